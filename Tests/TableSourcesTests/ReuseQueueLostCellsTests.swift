import TableSources
import Testing

/// Cells that were dequeued and dropped. A queue must not take others at their address for them.
///
/// Many are made here, so that any allocator gives some of them an address again.
@Suite struct ReuseQueueLostCellsTests {
  private let queue = ReuseQueue()
  private let numbers = CellKind(NumberCell.self, identifier: "number")
  private let texts = CellKind(TextCell.self, identifier: "text")

  init() {
    queue.register(numbers)
    queue.register(texts)
  }

  private func loseByHand() throws {
    for _ in 0..<8 { _ = try queue.dequeue(withIdentifier: "number") }
  }

  private func loseOnShow() {
    for _ in 0..<8 { _ = queue.dequeueCell(of: numbers) }
  }

  /// Cells dequeued by hand, one of which likely has the address of a lost one, come back.
  private func expectCellsByHandComeBack(as identifier: String) throws {
    let cells = try (0..<8).map { _ in try queue.dequeue(withIdentifier: identifier) }
    for cell in cells { try queue.enqueue(cell, withIdentifier: identifier) }
    for cell in cells.reversed() {
      #expect(try queue.dequeue(withIdentifier: identifier) === cell)
    }
    let tickets = cells.map { queue.ticket(ofCellByHand: $0) }
    #expect(Set(tickets).count == 8)
  }

  @Test(arguments: ["number", "text"])
  func `a cell that was dropped by hand leaves no trace`(identifier: String) throws {
    try loseByHand()
    try expectCellsByHandComeBack(as: identifier)
  }

  @Test(arguments: ["number", "text"])
  func `a cell that a host dropped leaves no trace`(identifier: String) throws {
    loseOnShow()
    try expectCellsByHandComeBack(as: identifier)
  }

  @Test(arguments: ["number", "text"])
  func `a cell that was shown from by hand and dropped leaves no trace`(
    identifier: String
  ) throws {
    for _ in 0..<8 {
      let cell = try queue.dequeue(withIdentifier: "number")
      #expect(queue.ticket(ofCellByHand: cell) != .none)
    }
    try loseByHand()
    loseOnShow()
    try expectCellsByHandComeBack(as: identifier)
  }

  @Test func `a host's cells come back after others were lost`() throws {
    try loseByHand()
    loseOnShow()
    let shown = try (0..<8).map { _ in try queue.testCell(of: texts) }
    for (cell, ticket) in shown { queue.enqueue(cell, ticket: ticket) }
    #expect(queue.statistics(of: texts).idle == 8)
  }

  @Test func `a stranger of another class is not taken for a cell that was lost`() throws {
    try loseByHand()
    let strangers = (0..<64).map { _ in ForeignCell() }
    for stranger in strangers { #expect(queue.ticket(ofCellByHand: stranger) == .none) }
  }
}
