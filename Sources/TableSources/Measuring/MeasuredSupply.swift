/// Gives cells to the rows of a measurement, and keeps as many of them on show as a viewport would.
///
/// All origins do the same but for where the cell comes from, so that the differences between their
/// times are the costs of reusing a cell and of making one.
final class MeasuredSupply: CellSupply {
  /// Where the cells come from.
  enum Origin {
    /// Dequeued, made ready and enqueued.
    case queue
    /// Made before, and there without any bookkeeping: not even made ready.
    case atHand
    /// Made for each row.
    case new
  }

  private let origin: Origin
  private let queue = ReuseQueue()
  // Unchecked exclusivity, as in the queue: touched for each row, never across user code.
  /// The cells on show, in a ring. A row whose cell was shown by hand has none.
  @exclusivity(unchecked) private var shown = UniqueArray<ShownCell>()
  /// The place in the ring of the oldest row, which is where the next one goes.
  @exclusivity(unchecked) private var oldest = 0
  /// For each pool of the queue, the cells at hand, and which is next.
  @exclusivity(unchecked) private var atHand: [(cells: [any ReusableCell], next: Int)] = []

  private struct ShownCell {
    var cell: (any ReusableCell)?
    var ticket = -1
  }

  init(_ origin: Origin, viewport: Int) {
    self.origin = origin
    for _ in 0..<viewport { shown.append(ShownCell()) }
  }

  /// How many cells the queue has made.
  var cellsMade: Int { queue.statistics.created }

  /// Makes room for the next row.
  func endOldestDisplay() {
    oldest = oldest + 1 < shown.count ? oldest + 1 : 0
    guard let cell = shown[oldest].cell.take() else { return }
    if origin == .queue { queue.enqueue(cell, ticket: shown[oldest].ticket) }
  }

  func dequeueCell(of kind: CellKind) -> (cell: AnyObject, ticket: Int) {
    let pool = queue.pool(of: kind)
    let (cell, ticket) = cell(fromPool: pool)
    shown[oldest] = ShownCell(cell: cell, ticket: ticket)
    return (cell, -1)
  }

  private func cell(fromPool pool: Int) -> (cell: any ReusableCell, ticket: Int) {
    switch origin {
    case .queue: queue.dequeue(fromPool: pool, as: .onShow)
    case .atHand: (cellAtHand(ofPool: pool), -1)
    case .new: (queue.pools[pool].cellType.init(), -1)
    }
  }

  private func cellAtHand(ofPool pool: Int) -> any ReusableCell {
    while atHand.count <= pool {
      let cellType = queue.pools[atHand.count].cellType
      atHand.append((shown.indices.map { _ in cellType.init() }, 0))
    }
    let next = atHand[pool].next
    atHand[pool].next = next + 1 < shown.count ? next + 1 : 0
    return atHand[pool].cells[next]
  }
}
