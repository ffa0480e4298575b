/// A supply of cells of a reuse queue that a closure chooses or prepares, for hosts that treat some
/// rows specially.
package final class ForwardingSupply: CellSupply {
  private let queue: ReuseQueue
  private let dequeue: (CellKind) -> (cell: AnyObject, ticket: CellTicket)

  /// Creates a supply that forwards to a closure.
  ///
  /// - Parameters:
  ///   - queue: The queue of the cells.
  ///   - dequeue: Returns a cell of a kind, made by the queue.
  package init(
    to queue: ReuseQueue, dequeue: @escaping (CellKind) -> (cell: AnyObject, ticket: CellTicket)
  ) {
    self.queue = queue
    self.dequeue = dequeue
  }

  /// Creates a supply that gives a row its present cell again, if the kind fits, without
  /// `prepareForReuse()` unless the host calls it: for new content in place.
  ///
  /// - Parameters:
  ///   - cell: The present cell of the row.
  ///   - ticket: The ticket of the cell; `.none` for a cell of no queue.
  ///   - queue: The source of another cell.
  ///   - prepare: Prepares the present cell, before it is given again.
  package convenience init(
    reconfiguring cell: AnyObject, ticket: CellTicket, queue: ReuseQueue,
    prepare: @escaping () -> Void
  ) {
    self.init(to: queue) { kind in
      guard queue.isCell(of: ticket, of: kind) else { return queue.dequeueCell(of: kind) }
      // Work that still loads for the cell is not wanted any more.
      queue.endLease(ofTicket: ticket.storage)
      prepare()
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
