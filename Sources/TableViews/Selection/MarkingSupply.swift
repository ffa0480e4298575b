import TableSources

/// Tells a cell that its row is selected or has the focus before it is configured.
final class MarkingSupply: CellSupply {
  private let queue: ReuseQueue
  private let state: RowState

  init(_ state: RowState, queue: ReuseQueue) {
    self.state = state
    self.queue = queue
  }

  func dequeueCell(of kind: CellKind) -> (cell: AnyObject, ticket: Int) {
    let dequeued = queue.dequeueCell(of: kind)
    (dequeued.cell as? TableViewCell)?.show(state)
    return dequeued
  }

  func leases(ofTicket ticket: Int) -> CellLeases { queue.leases(ofTicket: ticket) }
}
