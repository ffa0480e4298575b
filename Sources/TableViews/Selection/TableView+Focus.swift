import HeadlessViews
public import TableModels

extension TableView {
  /// The row that the keyboard acts on; nil for none.
  ///
  /// The focus stays with its row as a selection does. When the row is gone, it moves to a
  /// neighbour: the row that takes its place or, without one, the row before.
  ///
  /// Setting it does not scroll, and tells only the cells.
  ///
  /// - Precondition: The new row exists.
  public final var focusedRow: TableIndexPath? {
    get { settledMarks.focus?.indexPath }
    set {
      if let newValue { checkRow(newValue) }
      let row = newValue.map(mark)
      let changed = [settledMarks.focus?.indexPath, newValue].compactMap { $0 }
      markedRows.change(at: changed, of: self) {
        $0.focus = row
      }
    }
  }

  /// Moves the focus, and scrolls by the least distance that brings its row fully into view.
  ///
  /// - Returns: True if there is a row that can have the focus.
  /// - Complexity: O(log *n*) in the number of rows, and O(*s*) in the number of skipped sections
  ///   without rows.
  @discardableResult
  public final func moveFocus(_ movement: RowMovement) -> Bool {
    let current = focusedRow
    let target = content.geometry.row(
      by: movement, from: current, viewportTop: LayoutUnit(points: contentOffset),
      height: viewportHeight)
    guard let target else { return false }
    if target != current { focusedRow = target }
    // The cells that were told may have changed the content, or moved the focus.
    if let focusedRow { scrollToRow(at: focusedRow, at: .nearest) }
    return true
  }

  /// Performs the action of a key in a table.
  ///
  /// - Returns: True if the key has an action.
  final func press(_ key: Key) -> Bool {
    if let movement = RowMovement(key) { return moveFocus(movement) }
    guard key == .enter || key == .character(" "), let focusedRow else { return false }
    // A cell that takes taps itself takes them from the keyboard, too.
    if let cell = cellForRow(at: focusedRow), cell.handleTap(at: cell.middle) { return true }
    return tapRow(at: focusedRow)
  }
}

extension View {
  fileprivate var middle: LayoutPoint {
    LayoutPoint(x: bounds.minX + bounds.width / 2, y: bounds.minY + bounds.height / 2)
  }
}

extension RowMovement {
  /// The movement that a key asks for.
  init?(_ key: Key) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .home: self = .first
    case .end: self = .last
    case .right: self = .nextSection
    case .left: self = .previousSection
    case .enter, .escape, .tab, .character: return nil
    }
  }
}
