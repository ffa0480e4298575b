public import TableModels
import TableSources

// Selection by code, which tells nobody.

extension TableView {
  /// The place of the selected row, the topmost of several; nil if none is selected.
  ///
  /// A selection stays with its rows through insertions, deletions elsewhere, moves and
  /// reconfigurations. If the data source gives its rows identities, it stays through every change
  /// that keeps the row, reloads included. Without identities a reload keeps the places that still
  /// exist. A row that is gone is deselected, and the delegate is told its old place.
  public final var indexPathForSelectedRow: TableIndexPath? {
    settledMarks.selection.topmost
  }

  /// The places of the selected rows, from the top.
  ///
  /// - Complexity: O(*k* log *k*) in the number of selected rows.
  public final var indexPathsForSelectedRows: [TableIndexPath] {
    settledMarks.selection.indexPaths
  }

  /// Selects a row: as well as the selected ones in the mode `multiple`, otherwise instead of them.
  /// The delegate is not told.
  ///
  /// - Precondition: The row exists.
  /// - Complexity: O(1) in the mode `multiple`.
  public final func selectRow(at indexPath: TableIndexPath) {
    checkRow(indexPath)
    let row = mark(indexPath)
    let keepsOthers = selectionMode == .multiple
    let others = keepsOthers ? [] : markedRows.marks.selection.indexPaths
    markedRows.change(at: others + [indexPath], of: self) {
      $0.selection.select(row, keepingOthers: keepsOthers)
    }
  }

  /// Deselects a row, if it is selected. The delegate is not asked and not told.
  ///
  /// - Precondition: The row exists.
  public final func deselectRow(at indexPath: TableIndexPath) {
    checkRow(indexPath)
    markedRows.change(at: [indexPath], of: self) { $0.selection.deselect(indexPath) }
  }

  /// Deselects all rows. The delegate is not asked and not told.
  ///
  /// - Complexity: O(*k* log *k*) in the number of selected rows.
  public final func deselectAll() {
    let selected = settledMarks.selection.indexPaths
    markedRows.change(at: selected, of: self) { $0.selection = RowSelection() }
  }

  /// Deselects the rows that the selection mode has no room for: all but the topmost.
  final func keepSelectionInMode() {
    guard selectionMode != .multiple else { return }
    let selected = markedRows.marks.selection.indexPaths
    markedRows.change(at: selected, of: self) { $0.selection.keepOne() }
  }

  /// The marks, after a load if one is due.
  final var settledMarks: RowMarks {
    loadWhatIsThere()
    return markedRows.marks
  }

  /// The mark of a row. Its identity can be read only while the data source has the content that
  /// the table loaded.
  final func mark(_ indexPath: TableIndexPath) -> RowMark {
    let isInStep = content.isInStep && !work.isBehind
    return RowMark(
      indexPath: indexPath,
      identity: isInStep ? content.dataSource?.identity(at: indexPath) : nil)
  }
}
