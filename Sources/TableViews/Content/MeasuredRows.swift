/// The rows of a section that cells have measured, and the estimate for the others.
///
/// Only a row that has been measured may be 0 high: an invisible row is never measured, so a row
/// that is estimated at 0 would never be seen again.
struct MeasuredRows: Hashable, Sendable {
  private var set = RowSet()
  /// The height of an unknown row; more than 0.
  let estimate: LayoutUnit

  init(estimate: LayoutUnit) { self.estimate = estimate }

  /// Returns true if a row has been measured.
  func contains(_ row: Int) -> Bool { set.contains(row) }

  mutating func insert(_ row: Int) { set.insert(row) }

  mutating func remove(_ row: Int) { set.remove(row) }

  /// Follows the rows as ``RowSet/replaceRows(removing:inserting:)`` does.
  mutating func replaceRows(removing removed: [Int], inserting inserted: [Int]) {
    set.replaceRows(removing: removed, inserting: inserted)
  }

  /// The heights that have to change if rows count as measured no more: those of 0.
  ///
  /// - Complexity: O(*m* log *n*) in the number of the rows and of all rows.
  func heightsWithoutMeasuring(
    of rows: some Sequence<Int>, in geometry: RowGeometry
  ) -> [(row: Int, height: LayoutUnit)] {
    rows.filter { geometry.height(ofRow: $0) == .zero }.map { (row: $0, height: estimate) }
  }

  /// The heights that have to change if no row counts as measured any more.
  func heightsWithoutMeasuring(in geometry: RowGeometry) -> [(row: Int, height: LayoutUnit)] {
    heightsWithoutMeasuring(of: set.runs.joined(), in: geometry)
  }
}
