import HeadlessViews

/// Why rows that are there draw nothing.
struct BlankRows: Hashable, Sendable {
  /// A cell that draws nothing.
  struct Cell: Hashable, Sendable {
    /// The name of its class.
    let type: String
    /// Whether there is a view in it.
    let hasSubviews: Bool
    /// Whether one of them has an area.
    let hasRoom: Bool
  }

  /// How many rows there are.
  let rows: Int
  /// How high all of the content is, in points.
  let contentHeight: Double
  /// The size of the table.
  let size: LayoutSize
  /// The cells on show, if none of them draws anything.
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
  /// What there is to know of a cell that draws nothing; nil for one that draws something.
  init?(_ cell: TableViewCell) {
    guard cell.displayList().items.isEmpty else { return nil }
    type = String(describing: Swift.type(of: cell))
    hasSubviews = !cell.subviews.isEmpty
    hasRoom = cell.subviews.contains { $0.frame.width > 0 && $0.frame.height > 0 }
  }
}
