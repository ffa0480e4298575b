/// One way of doing what a suite measures.
struct Workload {
  /// What the row of the report is called.
  let name: String
  /// Does the work for so many rows, and returns a checksum of what it did: the work cannot be
  /// optimised away, and a wrong answer shows.
  let run: (_ rows: Int) -> Int
}
