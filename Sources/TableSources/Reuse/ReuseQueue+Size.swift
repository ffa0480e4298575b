extension ReuseQueue {
  /// Limits the number of idle cells of a kind; the others are released, now and at each enqueue.
  /// There is no limit at first.
  ///
  /// - Parameters:
  ///   - limit: The most idle cells to keep, or nil for any number.
  ///   - kind: The kind of the cells.
  /// - Precondition: `limit` is not negative.
  /// - Complexity: O(*n*) in the number of cells that are released.
  public func setLimit(_ limit: Int?, for kind: CellKind) {
    setLimit(limit, forPool: pool(of: kind))
  }

  /// Limits the number of idle cells of an identifier; see ``setLimit(_:for:)``.
  ///
  /// - Throws: ``UnregisteredCellIdentifier`` if the queue has never met the identifier.
  public func setLimit(
    _ limit: Int?, forIdentifier identifier: String
  ) throws(UnregisteredCellIdentifier) {
    setLimit(limit, forPool: try poolNumber(of: identifier))
  }

  /// Makes cells until `count` of the kind are idle, or as many as its limit allows.
  ///
  /// - Precondition: `count` is not negative.
  /// - Complexity: O(*n*) in the number of cells that are made.
  public func prewarm(_ count: Int, of kind: CellKind) {
    prewarm(count, pool: pool(of: kind))
  }

  /// Makes cells until `count` of the identifier are idle; see ``prewarm(_:of:)``.
  ///
  /// - Throws: ``UnregisteredCellIdentifier`` if the queue has never met the identifier.
  public func prewarm(
    _ count: Int, withIdentifier identifier: String
  ) throws(UnregisteredCellIdentifier) {
    prewarm(count, pool: try poolNumber(of: identifier))
  }

  /// Releases all idle cells, such as on a memory warning.
  ///
  /// - Complexity: O(*n*) in the number of idle cells.
  public func trim() {
    for pool in pools.indices { trim(pool, to: 0) }
  }

  private func setLimit(_ limit: Int?, forPool pool: Int) {
    if let limit, limit < 0 { fatalError("A limit of \(limit) idle cells; the least is 0") }
    pools[pool].limit = limit
    if let limit { trim(pool, to: limit) }
  }

  private func prewarm(_ count: Int, pool: Int) {
    guard count >= 0 else { fatalError("\(count) cells cannot be prewarmed; the least is 0") }
    while pools[pool].statistics.idle < count, !pools[pool].isFull {
      let (cell, ticket) = makeCell(forPool: pool, as: .onShow)
      putAway(cell, at: ticket)
    }
  }

  private func trim(_ pool: Int, to count: Int) {
    // Kept until the queue is in order again: releasing a cell may run its deinit, which may use
    // the queue.
    var trimmed: [any ReusableCell] = []
    while pools[pool].statistics.idle > count {
      let ticket = pools[pool].firstIdlePlace
      if let cell = places[ticket].cell.take() { trimmed.append(cell) }
      pools[pool].firstIdlePlace = places[ticket].next
      pools[pool].statistics.idle -= 1
      pools[pool].statistics.discarded += 1
      // An idle cell has no current lease.
      _ = vacate(ticket)
    }
    withExtendedLifetime(trimmed) { checkInvariants() }
  }
}

extension ReuseQueue {
  /// The statistics of the cells of all kinds together.
  ///
  /// - Complexity: O(*k*) in the number of kinds.
  public var statistics: ReuseStatistics {
    pools.indices.reduce(ReuseStatistics()) { $0 + pools[$1].statistics }
  }

  /// The statistics of the cells of one kind; all zero for a kind that the queue has not met.
  public func statistics(of kind: CellKind) -> ReuseStatistics {
    guard let pool = try? poolNumber(of: kind.identifier), pools[pool].cellType == kind.cellType
    else { return ReuseStatistics() }
    return pools[pool].statistics
  }

  /// The statistics of the cells of one identifier; all zero for one that the queue has not met.
  public func statistics(forIdentifier identifier: String) -> ReuseStatistics {
    guard let pool = try? poolNumber(of: identifier) else { return ReuseStatistics() }
    return pools[pool].statistics
  }

  /// The identifiers that the queue has met, in the order in which it met them.
  ///
  /// - Complexity: O(*k*) in the number of kinds.
  public var registeredIdentifiers: [String] {
    pools.indices.map { pools[$0].identifier }
  }
}
