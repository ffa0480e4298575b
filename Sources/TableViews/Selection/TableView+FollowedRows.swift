import TableModels
import TableSources

// Selected and focused rows when the content changes. Without such rows nothing is asked and
// nothing happens.

extension TableView {
  /// Finds the marked rows again after a batch, when geometry and items are up to date.
  func followMarkedRows(
    by map: RowMap, refreshed: Set<TableIndexPath>, in dataSource: any TableViewDataSource
  ) {
    guard !marks.isEmpty else { return }
    let counts = content.counts
    let follower = RowFollower(
      marks.rows, map: map, refreshed: refreshed, counts: counts,
      identity: dataSource.identity(at:))
    settleMarks(follower.follow) { map.neighbour(of: $0, counts: counts) }
  }

  /// Finds the marked rows again after a reload, when the content has been read.
  ///
  /// - Parameter isSameSource: True if the data source is the one that was loaded before.
  func followMarkedRowsThroughReload(isSameSource: Bool) {
    guard !marks.isEmpty else { return }
    let follower = reloadFollower(marks.rows, isSameSource: isSameSource)
    settleMarks(follower.follow) { isSameSource ? $0 : nil }
  }

  /// The follower of rows through a reload, when the content has been read.
  func reloadFollower(_ rows: [RowMark], isSameSource: Bool) -> RowFollower {
    let dataSource = content.dataSource
    let geometry = content.geometry
    return RowFollower(
      rows, keepsPlaces: isSameSource && dataSource != nil, contains: geometry.contains,
      identity: { dataSource?.identity(at: $0) },
      search: { dataSource?.indexPaths(ofRowsWith: $0).filter { geometry.contains($1) } ?? [:] })
  }

  /// Changes the marks, then tells the visible cells, then tells the delegate of the rows that are
  /// gone.
  ///
  /// - Parameters:
  ///   - follow: Returns the mark of a row after the change; nil for a row that is gone.
  ///   - neighbour: Returns the nearest row to one that is gone; nil for none.
  private func settleMarks(
    _ follow: (RowMark) -> RowMark?, neighbour: (TableIndexPath) -> TableIndexPath?
  ) {
    var followed = marks
    let gone = followed.follow(follow) { focus in
      let place = neighbour(focus).flatMap(content.geometry.row(nearest:))
      return place.map { RowMark(indexPath: $0, identity: content.dataSource?.identity(at: $0)) }
    }
    marks = followed
    stage.mark(by: followed)
    for indexPath in gone { report(.deselect(indexPath)) }
    guard let delegate else { return }
    for indexPath in gone { delegate.tableView(self, didDeselectRowAt: indexPath) }
  }

  /// The mark of a row. Its identity can be read only while the data source has the content that
  /// the table loaded.
  func mark(_ indexPath: TableIndexPath) -> RowMark {
    let isInStep = content.isInStep && !work.isBehind
    return RowMark(
      indexPath: indexPath,
      identity: isInStep ? content.dataSource?.identity(at: indexPath) : nil)
  }
}

extension TableGeometry {
  /// Returns true if there is such a row.
  func contains(_ indexPath: TableIndexPath) -> Bool {
    sections.indices.contains(indexPath.section) && indexPath.row >= 0
      && indexPath.row < sections[indexPath.section].rows.count
  }
}
