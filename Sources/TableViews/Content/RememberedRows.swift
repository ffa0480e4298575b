import TableModels
import TableSources

/// The heights of measured rows by identity, which survive a reload and a move to another section.
struct RememberedRows {
  /// The least number of heights that are kept, also of rows that have gone.
  static let leastLimit = 1_000

  /// The width of the cells that were measured, in points.
  let width: Double
  /// The latest heights, all for that width.
  private var recent: [RowIdentity: LayoutUnit] = [:]
  /// The heights before those: `recent`, when it was full.
  private var older: [RowIdentity: LayoutUnit] = [:]
  private var limit = leastLimit
  /// The first visible row after the last pass, with its distance from the viewport's top.
  var first: (identity: RowIdentity, below: LayoutUnit)?

  init(width: Double = 0) { self.width = width }

  /// The number of heights; a row that was measured again counts twice.
  var count: Int { recent.count + older.count }

  /// Keeps the measured height of a row, as an estimate for later: nobody knows what a row shows
  /// after a reload.
  ///
  /// An estimate has to be more than 0, so a row without a height is forgotten.
  ///
  /// The number of kept heights is at least the number of rows of the table, at least
  /// ``leastLimit``, and at most twice the greater of these: then the older heights are forgotten.
  ///
  /// - Parameter rowCount: The number of rows that the table has; seldom asked for.
  mutating func remember(
    _ height: LayoutUnit, of identity: RowIdentity?, among rowCount: @autoclosure () -> Int
  ) {
    guard let identity else { return }
    guard height > .zero else {
      recent[identity] = nil
      older[identity] = nil
      return
    }
    recent[identity] = height
    guard recent.count >= limit else { return }
    limit = max(Self.leastLimit, rowCount())
    guard recent.count >= limit else { return }
    older = recent
    recent = [:]
  }

  /// The remembered height of a row, more than 0; nil if there is none.
  func height(of indexPath: TableIndexPath, in dataSource: any TableViewDataSource) -> LayoutUnit? {
    guard let identity = dataSource.identity(at: indexPath) else { return nil }
    return recent[identity] ?? older[identity]
  }

  /// The rows of a section without any other knowledge.
  ///
  /// - Complexity: O(1), and O(*n*) in the number of rows where any height is remembered.
  func rows(
    ofSection section: Int, count: Int, estimate: LayoutUnit, in dataSource: any TableViewDataSource
  ) -> LoadedContent.Rows {
    var rows = LoadedContent.Rows(
      geometry: .uniform(count: count, height: estimate),
      measured: MeasuredRows(estimate: estimate))
    guard self.count > 0 else { return rows }
    rows.geometry.setHeights(
      (0..<count).compactMap { row in
        height(of: TableIndexPath(section: section, row: row), in: dataSource)
          .map { (row: row, height: $0) }
      })
    return rows
  }
}
