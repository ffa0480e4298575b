extension ReuseQueue {
  /// Returns a cell of the kind for a host: an idle one prepared by `prepareForReuse()`, or a new
  /// one.
  ///
  /// - Returns: The cell, and the ticket to give back with it. An idle cell costs no heap
  ///   allocation.
  public func dequeueCell(of kind: CellKind) -> (cell: AnyObject, ticket: CellTicket) {
    let (cell, ticket) = dequeue(fromPool: pool(of: kind), as: .onShow)
    return (cell, CellTicket(storage: ticket))
  }

  /// Takes back a cell that a host no longer shows.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - ticket: The ticket from ``dequeueCell(of:)`` or ``ticket(ofCellByHand:)``; with
  ///     ``CellTicket/none`` the queue does not keep the cell.
  /// - Precondition: The cell is on screen, and the ticket is its own.
  public func enqueue(_ cell: consuming any ReusableCell, ticket: CellTicket) {
    let ticket = ticket.storage
    guard ticket >= 0 else { return }
    guard ticket < places.count, places[ticket].whereabouts == .onShow else {
      trapNotOnShow(cell, ticket: ticket)
    }
    guard places[ticket].identity == ObjectIdentifier(cell) else {
      trapOtherCell(cell, ticket: ticket)
    }
    putAway(consume cell, at: ticket)
  }

  /// Returns the ticket for a cell that was dequeued by identifier and that a host now shows.
  ///
  /// - Returns: The ticket; ``CellTicket/none`` for a cell that this queue did not make.
  /// - Precondition: The cell is neither idle nor on screen already.
  /// - Complexity: O(1).
  public func ticket(ofCellByHand cell: AnyObject) -> CellTicket {
    let ticket = findPlace(of: cell)
    guard ticket >= 0, type(of: cell) == pools[places[ticket].pool].cellType else {
      return .none
    }
    guard places[ticket].whereabouts == .byHand else {
      trapNotByHand(cell, ticket: ticket, attempt: "shown")
    }
    places[ticket].whereabouts = .onShow
    return CellTicket(storage: ticket)
  }

  // MARK: Both doors

  // Inlined into the doors: the calls between them would be an eighth of what the queue costs a row.

  @inline(__always)
  func dequeue(
    fromPool pool: Int, as whereabouts: CellPlace.Whereabouts
  ) -> (cell: any ReusableCell, ticket: Int) {
    let ticket = pools[pool].firstIdlePlace
    guard ticket >= 0 else { return makeCell(forPool: pool, as: whereabouts) }
    let (cell, next) = places[ticket].handOut(as: whereabouts)
    pools[pool].noteReuse(nextIdlePlace: next)
    checkInvariants()
    cell.prepareForReuse()
    return (cell, ticket)
  }

  @inline(__always)
  func putAway(_ cell: consuming any ReusableCell, at ticket: Int) {
    let pool = places[ticket].pool
    guard !pools[pool].isFull else { return discard(cell, at: ticket) }
    let next = pools[pool].noteIdle(at: ticket)
    places[ticket].takeBack(cell, next: next)
    checkInvariants()
    if places[ticket].leases != nil { endLease(ofTicket: ticket) }
  }

  /// Releases a cell that a full pool has no room for, when the queue is in order again, because
  /// that may run its deinit.
  private func discard(_ cell: any ReusableCell, at ticket: Int) {
    withExtendedLifetime(cell) {
      pools[places[ticket].pool].statistics.discarded += 1
      let leases = vacate(ticket)
      checkInvariants()
      leases?.endCurrent()
    }
  }

  func makeCell(
    forPool pool: Int, as whereabouts: CellPlace.Whereabouts
  ) -> (cell: any ReusableCell, ticket: Int) {
    let cell = pools[pool].cellType.init()
    guard type(of: cell) == pools[pool].cellType else { trapWrongClass(cell, pool: pool) }
    forgetLostCell(at: ObjectIdentifier(cell))
    pools[pool].statistics.created += 1
    let place = CellPlace(
      cell: nil, identity: ObjectIdentifier(cell), pool: pool, whereabouts: whereabouts)
    let ticket = firstVacantPlace
    guard ticket >= 0 else {
      places.append(place)
      ticketOfCell[place.identity] = places.count - 1
      return (cell, places.count - 1)
    }
    firstVacantPlace = places[ticket].next
    places[ticket] = place
    ticketOfCell[place.identity] = ticket
    return (cell, ticket)
  }

  /// Frees the place of a cell that was dequeued and dropped: a new cell now lives at its address,
  /// and would be taken for it.
  private func forgetLostCell(at identity: ObjectIdentifier) {
    guard let ticket = ticketOfCell[identity] else { return }
    pools[places[ticket].pool].statistics.discarded += 1
    vacate(ticket)?.endCurrent()
  }

  /// Frees the place of a cell that has been taken out of it.
  ///
  /// - Returns: The leases of the cell; the caller has to end the current one.
  func vacate(_ ticket: Int) -> CellLeases? {
    ticketOfCell[places[ticket].identity] = nil
    places[ticket].whereabouts = .vacant
    places[ticket].next = firstVacantPlace
    firstVacantPlace = ticket
    return places[ticket].leases.take()
  }

  /// The place that the cell belongs to, or -1 if the queue did not make it.
  @inline(__always)
  func findPlace(of cell: AnyObject) -> Int {
    let identity = ObjectIdentifier(cell)
    if lastTicketByHand >= 0, owns(lastTicketByHand, identity) { return lastTicketByHand }
    return ticketOfCell[identity] ?? -1
  }

  private func owns(_ ticket: Int, _ identity: ObjectIdentifier) -> Bool {
    places[ticket].identity == identity && places[ticket].whereabouts != .vacant
  }
}
