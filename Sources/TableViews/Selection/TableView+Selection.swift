public import TableModels

// Selection by code, which tells nobody.

extension TableView {
  /// The place of the selected row, the topmost of several; nil if none is selected.
  ///
  /// A selection stays with its rows through insertions, deletions elsewhere, moves and
  /// reconfigurations. If the data source gives its rows identities, it stays through every change
  /// that keeps the row, reloads included. Without identities a reload keeps the places that still
  /// exist. A row that is gone is deselected, and the delegate is told its old place.
  public final var indexPathForSelectedRow: TableIndexPath? {
    settledMarks.selection.rows.first?.indexPath
  }

  /// The places of the selected rows, from the top.
  ///
  /// - Complexity: O(*k*) in the number of selected rows.
  public final var indexPathsForSelectedRows: [TableIndexPath] {
    settledMarks.selection.indexPaths
  }

  /// Selects a row: as well as the selected ones in the mode `multiple`, otherwise instead of them.
  /// The delegate is not told.
  ///
  /// - Precondition: The row exists.
  /// - Complexity: O(*k*) in the number of selected rows.
  public final func selectRow(at indexPath: TableIndexPath) {
    checkRow(indexPath)
    let row = mark(indexPath)
    let keepsOthers = selectionMode == .multiple
    changeMarks(at: (keepsOthers ? [] : marks.selection.indexPaths) + [indexPath]) {
      $0.selection.select(row, keepingOthers: keepsOthers)
    }
  }

  /// Deselects a row, if it is selected. The delegate is not asked and not told.
  ///
  /// - Precondition: The row exists.
  /// - Complexity: O(*k*) in the number of selected rows.
  public final func deselectRow(at indexPath: TableIndexPath) {
    checkRow(indexPath)
    changeMarks(at: [indexPath]) { $0.selection.deselect(indexPath) }
  }

  /// Deselects all rows. The delegate is not asked and not told.
  ///
  /// - Complexity: O(*k*) in the number of selected rows.
  public final func deselectAll() {
    changeMarks(at: settledMarks.selection.indexPaths) { $0.selection = RowSelection() }
  }

  /// Adapts the selection to another mode.
  final func selectionModeDidChange() {
    guard selectionMode != .multiple else { return }
    changeMarks(at: marks.selection.indexPaths) { $0.selection.keepOne() }
  }

  private func reportSelection(since before: RowSelection) {
    let now = marks.selection
    for row in before.indexPaths where !now.contains(row) { report(.deselect(row)) }
    for row in now.indexPaths where !before.contains(row) { report(.select(row)) }
  }

  /// The marks, after a load if one is due.
  final var settledMarks: RowMarks {
    loadWhatIsThere()
    return marks
  }

  /// Changes the selected or focused rows, and tells the cells of the named rows.
  final func changeMarks(
    at indexPaths: [TableIndexPath], _ change: (inout RowMarks) -> Void
  ) {
    let before = isObserved ? marks.selection : RowSelection()
    change(&marks)
    for indexPath in indexPaths { stage.mark(indexPath, by: marks) }
    if isObserved { reportSelection(since: before) }
  }
}
