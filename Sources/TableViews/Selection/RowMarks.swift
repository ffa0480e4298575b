import TableModels
import TableSources

/// What a table remembers of single rows: which are selected, and which has the focus.
struct RowMarks: Hashable {
  var selection = RowSelection()
  var focus: RowMark?
  /// The rows that are being tapped, while the delegate is asked and told: one inside of the other. Nil
  /// for one that is gone.
  var tapped: [RowMark?] = []

  var isEmpty: Bool { selection.isEmpty && focus == nil && tapped.isEmpty }

  /// What the cell of a row has to show.
  func state(at indexPath: TableIndexPath) -> RowState {
    RowState(
      isSelected: selection.contains(indexPath), isFocused: focus?.indexPath == indexPath)
  }

  /// All rows that are remembered.
  var rows: [RowMark] { selection.rows + ([focus] + tapped).compactMap { $0 } }

  /// Finds the rows again after a change.
  ///
  /// - Parameters:
  ///   - follow: Where a row is after the change; nil for one that is gone.
  ///   - neighbour: The row that the focus goes to from one that is gone; nil for none.
  /// - Returns: The places that the selected rows had which are gone.
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

/// What a cell shows of its row beside the model.
struct RowState: Hashable {
  var isSelected = false
  var isFocused = false
}

extension ForwardingSupply {
  /// Tells a cell that its row is selected or has the focus before it is configured.
  convenience init(marking state: RowState, queue: ReuseQueue) {
    self.init(to: queue) { kind in
      let dequeued = queue.dequeueCell(of: kind)
      (dequeued.cell as? TableViewCell)?.show(state)
      return dequeued
    }
  }
}
