extension RowSlot {
  /// Shows a cell that was dequeued for the same row elsewhere, with the ticket that came with it; for
  /// hosts that prepare the cells of some rows.
  ///
  /// - Precondition: The slot is empty.
  package mutating func show(_ cell: consuming AnyObject, ticket: CellTicket) {
    show(cell)
    cellTicket = ticket
  }
}
