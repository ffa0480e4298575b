/// One way to do the work that a suite times.
struct Workload {
  /// The name of the row in the report.
  let name: String
  /// Does the work for a number of items, and returns its checksum.
  ///
  /// The checksum keeps the optimiser from removing the work, and reveals a wrong answer.
  let run: (_ items: Int) -> Int
}
