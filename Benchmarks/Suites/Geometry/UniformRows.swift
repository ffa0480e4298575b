import Tables

/// A table of rows that are 60 points high each, written by hand.
final class UniformRows: TableViewDataSource {
  private let count: Int
  private let row = CellRegistration<FriendRow, Int> { _, _ in }

  init(count: Int) { self.count = count }

  func numberOfRows(inSection section: Int) -> Int { count }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(indexPath.row, with: row)
  }

  /// A table that shows the last rows.
  func makeTable() -> TableView {
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 300, height: 600))
    table.rowHeight = 60
    table.dataSource = self
    table.layoutIfNeeded()
    table.contentOffset = table.contentHeight - 600
    table.layoutIfNeeded()
    return table
  }

  /// Makes a table of these rows, jumps to the end, and reads the position of the last row.
  ///
  /// - Returns: The number of visible rows, or -1 if the last row is not in its exact position.
  func jumpToEnd() -> Int {
    let table = makeTable()
    let last = TableIndexPath(section: 0, row: count - 1)
    let isInPlace =
      table.rectForRow(at: last).minY == 60 * Double(count - 1)
      && table.cellForRow(at: last) != nil
    return isInPlace ? table.visibleCells.count : -1
  }
}
