import TableModels
import TableSources

/// The single rows that a table remembers: the selected ones, and the one with the focus.
struct RowMarks: Hashable {
  var selection = RowSelection()
  var focus: RowMark?
  /// The rows that are being tapped while the delegate is asked and told, one inside of the other;
  /// nil for a row that is gone.
  var tapped: [RowMark?] = []

  var isEmpty: Bool { selection.isEmpty && focus == nil && tapped.isEmpty }

  /// The state of a row for its cell.
  func state(at indexPath: TableIndexPath) -> RowState {
    RowState(
      isSelected: selection.contains(indexPath), isFocused: focus?.indexPath == indexPath)
  }

  /// All rows that are remembered.
  var rows: [RowMark] { selection.rows + ([focus] + tapped).compactMap { $0 } }

  /// Finds the rows again after a change.
  ///
  /// - Parameters:
  ///   - follow: Returns the mark of a row after the change; nil for a row that is gone.
  ///   - neighbour: The row that the focus goes to from one that is gone; nil for none.
  /// - Returns: The old places of the selected rows that are gone.
  mutating func follow(
    _ follow: (RowMark) -> RowMark?, neighbour: (TableIndexPath) -> RowMark?
  ) -> [TableIndexPath] {
    let (selection, gone) = selection.followed(by: follow)
    self.selection = selection
    focus = focus.flatMap { follow($0) ?? neighbour($0.indexPath) }
    tapped = tapped.map { $0.flatMap(follow) }
    return gone
  }
}

/// The state of a row that its cell shows beside the model.
struct RowState: Hashable {
  var isSelected = false
  var isFocused = false
}

extension ForwardingSupply {
  /// A supply that tells a cell its row's selection and focus before it is configured.
  convenience init(marking state: RowState, queue: ReuseQueue) {
    self.init(to: queue) { kind in
      let dequeued = queue.dequeueCell(of: kind)
      (dequeued.cell as? TableViewCell)?.show(state)
      return dequeued
    }
  }
}
