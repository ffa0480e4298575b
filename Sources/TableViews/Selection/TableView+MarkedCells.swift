import TableModels
import TableSources

// How cells learn whether their rows are selected or focused. A cell that is in no such state is all
// that `marksRows` is false promises, so a table in which nothing is selected asks one flag a row.

extension TableView {
  /// Shows a row. The cell of one that is selected or focused knows so before it is configured; one
  /// that was dequeued by hand, as soon as it is shown.
  @inline(__always)
  final func showRow(at indexPath: TableIndexPath, in pass: inout DisplayPass) {
    pass.slot.indexPath = indexPath
    if marksRows {
      showMarkedRow(at: indexPath, in: &pass)
    } else {
      pass.dataSource.show(&pass.slot, at: indexPath)
    }
  }

  @inline(never)
  private func showMarkedRow(at indexPath: TableIndexPath, in pass: inout DisplayPass) {
    let state = marks.state(at: indexPath)
    guard state != RowState() else { return pass.dataSource.show(&pass.slot, at: indexPath) }
    var slot = RowSlot(from: MarkingSupply(state, queue: reuseQueue))
    slot.indexPath = indexPath
    pass.dataSource.show(&slot, at: indexPath)
    guard let cell = slot.take() else { return }
    // The closure may have selected or deselected rows.
    (cell as? TableViewCell)?.show(marks.state(at: indexPath))
    pass.slot.show(cell, ticket: slot.ticket)
  }

  /// Gives the cell of one item on show the state of its row.
  final func markCell(at index: Int) {
    guard marksRows else { return }
    shownItems[index].cell?.show(marks.state(at: shownItems[index].position.indexPath))
  }

  /// Makes a cell that leaves the screen forget the state of its row.
  @inline(__always)
  final func unmarkCell(at index: Int) {
    if marksRows { shownItems[index].cell?.show(RowState()) }
  }

  /// Makes sure, at the end of a layout pass, that the cells of rows which somebody selected while they
  /// were being shown know it.
  final func settleMarkedCells() {
    if marksChangedInPass {
      marksChangedInPass = false
      markShownCells()
    }
    checkMarkInvariants()
  }

  /// Gives all cells on show the states of their rows.
  ///
  /// - Complexity: O(*v* log *k*) in the number of rows on show and of selected rows.
  final func markShownCells() {
    for item in shownItems { item.cell?.show(marks.state(at: item.position.indexPath)) }
  }

  /// Changes which rows are selected or focused, and tells the cells of the rows named.
  final func changeMarks(
    at indexPaths: [TableIndexPath], _ change: (inout RowMarks) -> Void
  ) {
    change(&marks)
    for indexPath in indexPaths {
      shownCell(at: indexPath)?.show(marks.state(at: indexPath))
    }
  }

  /// The cell of a row on show as things are, without a layout pass.
  final func shownCell(at indexPath: TableIndexPath) -> TableViewCell? {
    let position = ContentPosition.row(indexPath)
    let index = shownItems.firstIndexInOrder { $0.position >= position }
    guard index < shownItems.count, shownItems[index].position == position else { return nil }
    return shownItems[index].cell
  }
}
