/// A piece of work that a suite measures: so many rows through one way of doing it.
struct Workload {
  /// What the row of the report is called.
  let name: String
  /// Does the work on `rows` rows and returns a checksum of what it did, so that nothing is optimised
  /// away and wrong answers show.
  let run: (_ rows: Int) -> Int
}

/// Workloads that answer one question and must give one answer.
struct Suite {
  /// What `--filter` selects by.
  let name: String
  /// What the figures are about, in a sentence.
  let summary: String
  /// The name of the workload that the others are compared with.
  let control: String
  /// How many rows a timed run has.
  let rows: Int
  let workloads: [Workload]
}
