public import HeadlessViews
public import TableModels

extension TableView {
  /// The row at a point, if its cell can be seen and tapped there: not below a sticking header, and
  /// not outside of the viewport.
  ///
  /// - Parameter point: A point in the content, from its top left corner: in the table's own
  ///   coordinates, in which the viewport begins at ``contentOffset``.
  /// - Complexity: O(*n*) in the number of shown views, and a layout pass if one is due.
  public final func indexPathForRow(at point: LayoutPoint) -> TableIndexPath? {
    let items = settledItems
    var hit = hitTest(point)
    while let view = hit, view.superview !== stage.contentView { hit = view.superview }
    guard let view = hit else { return nil }
    return items.first { $0.isRow && $0.view === view }?.position.indexPath
  }

  /// Performs a person's tap on a row.
  ///
  /// - Returns: True if the row takes taps; false if nothing can be selected.
  final func tapRow(at indexPath: TableIndexPath) -> Bool {
    let selection = markedRows.marks.selection
    let reaction = selection.reaction(toTapAt: indexPath, mode: selectionMode)
    guard reaction != .ignore else { return false }
    // The delegate may change the content, so the row is followed like a selected one.
    markedRows.beginTap(on: mark(indexPath))
    defer { markedRows.endTap() }
    // The keyboard continues from the tapped row.
    if markedRows.marks.focus != nil { focusedRow = indexPath }
    guard let row = tappedRow else { return true }
    if reaction == .select { selectTapped(row) } else { deselectTapped(row) }
    return true
  }

  /// The row of the innermost tap in progress; nil if it is gone.
  private var tappedRow: TableIndexPath? { settledMarks.tapped.last??.indexPath }

  private func selectTapped(_ asked: TableIndexPath) {
    let delegate = delegate
    if let delegate {
      guard let answer = delegate.tableView(self, willSelectRowAt: asked) else { return }
      if answer != asked { tapInstead(at: answer) }
    }
    guard let row = tappedRow, makeRoomByTap(for: row),
      let row = tappedRow
    else { return }
    selectRow(at: row)
    delegate?.tableView(self, didSelectRowAt: row)
  }

  private func deselectTapped(_ asked: TableIndexPath) {
    let delegate = delegate
    if let delegate {
      guard let answer = delegate.tableView(self, willDeselectRowAt: asked) else { return }
      if answer != asked { tapInstead(at: answer) }
    }
    guard let row = tappedRow else { return }
    deselectByTap(row)
  }

  /// Deselects the selected row if only one can be selected.
  ///
  /// - Returns: True if another row can be selected.
  private func makeRoomByTap(for row: TableIndexPath) -> Bool {
    guard selectionMode != .multiple, let other = markedRows.marks.selection.rowMakingRoom(for: row)
    else { return true }
    if let delegate {
      guard let answer = delegate.tableView(self, willDeselectRowAt: other) else { return false }
      if answer != other {
        checkRow(answer)
        deselectByTap(answer)
      }
    }
    // The row to select may have moved meanwhile, and so may the one to deselect.
    guard let row = tappedRow else { return false }
    guard let other = markedRows.marks.selection.rowMakingRoom(for: row) else { return true }
    deselectByTap(other)
    return true
  }

  private func deselectByTap(_ row: TableIndexPath) {
    guard markedRows.marks.selection.contains(row) else { return }
    deselectRow(at: row)
    delegate?.tableView(self, didDeselectRowAt: row)
  }

  private func tapInstead(at indexPath: TableIndexPath) {
    checkRow(indexPath)
    markedRows.redirectTap(to: mark(indexPath))
  }
}
