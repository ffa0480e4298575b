/// A supply that gives cells to the rows of a measurement, and keeps as many of them in use as a
/// viewport would.
///
/// The origins differ only in the source of the cell, so the differences between their times are
/// the costs of reusing a cell and of making one.
final class MeasuredSupply: CellSupply {
  /// The source of the cells.
  enum Origin {
    /// Dequeued, prepared and enqueued.
    case queue
    /// Made before, and given without any bookkeeping, not even `prepareForReuse()`.
    case atHand
    /// Made for each row.
    case new
  }

  private let origin: Origin
  private let queue = ReuseQueue()
  // Unchecked exclusivity, as in the queue: touched for each row, never across user code.
  /// The cells in use, in a ring. A row whose cell was shown by hand has none.
  @exclusivity(unchecked) private var shown = UniqueArray<ShownCell>()
  /// The index in the ring of the oldest row, which the next row replaces.
  @exclusivity(unchecked) private var oldest = 0
  /// The cells at hand: a ring for each pool of the queue, one after the other.
  @exclusivity(unchecked) private var atHand = UniqueArray<any ReusableCell>()

  private struct ShownCell {
    var cell: (any ReusableCell)?
    var ticket = CellTicket.none
    var leases: CellLeases?
  }

  init(_ origin: Origin, viewport: Int) {
    self.origin = origin
    for _ in 0..<viewport { shown.append(ShownCell()) }
  }

  /// The number of cells that the queue has made.
  var cellsMade: Int { queue.statistics.created }

  /// Makes room for the next row.
  func endOldestDisplay() {
    oldest = oldest + 1 < shown.count ? oldest + 1 : 0
    endLease(ofTicket: oldest)
    guard let cell = shown[oldest].cell.take() else { return }
    if origin == .queue { queue.enqueue(cell, ticket: shown[oldest].ticket) }
  }

  private func endLease(ofTicket ticket: Int) {
    if let leases = shown[ticket].leases { leases.endCurrent() }
  }

  deinit {
    // Work that still loads for the last rows is not wanted any more.
    for ticket in shown.indices { endLease(ofTicket: ticket) }
  }

  // MARK: CellSupply

  /// A cell, with its index in the ring as its ticket.
  func dequeueCell(of kind: CellKind) -> (cell: AnyObject, ticket: CellTicket) {
    let pool = queue.pool(of: kind)
    switch origin {
    case .queue:
      let (cell, ticket) = queue.dequeue(fromPool: pool, as: .onShow)
      shown[oldest].cell = cell
      shown[oldest].ticket = CellTicket(storage: ticket)
      return (cell, CellTicket(storage: oldest))
    case .atHand:
      return (cellAtHand(ofPool: pool), CellTicket(storage: oldest))
    case .new:
      let cell = queue.pools[pool].cellType.init()
      shown[oldest].cell = cell
      return (cell, CellTicket(storage: oldest))
    }
  }

  private func cellAtHand(ofPool pool: Int) -> any ReusableCell {
    while atHand.count <= pool * shown.count + oldest {
      atHand.append(queue.pools[atHand.count / shown.count].cellType.init())
    }
    return atHand[pool * shown.count + oldest]
  }

  func leases(ofTicket ticket: CellTicket) -> CellLeases {
    let ticket = ticket.storage
    if let leases = shown[ticket].leases { return leases }
    let leases = CellLeases()
    shown[ticket].leases = leases
    return leases
  }
}
