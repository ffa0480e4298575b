import TableModels
import TableSources

/// What a table knows of measured rows beyond their places: by identity, so that it survives a reload
/// and a row that comes back in another section.
struct RememberedRows {
  /// The fewest heights that are kept, whether their rows are there or not.
  static let leastLimit = 1_000

  /// How wide the cells were that said how high they are, in points.
  let width: Double
  /// What cells said last, all of that width.
  private var recent: [RowIdentity: LayoutUnit] = [:]
  /// What cells said before that: `recent`, when it was full.
  private var older: [RowIdentity: LayoutUnit] = [:]
  private var limit = leastLimit
  /// The first visible row as the last pass left it, and how far it stands below the viewport's top.
  var first: (identity: RowIdentity, below: LayoutUnit)?

  init(width: Double = 0) { self.width = width }

  /// The number of rows whose heights are kept, a row twice that was measured again.
  var count: Int { recent.count + older.count }

  /// Keeps what a cell said of a row, as an estimate for later: nobody knows what a row shows after a
  /// reload. An estimate has to be more than 0, so that a row without a height is forgotten.
  ///
  /// Keeps the heights of as many rows as the table has, and of ``leastLimit`` at least, and at most
  /// twice as many: when there are so many new ones, those before them are forgotten.
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

  /// The height that is remembered of a row, more than 0; nil where none is.
  func height(of indexPath: TableIndexPath, in dataSource: any TableViewDataSource) -> LayoutUnit? {
    guard count > 0, let identity = dataSource.identity(at: indexPath) else { return nil }
    return recent[identity] ?? older[identity]
  }

  /// The rows of a section that nothing else is known of.
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
