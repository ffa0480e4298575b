/// One way to do the work that a suite times.
package struct Workload {
  /// The name of the row in the report.
  package let name: String
  /// Does the work for a number of items, and returns its checksum.
  ///
  /// The checksum keeps the optimiser from removing the work, and reveals a wrong answer.
  package let run: (_ items: Int) -> Int

  package init(name: String, run: @escaping (_ items: Int) -> Int) {
    self.name = name
    self.run = run
  }
}
