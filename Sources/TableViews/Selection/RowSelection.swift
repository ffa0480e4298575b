import TableModels
import TableSources

/// The selected rows: a value that decides on the effect of a tap, and finds its rows again after a
/// change.
struct RowSelection: Hashable {
  /// The selected rows with their identities, in no order: one more is selected at the same cost, wherever
  /// it is.
  private var identities: [TableIndexPath: RowIdentity?] = [:]

  var isEmpty: Bool { identities.isEmpty }

  /// The selected rows, from the top.
  ///
  /// - Complexity: O(*k* log *k*) in the number of selected rows.
  var indexPaths: [TableIndexPath] { identities.keys.sorted() }

  /// The selected rows, in no order.
  var rows: [RowMark] { identities.map { RowMark(indexPath: $0, identity: $1) } }

  /// The topmost selected row; nil for none.
  ///
  /// - Complexity: O(*k*) in the number of selected rows.
  var topmost: TableIndexPath? { identities.keys.min() }

  func contains(_ indexPath: TableIndexPath) -> Bool { identities[indexPath] != nil }

  /// Selects a row.
  ///
  /// - Parameter keepingOthers: True if the selected rows stay selected.
  mutating func select(_ row: RowMark, keepingOthers: Bool) {
    if !keepingOthers { identities.removeAll() }
    identities.updateValue(row.identity, forKey: row.indexPath)
  }

  /// Deselects a row.
  ///
  /// - Returns: True if it was selected.
  @discardableResult
  mutating func deselect(_ indexPath: TableIndexPath) -> Bool {
    identities.removeValue(forKey: indexPath) != nil
  }

  /// Deselects all rows but the topmost.
  mutating func keepOne() {
    let topmost = topmost
    identities = identities.filter { $0.key == topmost }
  }
}

// MARK: Decisions

extension RowSelection {
  /// The effect of a person's tap on a row.
  enum Reaction: Hashable {
    /// Leave the tap to somebody else.
    case ignore
    /// Select the row.
    case select
    /// Deselect the row.
    case deselect
  }

  func reaction(toTapAt indexPath: TableIndexPath, mode: RowSelectionMode) -> Reaction {
    switch mode {
    case .none: .ignore
    case .single: .select
    case .multiple: contains(indexPath) ? .deselect : .select
    }
  }

  /// The row to deselect before another is selected, in the mode of one row at a time.
  func rowMakingRoom(for indexPath: TableIndexPath) -> TableIndexPath? {
    topmost == indexPath ? nil : topmost
  }

  /// Returns the selection after a change.
  ///
  /// - Parameter follow: Returns the mark of a row after the change; nil for a row that is gone.
  /// - Returns: The selection, and the old places of the rows that are gone, from the top.
  /// - Complexity: O(*k* log *k*) in the number of selected rows.
  func followed(
    by follow: (RowMark) -> RowMark?
  ) -> (selection: RowSelection, gone: [TableIndexPath]) {
    var gone: [TableIndexPath] = []
    var selection = RowSelection()
    for row in rows.sorted(by: { $0.indexPath < $1.indexPath }) {
      if let followed = follow(row) {
        // Rows of one identity may end at one place.
        selection.select(followed, keepingOthers: true)
      } else {
        gone.append(row.indexPath)
      }
    }
    return (selection, gone)
  }
}
