/// The idle cells of one identifier: a linked list through their places, last in, first out.
struct CellPool {
  let identifier: String
  let cellType: any ReusableCell.Type
  /// The place of the cell that is dequeued next, or -1 if none is idle.
  var firstIdlePlace = -1
  /// The most cells that may be idle; nil for any number.
  var limit: Int?
  var statistics = ReuseStatistics()

  var isFull: Bool {
    guard let limit else { return false }
    return statistics.idle >= limit
  }

  /// Notes that the cell at the head of the list is in use.
  mutating func noteReuse(nextIdlePlace: Int) {
    firstIdlePlace = nextIdlePlace
    statistics.idle -= 1
    statistics.reused += 1
  }

  /// Notes that a cell is back at the head of the list.
  ///
  /// - Returns: The place that was at the head before.
  mutating func noteIdle(at ticket: Int) -> Int {
    let next = firstIdlePlace
    firstIdlePlace = ticket
    statistics.idle += 1
    return next
  }
}

/// The place of one cell in its queue, with all that the queue remembers while the cell is away.
struct CellPlace {
  /// The cell, exactly while it is idle.
  var cell: (any ReusableCell)?
  /// The identity of the cell, by which a cell that comes back by hand is recognised.
  var identity: ObjectIdentifier
  let pool: Int
  var whereabouts: Whereabouts
  /// The next idle place of the pool, or the next vacant one of the queue; -1 at the end.
  var next = -1
  /// The leases of the cell, once somebody has asked for them.
  var leases: CellLeases?

  /// Takes the cell out of its place, if it is idle.
  mutating func handOut(as whereabouts: Whereabouts) -> (cell: any ReusableCell, next: Int) {
    guard let cell = cell.take() else { fatalError("An idle place has no cell") }
    self.whereabouts = whereabouts
    return (cell, next)
  }

  /// Puts the cell back into its place.
  mutating func takeBack(_ cell: consuming any ReusableCell, next: Int) {
    guard self.cell == nil else { fatalError("A place was given a second cell") }
    self.cell = cell
    self.next = next
    whereabouts = .idle
  }

  enum Whereabouts {
    case idle
    /// Dequeued by identifier, and not shown by a host since.
    case byHand
    /// With a host, which has its ticket.
    case onShow
    /// Discarded; the place is free for another cell of any pool.
    case vacant
  }
}
