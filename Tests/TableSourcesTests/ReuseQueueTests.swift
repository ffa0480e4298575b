import TableSources
import Testing

/// The cells that a queue gives, through both of its doors.
@Suite struct ReuseQueueTests {
  private let queue = ReuseQueue()
  private let numbers = CellKind(NumberCell.self, identifier: "number")
  private let texts = CellKind(TextCell.self, identifier: "text")

  // MARK: By ticket

  @Test func `a cell that came back is given again, the last one first`() throws {
    let shown = try (0..<3).map { _ in try queue.testCell(of: numbers) }
    #expect(Set(shown.map(\.ticket)).count == 3)
    for (cell, ticket) in shown { queue.enqueue(cell, ticket: ticket) }
    let again = try (0..<4).map { _ in try queue.testCell(of: numbers) }
    for (place, cell) in again.prefix(3).map(\.cell).enumerated() {
      #expect(cell === shown[2 - place].cell)
    }
    #expect(!shown.contains { $0.cell === again[3].cell })
  }

  @Test func `kinds never mix, though their classes are the same`() throws {
    let prices = CellKind(NumberCell.self, identifier: "price")
    let (cell, ticket) = try queue.testCell(of: numbers)
    queue.enqueue(cell, ticket: ticket)
    #expect(try queue.testCell(of: prices).cell !== cell)
    #expect(try queue.testCell(of: texts).cell is TextCell)
    #expect(try queue.testCell(of: numbers).cell === cell)
  }

  @Test func `a cell is made ready when it is dequeued again, and at no other time`() throws {
    let (cell, ticket) = try queue.testCell(of: numbers)
    let number = try #require(cell as? NumberCell)
    number.number = 7
    #expect(number.preparations == 0)
    queue.enqueue(number, ticket: ticket)
    #expect(number.preparations == 0)
    #expect(number.number == 7)
    _ = queue.dequeueCell(of: numbers)
    #expect(number.preparations == 1)
    #expect(number.number == nil)
  }

  @Test func `a cell that needs no preparation may say nothing of it`() throws {
    let kind = CellKind(ForeignCell.self)
    let (cell, ticket) = queue.dequeueCell(of: kind)
    queue.enqueue(try #require(cell as? ForeignCell), ticket: ticket)
    let again = queue.dequeueCell(of: kind).cell
    #expect(ObjectIdentifier(again) == ObjectIdentifier(cell))
  }

  @Test func `no ticket lets a cell go`() {
    weak var gone: NumberCell?
    do {
      let cell = NumberCell()
      gone = cell
      queue.enqueue(cell, ticket: .none)
    }
    #expect(gone == nil)
    #expect("\(queue.statistics)" == "created 0, reused 0, idle 0, discarded 0")
  }

  @Test func `an idle cell is kept by its queue alone, and one on show is not kept`() throws {
    weak var cell: NumberCell?
    var ticket = CellTicket.none
    do {
      let shown = queue.dequeueCell(of: numbers)
      (cell, ticket) = (try #require(shown.cell as? NumberCell), shown.ticket)
      queue.enqueue(try #require(cell), ticket: ticket)
    }
    #expect(cell != nil)
    _ = queue.dequeueCell(of: numbers)
    #expect(cell == nil)
  }

  // MARK: By identifier

  @Test func `cells dequeued by identifier come back by identifier`() throws {
    queue.register(NumberCell.self, withIdentifier: "number")
    let cells = [
      try queue.dequeue(withIdentifier: "number"), try queue.dequeue(withIdentifier: "number"),
    ]
    #expect(cells.allSatisfy { $0 is NumberCell })
    for cell in cells { try queue.enqueue(cell, withIdentifier: "number") }
    #expect(try queue.dequeue(withIdentifier: "number") === cells[1])
    #expect(try queue.dequeue(withIdentifier: "number") === cells[0])
    #expect((cells[0] as? TestCell)?.preparations == 1)
  }

  @Test func `an identifier that was never registered is thrown with the registered ones`() throws {
    queue.register(texts)
    queue.register(NumberCell.self, withIdentifier: "number")
    let attempts: [() throws -> Void] = [
      { _ = try queue.dequeue(withIdentifier: "numbr") },
      { try queue.enqueue(NumberCell(), withIdentifier: "numbr") },
      { try queue.setLimit(1, forIdentifier: "numbr") },
      { try queue.prewarm(1, withIdentifier: "numbr") },
    ]
    for attempt in attempts {
      let error = #expect(throws: UnregisteredCellIdentifier.self) { try attempt() }
      #expect(error?.identifier == "numbr")
      #expect(error?.registeredIdentifiers == ["number", "text"])
    }
    #expect(
      "\(queue.statistics(forIdentifier: "numbr"))" == "created 0, reused 0, idle 0, discarded 0")
    #expect(queue.registeredIdentifiers == ["text", "number"])
  }

  @Test func `a cell that was refused for its identifier can still come back`() throws {
    queue.register(NumberCell.self, withIdentifier: "number")
    let cell = try queue.dequeue(withIdentifier: "number")
    #expect(throws: UnregisteredCellIdentifier.self) {
      try queue.enqueue(cell, withIdentifier: "numbr")
    }
    #expect(queue.statistics.idle == 0)
    // Equal to the registered identifier, and another string.
    try queue.enqueue(cell, withIdentifier: ["num", "ber"].joined())
    #expect(try queue.dequeue(withIdentifier: "number") === cell)
  }

  @Test func `the thrown error names the way out`() throws {
    let unknown = #expect(throws: UnregisteredCellIdentifier.self) {
      try queue.dequeue(withIdentifier: "ad")
    }
    #expect(
      unknown?.description == """
        No cell is registered for the identifier "ad" (registered: none is); \
        register a class of cells for it first
        """)
    queue.register(texts)
    queue.register(numbers)
    let misspelt = #expect(throws: UnregisteredCellIdentifier.self) {
      try queue.dequeue(withIdentifier: "Text")
    }
    #expect(
      misspelt?.description == """
        No cell is registered for the identifier "Text" (registered: "number", "text"); \
        register a class of cells for it first
        """)
  }

  @Test func `registering the same again changes nothing`() throws {
    queue.register(NumberCell.self, withIdentifier: "number")
    let cell = try queue.dequeue(withIdentifier: "number")
    try queue.enqueue(cell, withIdentifier: "number")
    queue.register(NumberCell.self, withIdentifier: "number")
    queue.register(numbers)
    queue.register(numbers)
    #expect(queue.registeredIdentifiers == ["number"])
    #expect(try queue.dequeue(withIdentifier: "number") === cell)
  }

  // MARK: Kinds and doors together

  @Test func `two kinds of one identifier and class share their cells`() throws {
    let twin = CellKind(NumberCell.self, identifier: "number")
    let (cell, ticket) = try queue.testCell(of: numbers)
    queue.enqueue(cell, ticket: ticket)
    #expect(try queue.testCell(of: twin).cell === cell)
    #expect(queue.statistics(of: numbers) == queue.statistics(of: twin))
    #expect(queue.registeredIdentifiers == ["number"])
  }

  @Test func `a kind serves two queues by turns`() throws {
    let other = ReuseQueue()
    other.register(texts)
    for queue in [queue, other] {
      let (cell, ticket) = try queue.testCell(of: numbers)
      queue.enqueue(cell, ticket: ticket)
    }
    for _ in 0..<3 {
      for queue in [queue, other] {
        for kind in [numbers, texts] {
          let (cell, ticket) = try queue.testCell(of: kind)
          #expect(type(of: cell) == kind.cellType)
          queue.enqueue(cell, ticket: ticket)
        }
      }
    }
    for queue in [queue, other] {
      #expect(queue.statistics(of: numbers).created == 1)
      #expect(queue.statistics(of: texts).created == 1)
      #expect(queue.registeredIdentifiers.count == 2)
    }
  }

  @Test func `a kind that was dequeued is known by its identifier`() throws {
    let (cell, ticket) = try queue.testCell(of: numbers)
    queue.enqueue(cell, ticket: ticket)
    #expect(try queue.dequeue(withIdentifier: "number") === cell)
  }

  @Test func `a cell dequeued by hand and then shown comes back by its ticket`() throws {
    queue.register(numbers)
    let cells = try (0..<3).map { _ in try queue.dequeue(withIdentifier: "number") }
    let tickets = cells.map { queue.ticket(ofCellByHand: $0) }
    #expect(tickets.allSatisfy { $0 != .none })
    #expect(Set(tickets).count == 3)
    queue.enqueue(cells[0], ticket: tickets[0])
    #expect(try queue.testCell(of: numbers).cell === cells[0])
  }

  @Test func `a cell that the queue did not make has no ticket`() throws {
    queue.register(numbers)
    let other = ReuseQueue()
    other.register(numbers)
    let stranger = try other.dequeue(withIdentifier: "number")
    let own = try queue.dequeue(withIdentifier: "number")
    #expect(queue.ticket(ofCellByHand: NumberCell()) == .none)
    #expect(queue.ticket(ofCellByHand: OutsideCell(text: "")) == .none)
    #expect(queue.ticket(ofCellByHand: stranger) == .none)
    #expect(queue.ticket(ofCellByHand: own) != .none)
  }
}
