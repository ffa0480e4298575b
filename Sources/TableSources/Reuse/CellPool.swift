/// The idle cells of one identifier: a linked list through their places, last in, first out.
struct CellPool {
  let identifier: String
  let cellType: any ReusableCell.Type
  /// The place of the cell that is dequeued next, or -1 where none is idle.
  var firstIdlePlace = -1
  /// How many cells may be idle; nil for any number.
  var limit: Int?
  var statistics = ReuseStatistics()

  var isFull: Bool {
    guard let limit else { return false }
    return statistics.idle >= limit
  }
}

/// Where a queue keeps one of its cells, and what it remembers while the cell is away.
struct CellPlace {
  /// The cell, exactly while it is idle.
  var cell: (any ReusableCell)?
  /// Which cell belongs here: how a cell that comes back by hand is recognised.
  var identity: ObjectIdentifier
  let pool: Int
  var whereabouts: Whereabouts
  /// The next idle place of the pool, or the next vacant one of the queue; -1 at the end.
  var next = -1

  enum Whereabouts {
    case idle
    /// Dequeued by identifier, and not shown by a host since.
    case byHand
    /// With a host, which holds its ticket.
    case onShow
    /// Discarded; the place is free for another cell of any pool.
    case vacant
  }
}
