extension ReuseQueue {
  /// Returns a cell of the identifier's class: an idle one prepared by `prepareForReuse()`, or a
  /// new one.
  ///
  /// - Throws: ``UnregisteredCellIdentifier`` if the queue has never met the identifier.
  /// - Complexity: One dictionary look-up more than ``dequeueCell(of:)``.
  public func dequeue(
    withIdentifier identifier: String
  ) throws(UnregisteredCellIdentifier) -> any ReusableCell {
    let (cell, ticket) = dequeue(fromPool: try poolNumber(of: identifier), as: .byHand)
    lastTicketByHand = ticket
    return cell
  }

  /// Takes back a cell that was dequeued by identifier and is not on screen.
  ///
  /// - Throws: ``UnregisteredCellIdentifier`` if the queue has never met the identifier.
  /// - Precondition: This queue made the cell, for this identifier; it is neither idle already nor
  ///   on screen.
  /// - Complexity: O(1). The identifier is compared, not looked up.
  public func enqueue(
    _ cell: consuming any ReusableCell, withIdentifier identifier: String
  ) throws(UnregisteredCellIdentifier) {
    // The cell's place knows its pool and with it the identifier, which need not be looked up.
    let ticket = findPlace(of: cell)
    guard ticket >= 0, places[ticket].whereabouts == .byHand,
      isCell(cell, ofPool: places[ticket].pool, identifier: identifier)
    else { try refuse(cell, ticket: ticket, identifier: identifier) }
    putAway(consume cell, at: ticket)
  }

  @inline(__always)
  private func isCell(_ cell: AnyObject, ofPool pool: Int, identifier: String) -> Bool {
    pools[pool].identifier == identifier && type(of: cell) == pools[pool].cellType
  }

  // MARK: Mistakes

  /// Traps with the mistake in enqueuing a cell by identifier.
  private func refuse(
    _ cell: AnyObject, ticket: Int, identifier: String
  ) throws(UnregisteredCellIdentifier) -> Never {
    let pool = try poolNumber(of: identifier)
    guard type(of: cell) == pools[pool].cellType else { trapWrongClass(cell, pool: pool) }
    guard ticket >= 0 else {
      fatalError(
        "A \(type(of: cell)) was enqueued into a reuse queue that did not make it; enqueue it where it "
          + "was dequeued, or use prewarm to fill a queue")
    }
    guard places[ticket].whereabouts == .byHand else {
      trapNotByHand(cell, ticket: ticket, attempt: "enqueued")
    }
    fatalError(
      "A cell that was dequeued as \"\(pools[places[ticket].pool].identifier)\" was enqueued as "
        + "\"\(identifier)\"")
  }

  func trapNotOnShow(_ cell: AnyObject, ticket: Int) -> Never {
    guard places.indices.contains(ticket), places[ticket].whereabouts == .idle else {
      fatalError(
        "A \(type(of: cell)) was enqueued with ticket \(ticket), which no cell on show has")
    }
    fatalError("A \(type(of: cell)) was enqueued twice; it is idle already")
  }

  func trapOtherCell(_ cell: AnyObject, ticket: Int) -> Never {
    let pool = places[ticket].pool
    guard type(of: cell) == pools[pool].cellType else { trapWrongClass(cell, pool: pool) }
    fatalError("A \(type(of: cell)) was enqueued with ticket \(ticket), which is another cell's")
  }

  func trapNotByHand(_ cell: AnyObject, ticket: Int, attempt: String) -> Never {
    let name = String(describing: type(of: cell))
    switch places[ticket].whereabouts {
    case .onShow:
      fatalError(
        "A \(name) was \(attempt) while it is on show; its host enqueues it when its row has left "
          + "the screen")
    default:
      fatalError("A \(name) was \(attempt) twice; it is idle already")
    }
  }

  func trapWrongClass(_ cell: AnyObject, pool: Int) -> Never {
    fatalError(
      "A \(type(of: cell)) cannot be a cell for \"\(pools[pool].identifier)\", whose cells are "
        + "exactly \(pools[pool].cellType)")
  }
}
