import TableModels
import TableSources
import TestSupport
import Testing

@Suite struct RowSlotTests {
  private let numbers = CellRegistration<NumberCell, Int> { cell, number in cell.number = number }

  @Test func `a model shown with a registration is in a configured cell of its kind`() throws {
    let cell = NumberCell()
    let supply = ListedSupply([cell])
    var slot = RowSlot(from: supply)
    slot.show(7, with: numbers)
    #expect(cell.number == 7)
    #expect(supply.kindsAsked.map(\.identifier) == ["NumberCell"])
    #expect(supply.kindsAsked.first === numbers.kind)
    let shown = try slot.take(as: NumberCell.self)
    #expect(shown.cell === cell)
    #expect(shown.ticket == CellTicket(100))
  }

  @Test func `taking empties the slot, and then it serves the next row`() throws {
    let supply = ListedSupply([NumberCell(), NumberCell()])
    var slot = RowSlot(from: supply)
    let nothing = slot.take()
    #expect(nothing == nil)
    for row in 0..<2 {
      slot.show(row, with: numbers)
      let shown = try slot.take(as: NumberCell.self)
      #expect(shown.cell.number == row)
      #expect(shown.ticket == CellTicket(100 + row))
      let nothing = slot.take()
      #expect(nothing == nil)
    }
  }

  @Test func `a cell shown by hand is taken as it is, without a ticket`() throws {
    let supply = ListedSupply([NumberCell()])
    var slot = RowSlot(from: supply)
    slot.show(7, with: numbers)
    _ = slot.take()
    let cell = OutsideCell(text: "by hand")
    slot.show(cell)
    let shown = try slot.take(as: OutsideCell.self)
    #expect(shown.cell === cell)
    #expect(shown.ticket == .none)
    #expect(cell.text == "by hand")
    #expect(supply.kindsAsked.count == 1)
  }

  @Test func `a slot lets go of what was taken`() throws {
    weak var gone: NumberCell?
    var slot = RowSlot(from: ListedSupply([]))
    do {
      let cell = NumberCell()
      gone = cell
      slot.show(cell)
      let shown = slot.take()
      #expect(shown != nil)
    }
    #expect(gone == nil)
    let nothing = slot.take()
    #expect(nothing == nil)
  }

  @Test func `a slot on a queue gives tickets that the queue takes back`() throws {
    let queue = ReuseQueue()
    var slot = RowSlot(from: queue)
    for row in 0..<3 {
      slot.show(row, with: numbers)
      let (cell, ticket) = try slot.take(as: NumberCell.self)
      #expect(cell.number == row)
      #expect(cell.preparations == row)
      queue.enqueue(cell, ticket: ticket)
    }
    #expect("\(queue.statistics)" == "created 1, reused 2, idle 1, discarded 0")
  }

  // MARK: Dry runs

  @Test func `a dry run learns the kind, dequeues nothing and configures nothing`() {
    var configured = 0
    let texts = CellRegistration<TextCell, Int> { _, _ in configured += 1 }
    let numbers = CellRegistration<NumberCell, Int> { _, _ in configured += 1 }
    let source = CommonDataSource<TestCell, Int>([1, 2]) { number, slot in
      if number == 1 { slot.show(number, with: texts) } else { slot.show(number, with: numbers) }
    }
    #expect(source.cellKind(at: [0, 0]) === texts.kind)
    #expect(source.cellKind(at: [0, 1]) === numbers.kind)
    #expect(configured == 0)
  }

  @Test func `a dry run learns no kind from a row that is shown by hand, or not at all`() {
    let source = CommonDataSource<TestCell, Bool>([true, false]) { isShown, slot in
      if isShown { slot.show(NumberCell()) }
    }
    #expect(source.cellKind(at: [0, 0]) == nil)
    #expect(source.cellKind(at: [0, 1]) == nil)
  }

  // MARK: Mistakes

  private static let twice = "A row was shown in a second cell; a row shows one cell"

  private static let secondShows: [String: @Sendable (inout RowSlot) -> Void] = [
    "registration, registration": { slot in
      let row = CellRegistration<NumberCell, Int> { _, _ in }
      slot.show(1, with: row)
      slot.show(2, with: row)
    },
    "registration, hand": { slot in
      slot.show(1, with: CellRegistration<NumberCell, Int> { _, _ in })
      slot.show(NumberCell())
    },
    "hand, registration": { slot in
      slot.show(NumberCell())
      slot.show(1, with: CellRegistration<NumberCell, Int> { _, _ in })
    },
    "hand, hand": { slot in
      slot.show(NumberCell())
      slot.show(NumberCell())
    },
  ]

  @Test(arguments: secondShows.keys.sorted())
  func `a second cell in a slot traps, however the two are shown`(shows: String) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [shows] in
      var slot = RowSlot(from: ReuseQueue())
      RowSlotTests.secondShows[shows]?(&slot)
    }
    #expect(exit.trapMessage == Self.twice)
  }

  @Test func `a data source around another one sees the cell that its row is shown in`() throws {
    let cell = NumberCell()
    var slot = RowSlot(from: ListedSupply([cell]))
    let isEmpty = slot.shownCell == nil && !slot.isDryRun
    #expect(isEmpty)
    slot.show(7, with: numbers)
    let peeked = slot.shownCell
    #expect(peeked === cell)
    let taken = try slot.take(as: NumberCell.self)
    #expect(taken.cell === cell)
  }

  @Test func `a slot that only asks for the kind of cell says so`() {
    final class Asked: TableDataSource {
      var wasDryRun: [Bool] = []
      let numbers = CellRegistration<NumberCell, Int> { cell, number in cell.number = number }
      var numberOfSections: Int { 1 }
      func numberOfRows(inSection section: Int) -> Int { 1 }
      func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
        wasDryRun.append(slot.isDryRun)
        slot.show(7, with: numbers)
      }
    }
    let source = Asked()
    #expect(source.cellKind(at: [0, 0])?.identifier == "NumberCell")
    var slot = RowSlot(from: ReuseQueue())
    source.show(&slot, at: [0, 0])
    #expect(source.wasDryRun == [true, false])
  }

  private static let mistakes: Mistakes = [
    "A row asked for a cell of the kind TestCell, and the cell supply gave a TextCell": {
      var slot = RowSlot(from: ListedSupply([TextCell()]))
      slot.show(1, with: CellRegistration<TestCell, Int> { _, _ in })
    },
    "A row asked for a cell of the kind NumberCell, and the cell supply gave a TextCell": {
      var slot = RowSlot(from: ListedSupply([TextCell()]))
      slot.show(1, with: CellRegistration<NumberCell, Int> { _, _ in })
    },
    "A row asked for a cell of the kind \"price\" (NumberCell), and the cell supply gave a TestCell":
      {
        var slot = RowSlot(from: ListedSupply([TestCell()]))
        slot.show(1, with: CellRegistration<NumberCell, Int>(cellIdentifier: "price") { _, _ in })
      },
  ]

  @Test(arguments: mistakes.keys.sorted())
  func `a supply that gives another class, be it a subclass, traps by name`(message: String) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [message] in try RowSlotTests.mistakes[message]?()
    }
    #expect(exit.trapMessage == message)
  }
}

@Suite struct CellTicketTests {
  private static let mistakes: Mistakes = [
    "A cell ticket cannot have the number -1; the least is 0, and .none is no ticket": {
      _ = CellTicket(-1)
    }
  ]

  @Test(arguments: mistakes.keys.sorted())
  func `a negative number is no ticket`(message: String) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [message] in try CellTicketTests.mistakes[message]?()
    }
    #expect(exit.trapMessage == message)
  }

  @Test func `a ticket has the number that its supply gave, and none has no number`() {
    #expect(CellTicket(0).number == 0)
    #expect(CellTicket.none.number == nil)
    #expect("\(CellTicket(3)), \(CellTicket.none)" == "ticket 3, no ticket")
  }
}
