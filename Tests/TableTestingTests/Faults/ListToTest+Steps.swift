import Tables

// What happens to the table of a list, and what can be seen of it.

extension ListToTest {
  func perform(_ step: PlantedFault.Step) {
    table?.layoutIfNeeded()
    switch step {
    case .act(let name): actions.first { $0.name == name }?.perform()
    case .scroll(let distance): table?.scroll(by: distance)
    case .tap(let x, let y):
      guard let table else { return }
      _ = table.hitTest(LayoutPoint(x: x, y: y + table.contentOffset)).map { tap($0, x, y) }
    case .select(let row): table?.selectRow(at: row)
    case .focus(let row): table?.focusedRow = row
    }
    table?.layoutIfNeeded()
  }

  private func tap(_ view: View, _ x: Double, _ y: Double) {
    guard let table else { return }
    if view is Control {
      _ = view.handleTap(at: .zero)
    } else {
      _ = table.handleTap(at: LayoutPoint(x: x, y: y + table.contentOffset))
    }
  }

  /// True if the table is not what it is after a reload in new cells.
  var isUnlikeAfterReload: Bool {
    guard let table, let source = table.dataSource else { return false }
    let counts = (0..<source.numberOfSections).map(source.numberOfRows(inSection:))
    let known = (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
    if counts != known || !table.diagnostics.isEmpty { return true }
    let before = table.displayList()
    // Without room no row has a cell, and without idle cells the next ones are new.
    let (frame, offset) = (table.frame, table.contentOffset)
    table.frame.size.height = 0
    table.reloadData()
    table.layoutIfNeeded()
    table.reuseQueue.trim()
    table.frame = frame
    // Rows above the viewport are measured again before the offset means the same.
    table.layoutIfNeeded()
    table.contentOffset = offset
    return before != table.displayList()
  }
}
