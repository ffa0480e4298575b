import TableModels

/// The selected rows: a value that decides on the effect of a tap, and finds its rows again after a
/// change.
struct RowSelection: Hashable {
  /// The selected rows, from the top, each once.
  private(set) var rows: [RowMark] = []

  var isEmpty: Bool { rows.isEmpty }

  /// The selected rows, from the top.
  var indexPaths: [TableIndexPath] { rows.map(\.indexPath) }

  /// - Complexity: O(log *k*) in the number of selected rows.
  func contains(_ indexPath: TableIndexPath) -> Bool {
    let index = index(of: indexPath)
    return index < rows.count && rows[index].indexPath == indexPath
  }

  /// Selects a row.
  ///
  /// - Parameter keepingOthers: True if the selected rows stay selected.
  mutating func select(_ row: RowMark, keepingOthers: Bool) {
    if !keepingOthers { rows.removeAll() }
    let index = index(of: row.indexPath)
    if index < rows.count, rows[index].indexPath == row.indexPath {
      rows[index] = row
    } else {
      rows.insert(row, at: index)
    }
  }

  /// Deselects a row.
  ///
  /// - Returns: True if it was selected.
  @discardableResult
  mutating func deselect(_ indexPath: TableIndexPath) -> Bool {
    guard contains(indexPath) else { return false }
    rows.remove(at: index(of: indexPath))
    return true
  }

  /// Deselects all rows but the topmost.
  mutating func keepOne() {
    rows.removeLast(max(0, rows.count - 1))
  }

  private func index(of indexPath: TableIndexPath) -> Int {
    rows.firstIndexInOrder { $0.indexPath >= indexPath }
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
    rows.first.flatMap { $0.indexPath == indexPath ? nil : $0.indexPath }
  }

  /// Returns the selection after a change.
  ///
  /// - Parameter follow: Returns the mark of a row after the change; nil for a row that is gone.
  /// - Returns: The selection, and the old places of the rows that are gone.
  /// - Complexity: O(*k* log *k*) in the number of selected rows.
  func followed(
    by follow: (RowMark) -> RowMark?
  ) -> (selection: RowSelection, gone: [TableIndexPath]) {
    var gone: [TableIndexPath] = []
    var kept: [RowMark] = []
    for row in rows {
      if let place = follow(row) { kept.append(place) } else { gone.append(row.indexPath) }
    }
    kept.sort { $0.indexPath < $1.indexPath }
    var selection = RowSelection()
    // Rows of one identity may end at one place.
    for row in kept where row.indexPath != selection.rows.last?.indexPath {
      selection.rows.append(row)
    }
    return (selection, gone)
  }
}
