/// One way of doing what a suite times.
struct Workload {
  /// What the row of the report is called.
  let name: String
  /// Does the work for so many items, and returns a checksum of what it did: the work cannot be
  /// optimised away, and a wrong answer shows.
  let run: (_ items: Int) -> Int
}
