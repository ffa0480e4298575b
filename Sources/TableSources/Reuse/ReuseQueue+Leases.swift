extension ReuseQueue {
  /// A number that changes whenever the cell of a ticket stops showing what it shows.
  ///
  /// - Precondition: The queue gave the ticket.
  public func leaseNumber(ofTicket ticket: Int) -> Int {
    places[ticket].leaseNumber
  }

  /// Runs a closure when the cell of a ticket stops showing what it shows.
  ///
  /// - Precondition: The queue gave the ticket.
  public func atEndOfLease(ofTicket ticket: Int, perform action: @escaping () -> Void) {
    places[ticket].endOfLease.append(action)
  }

  /// The cell of a ticket is about to show another model, or none.
  ///
  /// The user's closures run when the queue is in order again.
  func endLease(ofTicket ticket: Int) {
    places[ticket].leaseNumber += 1
    if !places[ticket].endOfLease.isEmpty { runEndOfLease(ofTicket: ticket) }
  }

  func runEndOfLease(ofTicket ticket: Int) {
    let actions = places[ticket].endOfLease
    places[ticket].endOfLease = []
    for action in actions { action() }
  }
}
