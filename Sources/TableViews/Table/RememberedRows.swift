import TableModels
import TableSources

/// What a table knows of measured rows beyond their places: by identity, so that it survives a reload
/// and a row that comes back in another section.
struct RememberedRows {
  /// What cells said, all of one width. An estimate wherever it is used: nobody knows what a row shows
  /// after a reload.
  private(set) var heights: [RowIdentity: LayoutUnit] = [:]
  /// The first visible row as the last pass left it, and how far it stands below the viewport's top.
  var first: (identity: RowIdentity, below: LayoutUnit)?

  mutating func remember(_ height: LayoutUnit, of identity: RowIdentity?) {
    if let identity { heights[identity] = height }
  }

  /// The height that is remembered of a row.
  func height(of indexPath: TableIndexPath, in dataSource: any TableViewDataSource) -> LayoutUnit? {
    guard !heights.isEmpty else { return nil }
    return dataSource.identity(at: indexPath).flatMap { heights[$0] }
  }

  /// The rows of a section that nothing else is known of.
  ///
  /// - Complexity: O(1), and O(*n*) in the number of rows where any height is remembered.
  func rows(
    ofSection section: Int, count: Int, estimate: LayoutUnit, in dataSource: any TableViewDataSource
  ) -> LoadedContent.Rows {
    var rows = LoadedContent.Rows(
      geometry: .uniform(count: count, height: estimate), measured: RowSet())
    guard !heights.isEmpty else { return rows }
    rows.geometry.setHeights(
      (0..<count).compactMap { row in
        height(of: TableIndexPath(section: section, row: row), in: dataSource)
          .map { (row: row, height: $0) }
      })
    return rows
  }
}
