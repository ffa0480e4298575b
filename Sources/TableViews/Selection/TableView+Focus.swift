import HeadlessViews
public import TableModels

extension TableView {
  /// The row that the keyboard acts on; nil for none.
  ///
  /// It stays with its row as a selection does. When the row is gone, the focus moves to a neighbour:
  /// the row that takes its place, or the one before where there is none.
  ///
  /// Setting it scrolls nowhere and tells nobody but the cells.
  ///
  /// - Precondition: The new row exists.
  public final var focusedRow: TableIndexPath? {
    get { settledMarks.focus?.indexPath }
    set {
      if let newValue { checkRow(newValue) }
      let row = newValue.map(mark)
      changeMarks(at: [settledMarks.focus?.indexPath, newValue].compactMap { $0 }) {
        $0.focus = row
      }
    }
  }

  /// Moves the focus, and scrolls as little as brings its row fully into view.
  ///
  /// - Returns: Whether there is a row that can have the focus.
  /// - Complexity: O(log *n*) in the number of rows, and O(*s*) in the number of sections without rows
  ///   that are passed over.
  @discardableResult
  public final func moveFocus(_ movement: RowMovement) -> Bool {
    let current = focusedRow
    let target = content.geometry.row(
      by: movement, from: current, viewportTop: LayoutUnit(points: contentOffset),
      height: viewportHeight)
    guard let target else { return false }
    if target != current { focusedRow = target }
    // The cells that are told may have changed the content, or moved the focus.
    if let focusedRow { scrollToRow(at: focusedRow, at: .nearest) }
    return true
  }

  /// Does what a key means for a table.
  ///
  /// - Returns: Whether it means anything.
  final func press(_ key: Key) -> Bool {
    if let movement = RowMovement(key) { return moveFocus(movement) }
    guard key == .enter || key == .character(" "), let focusedRow else { return false }
    return tapRow(at: focusedRow)
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
