/// Cells of a reuse queue, of which each is chosen or prepared by a closure: how a host has a say in the
/// cells of some rows.
package final class ForwardingSupply: CellSupply {
  private let queue: ReuseQueue
  private let dequeue: (CellKind) -> (cell: AnyObject, ticket: CellTicket)

  /// - Parameters:
  ///   - queue: Where the cells are from.
  ///   - dequeue: Gives a cell of a kind, which the queue made.
  package init(
    to queue: ReuseQueue, dequeue: @escaping (CellKind) -> (cell: AnyObject, ticket: CellTicket)
  ) {
    self.queue = queue
    self.dequeue = dequeue
  }

  /// Gives a row the cell that it has already, if it wants one of that kind again: without
  /// `prepareForReuse()`, as it shows new content in place.
  ///
  /// - Parameters:
  ///   - cell: The cell that the row has.
  ///   - ticket: What came with it; `.none` for a cell of no queue.
  ///   - queue: Where another cell comes from.
  package convenience init(
    reconfiguring cell: AnyObject, ticket: CellTicket, queue: ReuseQueue
  ) {
    self.init(to: queue) { kind in
      guard queue.isCell(of: ticket, of: kind) else { return queue.dequeueCell(of: kind) }
      // Whatever was loading for the cell is not wanted any more.
      queue.endLease(ofTicket: ticket.storage)
      return (cell, ticket)
    }
  }

  package func dequeueCell(of kind: CellKind) -> (cell: AnyObject, ticket: CellTicket) {
    dequeue(kind)
  }

  package func leases(ofTicket ticket: CellTicket) -> CellLeases {
    queue.leases(ofTicket: ticket)
  }
}

extension ReuseQueue {
  fileprivate func isCell(of ticket: CellTicket, of kind: CellKind) -> Bool {
    ticket != .none && places[ticket.storage].pool == pool(of: kind)
  }
}
