import HeadlessViews

/// The reason why existing rows draw nothing.
struct BlankRows: Hashable, Sendable {
  /// A cell that draws nothing.
  struct Cell: Hashable, Sendable {
    /// The name of its class.
    let type: String
    /// True if the cell has a subview.
    let hasSubviews: Bool
    /// True if one of them has an area.
    let hasRoom: Bool
  }

  /// The number of rows.
  let rows: Int
  /// The height of all content, in points.
  let contentHeight: Double
  /// The size of the table.
  let size: LayoutSize
  /// The visible cells, if none of them draws anything.
  let blankCells: [Cell]

  /// The reasons, the outermost first, and each class of cells once.
  var reasons: [TableDiagnostic] {
    guard rows > 0 else { return [] }
    guard size.width > 0, size.height > 0 else { return [.noRoom(rows: rows, size: size)] }
    guard contentHeight > 0 else { return [.rowsWithoutHeight(rows: rows)] }
    var seen: Set<Cell> = []
    return blankCells.compactMap { cell in
      guard !cell.hasRoom, seen.insert(cell).inserted else { return nil }
      return cell.hasSubviews
        ? .subviewsWithoutFrame(cell: cell.type) : .cellWithoutSubviews(cell: cell.type)
    }
  }
}

extension BlankRows.Cell {
  /// Creates the description of a cell that draws nothing; nil for a cell that draws something.
  init?(_ cell: TableViewCell) {
    guard cell.displayList().items.isEmpty else { return nil }
    type = String(describing: Swift.type(of: cell))
    hasSubviews = !cell.subviews.isEmpty
    hasRoom = cell.subviews.contains { $0.frame.width > 0 && $0.frame.height > 0 }
  }
}
