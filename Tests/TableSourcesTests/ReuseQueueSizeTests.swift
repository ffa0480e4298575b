import TableSources
import Testing

/// The number of cells that a queue keeps, and its statistics.
@Suite struct ReuseQueueSizeTests {
  private let queue = ReuseQueue()
  private let numbers = CellKind(NumberCell.self, identifier: "number")
  private let texts = CellKind(TextCell.self, identifier: "text")

  /// Dequeues cells, does something, and enqueues them.
  private func showing(_ count: Int, of kind: CellKind, do work: () -> Void = {}) throws {
    let shown = try (0..<count).map { _ in try queue.testCell(of: kind) }
    work()
    for (cell, ticket) in shown { queue.enqueue(cell, ticket: ticket) }
  }

  @Test func `there is no limit at first`() throws {
    try showing(100, of: numbers)
    #expect("\(queue.statistics)" == "created 100, reused 0, idle 100, discarded 0")
  }

  @Test func `a limit bounds what is idle, now and later, for its kind alone`() throws {
    try showing(5, of: numbers)
    try showing(5, of: texts)
    queue.setLimit(2, for: numbers)
    #expect("\(queue.statistics(of: numbers))" == "created 5, reused 0, idle 2, discarded 3")
    try showing(4, of: numbers)
    #expect(
      "\(queue.statistics(of: numbers))" == "created 7, reused 2, idle 2, discarded 5")
    #expect("\(queue.statistics(of: texts))" == "created 5, reused 0, idle 5, discarded 0")
  }

  @Test func `a limit can be lifted`() throws {
    queue.setLimit(0, for: numbers)
    try showing(3, of: numbers)
    #expect(queue.statistics.idle == 0)
    queue.setLimit(nil, for: numbers)
    try showing(3, of: numbers)
    #expect("\(queue.statistics)" == "created 6, reused 0, idle 3, discarded 3")
  }

  @Test func `a limit is set by identifier, too, and does not touch what is on show`() throws {
    queue.register(numbers)
    try showing(3, of: numbers) { try? queue.setLimit(1, forIdentifier: "number") }
    #expect("\(queue.statistics)" == "created 3, reused 0, idle 1, discarded 2")
  }

  @Test func `a discarded cell is let go`() throws {
    queue.setLimit(0, for: numbers)
    weak var gone: TestCell?
    do {
      let (cell, ticket) = try queue.testCell(of: numbers)
      gone = cell
      queue.enqueue(cell, ticket: ticket)
    }
    #expect(gone == nil)
  }

  @Test func `trimming lets all idle cells go, and those on show return`() throws {
    try showing(2, of: texts)
    try showing(3, of: numbers) { queue.trim() }
    #expect("\(queue.statistics(of: texts))" == "created 2, reused 0, idle 0, discarded 2")
    #expect("\(queue.statistics(of: numbers))" == "created 3, reused 0, idle 3, discarded 0")
    queue.trim()
    queue.trim()
    #expect("\(queue.statistics)" == "created 5, reused 0, idle 0, discarded 5")
  }

  @Test func `trimming releases the cells`() throws {
    weak var gone: TestCell?
    do {
      let (cell, ticket) = try queue.testCell(of: numbers)
      gone = cell
      queue.enqueue(cell, ticket: ticket)
    }
    #expect(gone != nil)
    queue.trim()
    #expect(gone == nil)
  }

  @Test func `prewarming makes as many cells as are missing`() throws {
    queue.prewarm(3, of: numbers)
    #expect("\(queue.statistics)" == "created 3, reused 0, idle 3, discarded 0")
    queue.prewarm(2, of: numbers)
    queue.prewarm(0, of: numbers)
    #expect(queue.statistics.created == 3)
    try queue.prewarm(5, withIdentifier: "number")
    #expect("\(queue.statistics)" == "created 5, reused 0, idle 5, discarded 0")
  }

  @Test func `prewarming stops at the limit`() {
    queue.setLimit(2, for: numbers)
    queue.prewarm(5, of: numbers)
    #expect("\(queue.statistics)" == "created 2, reused 0, idle 2, discarded 0")
  }

  @Test func `a prewarmed cell counts as reused, and is made ready`() throws {
    queue.prewarm(1, of: numbers)
    let cell = try queue.testCell(of: numbers).cell
    #expect("\(queue.statistics)" == "created 1, reused 1, idle 0, discarded 0")
    #expect(cell.preparations == 1)
  }

  @Test func `statistics add up over the kinds`() throws {
    try showing(2, of: numbers)
    try showing(3, of: numbers)
    try showing(4, of: texts)
    queue.setLimit(1, for: texts)
    #expect("\(queue.statistics(of: numbers))" == "created 3, reused 2, idle 3, discarded 0")
    #expect(
      "\(queue.statistics(forIdentifier: "text"))" == "created 4, reused 0, idle 1, discarded 3")
    let all = ReuseStatistics(created: 7, reused: 2, idle: 4, discarded: 3)
    #expect(queue.statistics == all)
    #expect("\(all)" == "created 7, reused 2, idle 4, discarded 3")
  }

  @Test func `statistics of a kind that was never met are zero`() {
    queue.prewarm(1, of: numbers)
    #expect("\(queue.statistics(of: texts))" == "created 0, reused 0, idle 0, discarded 0")
    let namesake = CellKind(TextCell.self, identifier: "number")
    #expect("\(queue.statistics(of: namesake))" == "created 0, reused 0, idle 0, discarded 0")
    #expect(queue.registeredIdentifiers == ["number"])
  }
}
