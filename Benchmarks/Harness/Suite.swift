/// Ways of doing one thing, measured in one run and compared with one of them.
struct Suite {
  /// What `--filter` selects by.
  let name: String
  /// What is measured, in one sentence.
  let summary: String
  /// The name of the workload that the others are compared with.
  let control: String
  /// How many rows a timed run has.
  let rows: Int
  /// The ways, in the order of the report. All must give the same checksum.
  let workloads: [Workload]
}

extension Suite {
  /// All suites, in the order of the report.
  static var all: [Suite] { [ReuseSuite.make()] + DifferenceSuite.make() }
}
