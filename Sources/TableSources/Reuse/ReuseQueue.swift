/// Idle cells by kind, last in, first out.
///
/// A host, such as a table, dequeues a cell for each row that comes on screen and enqueues it when
/// the row has left. The queue prepares an idle cell by `prepareForReuse()`, or makes a new cell if
/// none is idle.
///
/// There are two doors. Hosts use ``dequeueCell(of:)`` and ``enqueue(_:ticket:)``: no string is
/// looked up, nothing is allocated for a reused cell, and the ticket finds the cell's place at once.
/// People who dequeue by hand use identifiers:
///
/// ```swift
/// let queue = ReuseQueue()
/// queue.register(PhotoCell.self, withIdentifier: "photo")
/// let cell = try queue.dequeue(withIdentifier: "photo")   // makes one
/// try queue.enqueue(cell, withIdentifier: "photo")        // keeps it for the next
/// ```
///
/// Both doors trap by name for a cell that is enqueued twice, or while a host shows it.
public final class ReuseQueue: CellSupply {
  // `@exclusivity(unchecked)`: these are touched several times for each row, and the run-time check
  // costs more than the touch. Safe because no access spans user code: a cell is made, prepared and
  // released between accesses, never inside one.

  /// A place for each cell that the queue has made and not discarded; the number of a ticket is an index here.
  @exclusivity(unchecked) var places = UniqueArray<CellPlace>()
  /// One pool for each identifier.
  @exclusivity(unchecked) var pools = UniqueArray<CellPool>()
  /// The kinds that the queue has met, and the pool of each. Two kinds may share a pool.
  @exclusivity(unchecked) var kinds = UniqueArray<KnownKind>()
  /// The first place that has no cell any more, or -1.
  @exclusivity(unchecked) var firstVacantPlace = -1

  /// A kind that the queue has met, and the number of its pool.
  struct KnownKind {
    let kind: CellKind
    let pool: Int
  }

  /// The places that are not vacant, by their cells. Touched where a cell is made, let go or named by hand.
  @exclusivity(unchecked) var ticketOfCell: [ObjectIdentifier: Int] = [:]

  @exclusivity(unchecked) private var poolNumbers: [String: Int] = [:]
  /// The place of the cell that was dequeued by hand last: likely the next one to be shown or
  /// enqueued.
  @exclusivity(unchecked) var lastTicketByHand = -1

  /// Creates an empty queue that knows no kind.
  public init() {}

  deinit {
    // Work that still loads for a cell that nobody will see is not wanted any more.
    endLeases()
  }

  // MARK: Kinds

  /// Lets cells of a class be dequeued by an identifier.
  ///
  /// Registering an identifier again with the same class changes nothing.
  ///
  /// - Precondition: The identifier does not stand for another class already.
  public func register<Cell: ReusableCell>(_ type: Cell.Type, withIdentifier identifier: String) {
    register(CellKind(type, identifier: identifier))
  }

  /// Lets cells of a kind be dequeued by its identifier. ``dequeueCell(of:)`` does it for its kind.
  ///
  /// - Precondition: The kind's cells are ``ReusableCell``s, and its identifier does not stand for
  ///   another class already.
  public func register(_ kind: CellKind) {
    _ = pool(of: kind)
  }

  /// The pool of a kind; the queue need not have met it.
  func pool(of kind: CellKind) -> Int {
    let number = kind.numberInQueue
    if number < kinds.count, kinds[number].kind === kind { return kinds[number].pool }
    return meet(kind)
  }

  /// Finds a kind whose number belongs to another queue, or adds it.
  private func meet(_ kind: CellKind) -> Int {
    if let known = kinds.indices.first(where: { kinds[$0].kind === kind }) {
      kind.numberInQueue = known
      return kinds[known].pool
    }
    let pool = poolNumbers[kind.identifier] ?? addPool(for: kind)
    guard pools[pool].cellType == kind.cellType else {
      fatalError(
        "The identifier \"\(kind.identifier)\" is registered for \(pools[pool].cellType) already "
          + "and cannot stand for \(kind.cellType) too; give one of them another identifier")
    }
    kind.numberInQueue = kinds.count
    kinds.append(KnownKind(kind: kind, pool: pool))
    return pool
  }

  private func addPool(for kind: CellKind) -> Int {
    guard let makeable = kind.cellType as? any ReusableCell.Type else {
      fatalError(
        "\(kind.cellType) is not a ReusableCell, so a reuse queue cannot make one; conform it, or "
          + "show it in its own table")
    }
    pools.append(CellPool(identifier: kind.identifier, cellType: makeable))
    poolNumbers[kind.identifier] = pools.count - 1
    return pools.count - 1
  }

  func poolNumber(of identifier: String) throws(UnregisteredCellIdentifier) -> Int {
    guard let pool = poolNumbers[identifier] else { throw unregistered(identifier) }
    return pool
  }

  @inline(never)  // apart, so that a look-up that finds needs no room for it
  private func unregistered(_ identifier: String) -> UnregisteredCellIdentifier {
    UnregisteredCellIdentifier(
      identifier: identifier, registeredIdentifiers: poolNumbers.keys.sorted())
  }
}
