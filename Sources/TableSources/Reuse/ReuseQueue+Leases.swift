extension ReuseQueue {
  /// The leases of the cell of a ticket.
  ///
  /// - Precondition: The queue gave the ticket.
  public func leases(ofTicket ticket: CellTicket) -> CellLeases {
    let ticket = ticket.storage
    if let leases = places[ticket].leases { return leases }
    let leases = CellLeases()
    places[ticket].leases = leases
    return leases
  }

  /// Ends the lease of a cell that is about to show another model, or none.
  ///
  /// The user's closures run when the queue is in order again.
  func endLease(ofTicket ticket: Int) {
    if let leases = places[ticket].leases { leases.endCurrent() }
  }

  /// Ends the leases of all cells: those in use end with their host.
  package func endLeases() {
    for ticket in places.indices { endLease(ofTicket: ticket) }
  }
}
