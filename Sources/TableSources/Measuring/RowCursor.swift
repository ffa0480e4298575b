import TableModels

/// A position among all rows of a data source, with a next row after each one.
struct RowCursor {
  private let counts: [Int]
  private(set) var indexPath: TableIndexPath

  /// Creates a cursor at the first row.
  ///
  /// - Precondition: There is one.
  /// - Complexity: O(*s*) in the number of sections.
  init(firstRowOf source: some TableDataSource) {
    counts = (0..<source.numberOfSections).map { source.numberOfRows(inSection: $0) }
    guard let section = counts.firstIndex(where: { $0 > 0 }) else {
      fatalError("A data source without rows cannot be measured; give it a row")
    }
    indexPath = TableIndexPath(section: section, row: 0)
  }

  /// Moves to the next row: from the last to the first.
  mutating func advance() {
    var (section, row) = (indexPath.section, indexPath.row + 1)
    while row >= counts[section] { (section, row) = ((section + 1) % counts.count, 0) }
    indexPath = TableIndexPath(section: section, row: row)
  }
}
