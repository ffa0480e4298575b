extension RowSlot {
  /// Shows a cell that was dequeued for the same row elsewhere, with its ticket; for hosts that
  /// prepare cells.
  ///
  /// - Precondition: The slot is empty.
  package mutating func show(_ cell: consuming AnyObject, ticket: CellTicket) {
    show(cell)
    cellTicket = ticket
  }
}
