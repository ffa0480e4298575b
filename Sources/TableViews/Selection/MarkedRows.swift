import TableModels
import TableSources

/// The selected rows of a table and the row with the focus: the only writer of their marks.
///
/// Without such rows nothing is asked and nothing happens.
final class MarkedRows {
  /// The marks, at the places that the table has loaded.
  private(set) var marks = RowMarks() {
    didSet { isEmpty = marks.isEmpty }
  }
  // Unchecked exclusivity: a plain value, read for each row, which need not copy the marks for that.
  /// True if no row has a mark.
  @exclusivity(unchecked) private(set) var isEmpty = true

  /// Changes the selected or focused rows, and tells the cells and the observer.
  ///
  /// - Parameter indexPaths: All rows whose marks may change.
  func change(
    at indexPaths: [TableIndexPath], of table: TableView, _ change: (inout RowMarks) -> Void
  ) {
    let selected = table.isObserved ? Set(indexPaths.filter(marks.selection.contains)) : []
    change(&marks)
    for indexPath in indexPaths { table.stage.mark(indexPath, by: marks) }
    guard table.isObserved else { return }
    let now = Set(indexPaths.filter(marks.selection.contains))
    for row in selected.subtracting(now).sorted() { table.report(.deselect(row)) }
    for row in now.subtracting(selected).sorted() { table.report(.select(row)) }
  }

  // MARK: Taps

  /// Begins a tap, perhaps inside of another.
  func beginTap(on row: RowMark) { marks.tapped.append(row) }

  /// Gives the innermost tap another row.
  func redirectTap(to row: RowMark) { marks.tapped[marks.tapped.count - 1] = row }

  func endTap() { marks.tapped.removeLast() }

  // MARK: Changes of the content

  /// Finds the rows again after a batch, when geometry and items are up to date.
  func follow(
    _ map: RowMap, refreshed: Set<TableIndexPath>, of table: TableView,
    in dataSource: any TableViewDataSource
  ) {
    guard !isEmpty else { return }
    let counts = table.content.counts
    let follower = RowFollower(
      marks.rows, map: map, refreshed: refreshed, counts: counts,
      identity: dataSource.identity(at:))
    settle(follower.follow, of: table) { map.neighbour(of: $0, counts: counts) }
  }

  /// Finds the rows again after a reload, when the content has been read.
  ///
  /// - Parameter isSameSource: True if the data source is the one that was loaded before.
  func followReload(isSameSource: Bool, of table: TableView) {
    guard !isEmpty else { return }
    let follower = table.content.followerThroughReload(marks.rows, isSameSource: isSameSource)
    settle(follower.follow, of: table) { isSameSource ? $0 : nil }
  }

  /// Changes the marks, then tells the visible cells, then tells the observer and the delegate of the
  /// rows that are gone.
  ///
  /// - Parameters:
  ///   - follow: Returns the mark of a row after the change; nil for a row that is gone.
  ///   - neighbour: Returns the nearest row to one that is gone; nil for none.
  private func settle(
    _ follow: (RowMark) -> RowMark?, of table: TableView,
    neighbour: (TableIndexPath) -> TableIndexPath?
  ) {
    var followed = marks
    let content = table.content
    let gone = followed.follow(follow) { focus in
      let place = neighbour(focus).flatMap(content.geometry.row(nearest:))
      return place.map { RowMark(indexPath: $0, identity: content.dataSource?.identity(at: $0)) }
    }
    marks = followed
    table.stage.mark(by: followed)
    for indexPath in gone { table.report(.deselect(indexPath)) }
    guard let delegate = table.delegate else { return }
    for indexPath in gone { delegate.tableView(table, didDeselectRowAt: indexPath) }
  }
}

extension LoadedContent {
  /// The follower of rows through a reload, when the content has been read.
  ///
  /// - Parameter isSameSource: True if the data source is the one that was loaded before.
  func followerThroughReload(_ rows: [RowMark], isSameSource: Bool) -> RowFollower {
    let (dataSource, geometry) = (dataSource, geometry)
    return RowFollower(
      rows, keepsPlaces: isSameSource && dataSource != nil, contains: geometry.contains,
      identity: { dataSource?.identity(at: $0) },
      search: { dataSource?.indexPaths(ofRowsWith: $0).filter { geometry.contains($1) } ?? [:] })
  }
}

extension TableGeometry {
  /// Returns true if there is such a row.
  func contains(_ indexPath: TableIndexPath) -> Bool {
    sections.indices.contains(indexPath.section) && indexPath.row >= 0
      && indexPath.row < sections[indexPath.section].rows.count
  }
}
