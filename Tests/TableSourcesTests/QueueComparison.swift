import TableSources

/// A request to a reuse queue, as a value. Kinds are 0 and 1.
enum QueueStep: Sendable {
  case dequeue(_ kind: Int)
  /// Enqueues the cell that has been away longest; does nothing where none is.
  case enqueueOldest
  /// Enqueues the cell that was dequeued last; does nothing where none is.
  case enqueueNewest
  case trim
  case setLimit(Int?, _ kind: Int)
  case prewarm(Int, _ kind: Int)
}

/// The way in which cells leave a queue and come back.
enum QueueDoor: CaseIterable, Sendable {
  case ticket
  case hand
  /// Dequeued by hand, then shown by a host.
  case handThenTicket
}

/// The obvious model of a pool: an array of idle cells, nil for those that nobody has seen yet.
private struct NaivePool {
  var idle: [TestCell?] = []
  var limit = Int.max
  var (created, reused, discarded) = (0, 0, 0)

  var statistics: String {
    "created \(created), reused \(reused), idle \(idle.count), discarded \(discarded)"
  }

  mutating func enqueue(_ cell: TestCell) {
    if idle.count < limit { idle.append(cell) } else { discarded += 1 }
  }

  mutating func drop(to count: Int) {
    let dropped = max(0, idle.count - count)
    idle.removeLast(dropped)
    discarded += dropped
  }

  mutating func prewarm(_ count: Int) {
    let made = max(0, min(count, limit) - idle.count)
    idle += Array(repeating: nil, count: made)
    created += made
  }
}

/// A reuse queue and its model, which take the same steps.
struct QueueComparison {
  private struct CellAway {
    let cell: TestCell
    let kind: Int
    let ticket: CellTicket
  }

  private let door: QueueDoor
  private let queue = ReuseQueue()
  private let kinds = [CellKind(NumberCell.self), CellKind(TextCell.self)]
  private var model = [NaivePool(), NaivePool()]
  private var away: [CellAway] = []
  /// Every cell seen, kept so that no other gets its address, and how often it was made ready.
  private var seen: [ObjectIdentifier: (cell: TestCell, preparations: Int)] = [:]

  init(door: QueueDoor) {
    self.door = door
    for kind in kinds { queue.register(kind) }
  }

  /// A sentence on the first step after which the queue and the model differ, or nil.
  mutating func firstDifference(after steps: [QueueStep]) -> String? {
    for (number, step) in steps.enumerated() {
      do {
        guard let difference = try take(step) ?? statisticsDifference() else { continue }
        return "step \(number), \(step): \(difference)"
      } catch {
        return "step \(number), \(step): \(error)"
      }
    }
    return nil
  }

  private mutating func take(_ step: QueueStep) throws -> String? {
    switch step {
    case .dequeue(let kind): return try dequeue(kind)
    case .enqueueOldest where !away.isEmpty: try enqueue(away.removeFirst())
    case .enqueueNewest where !away.isEmpty: try enqueue(away.removeLast())
    case .enqueueOldest, .enqueueNewest: break
    case .trim:
      queue.trim()
      for kind in model.indices { model[kind].drop(to: 0) }
    case .setLimit(let limit, let kind):
      queue.setLimit(limit, for: kinds[kind])
      model[kind].limit = limit ?? .max
      model[kind].drop(to: model[kind].limit)
    case .prewarm(let count, let kind):
      queue.prewarm(count, of: kinds[kind])
      model[kind].prewarm(count)
    }
    return nil
  }

  private mutating func dequeue(_ kind: Int) throws -> String? {
    let expected = model[kind].idle.popLast()
    let (cell, ticket) = try dequeueThroughDoor(kind)
    away.append(CellAway(cell: cell, kind: kind, ticket: ticket))
    let known = seen[ObjectIdentifier(cell)]
    if expected == nil { model[kind].created += 1 } else { model[kind].reused += 1 }
    if type(of: cell) != kinds[kind].cellType { return "a \(type(of: cell))" }
    if known?.cell !== (expected ?? nil) { return "another cell" }
    let preparations = expected == nil ? 0 : (known?.preparations ?? 0) + 1
    seen[ObjectIdentifier(cell)] = (cell, preparations)
    return cell.preparations == preparations ? nil : "made ready \(cell.preparations) times"
  }

  private func dequeueThroughDoor(_ kind: Int) throws -> (cell: TestCell, ticket: CellTicket) {
    if door == .ticket { return try queue.testCell(of: kinds[kind]) }
    let cell = try queue.dequeue(withIdentifier: kinds[kind].identifier)
    guard let testCell = cell as? TestCell else { throw NoTestCell() }
    return (testCell, door == .hand ? .none : queue.ticket(ofCellByHand: testCell))
  }

  private struct NoTestCell: Error {}

  private mutating func enqueue(_ coming: CellAway) throws {
    model[coming.kind].enqueue(coming.cell)
    if door == .hand {
      try queue.enqueue(coming.cell, withIdentifier: kinds[coming.kind].identifier)
    } else {
      queue.enqueue(coming.cell, ticket: coming.ticket)
    }
  }

  private func statisticsDifference() -> String? {
    for kind in model.indices {
      let found = queue.statistics(of: kinds[kind])
      let pool = model[kind]
      if (found.created, found.reused, found.idle, found.discarded)
        != (pool.created, pool.reused, pool.idle.count, pool.discarded)
      {
        return "\(found) in kind \(kind), not \(pool.statistics)"
      }
    }
    return nil
  }
}
