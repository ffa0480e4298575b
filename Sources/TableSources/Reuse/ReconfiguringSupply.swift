/// Gives a row the cell that it has already, if it wants one of that kind again; for hosts that show
/// new content in place.
package final class ReconfiguringSupply: CellSupply {
  private let queue: ReuseQueue
  private let cell: AnyObject
  private let ticket: Int

  /// A supply for one row.
  ///
  /// - Parameters:
  ///   - cell: The cell that the row has.
  ///   - ticket: What came with it; negative for a cell of no queue.
  ///   - queue: Where another cell comes from.
  package init(cell: AnyObject, ticket: Int, queue: ReuseQueue) {
    self.cell = cell
    self.ticket = ticket
    self.queue = queue
  }

  /// The cell that the row has, without `prepareForReuse()`, where it is of the kind; otherwise
  /// another. Whatever was loading for the cell is not wanted any more.
  package func dequeueCell(of kind: CellKind) -> (cell: AnyObject, ticket: Int) {
    guard ticket >= 0, queue.isCell(ofTicket: ticket, of: kind) else {
      return queue.dequeueCell(of: kind)
    }
    queue.endLease(ofTicket: ticket)
    return (cell, ticket)
  }

  package func leases(ofTicket ticket: Int) -> CellLeases { queue.leases(ofTicket: ticket) }
}

extension ReuseQueue {
  fileprivate func isCell(ofTicket ticket: Int, of kind: CellKind) -> Bool {
    places[ticket].pool == pool(of: kind)
  }
}
