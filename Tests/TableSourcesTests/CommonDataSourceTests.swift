import TableModels
import TableSources
import TestSupport
import Testing

@Suite struct CommonDataSourceTests {
  private let queue = ReuseQueue()

  /// The cell that a source shows in a row.
  private func cell<Cell>(
    of source: some TableDataSource, at path: TableIndexPath, as _: Cell.Type
  ) throws -> Cell {
    var slot = RowSlot(from: queue)
    source.show(&slot, at: path)
    return try slot.take(as: Cell.self).cell
  }

  @Test func `models, a cell and a closure are a table of one section`() throws {
    let source = CommonDataSource<NumberCell, Int>([10, 20]) { cell, number in
      cell.number = number
    }
    #expect(source.numberOfSections == 1)
    #expect(source.numberOfRows(inSection: 0) == 2)
    #expect(try cell(of: source, at: [0, 0], as: NumberCell.self).number == 10)
    #expect(try cell(of: source, at: [0, 1], as: NumberCell.self).number == 20)
    #expect(source[[0, 1]] == 20)
    #expect(source.snapshot == TableSnapshot([10, 20]))
    #expect(queue.registeredIdentifiers == ["NumberCell"])
  }

  @Test func `a cell identifier names the kind, with bare models and with sections`() throws {
    let one = CommonDataSource<NumberCell, Int>([1], cellIdentifier: "price") { $0.number = $1 }
    let sections = CommonDataSource<NumberCell, Int>(
      sections: [TableSection(id: 0, [2])], cellIdentifier: "count"
    ) { $0.number = $1 }
    #expect(try cell(of: one, at: [0, 0], as: NumberCell.self).number == 1)
    #expect(try cell(of: sections, at: [0, 0], as: NumberCell.self).number == 2)
    #expect(queue.registeredIdentifiers == ["price", "count"])
  }

  @Test func `sections have titles and rows of their own`() throws {
    let source = CommonDataSource<TextCell, String>(sections: [
      TableSection(id: "a", header: "A", footer: "1 row", ["Ada"]),
      TableSection(id: "none"),
      TableSection(id: "b", footer: "2 rows", ["Bob", "Ben"]),
    ]) { cell, name in cell.text = name }
    #expect(source.numberOfSections == 3)
    #expect((0..<3).map { source.numberOfRows(inSection: $0) } == [1, 0, 2])
    #expect((0..<3).map { source.traits(ofSection: $0).header } == ["A", nil, nil])
    #expect((0..<3).map { source.traits(ofSection: $0).footer } == ["1 row", nil, "2 rows"])
    #expect(try cell(of: source, at: [2, 1], as: TextCell.self).text == "Ben")
    #expect(source[[2, 0]] == "Bob")
  }

  @Test func `an empty source has a section without rows, and one without sections none`() {
    let empty = CommonDataSource<TextCell, String>([], configure: { _, _ in })
    #expect(empty.numberOfSections == 1)
    #expect(empty.numberOfRows(inSection: 0) == 0)
    #expect(
      CommonDataSource<TextCell, String>(sections: [], configure: { _, _ in }).numberOfSections == 0
    )
  }

  // MARK: Rows that choose their cells

  private enum Item {
    case number(Int)
    case text(String)
    case absent
  }

  @Test func `rows of one section choose their cells by their models`() throws {
    let numbers = CellRegistration<NumberCell, Int> { cell, number in cell.number = number }
    let texts = CellRegistration<TextCell, String> { cell, text in cell.text = text }
    let items: [Item] = [.number(1), .text("a"), .number(2), .absent]
    let source = CommonDataSource<TestCell, Item>(items) { item, slot in
      switch item {
      case .number(let number): slot.show(number, with: numbers)
      case .text(let text): slot.show(text, with: texts)
      case .absent: break
      }
    }
    #expect(try cell(of: source, at: [0, 0], as: NumberCell.self).number == 1)
    #expect(try cell(of: source, at: [0, 1], as: TextCell.self).text == "a")
    #expect(try cell(of: source, at: [0, 2], as: NumberCell.self).number == 2)
    #expect(queue.registeredIdentifiers == ["NumberCell", "TextCell"])
    var slot = RowSlot(from: queue)
    source.show(&slot, at: [0, 3])
    let nothing = slot.take()
    #expect(nothing == nil)
  }

  @Test func `rows of several sections choose their cells by their models`() throws {
    let numbers = CellRegistration<NumberCell, Int> { cell, number in cell.number = number }
    let digits = CellRegistration<TextCell, Int> { cell, number in cell.text = "\(number)" }
    let source = CommonDataSource<TestCell, Int>(sections: [
      TableSection(id: 0, [1, 2]), TableSection(id: 1, count: 2) { $0 + 3 },
    ]) { number, slot in
      if number > 2 { slot.show(number, with: numbers) } else { slot.show(number, with: digits) }
    }
    #expect(try cell(of: source, at: [0, 1], as: TextCell.self).text == "2")
    #expect(try cell(of: source, at: [1, 1], as: NumberCell.self).number == 4)
  }

  // MARK: Heights

  @Test func `rows are as high as the host's, unless the source says otherwise`() throws {
    let sections = [TableSection(id: 0, ["a"]), TableSection(id: 1, ["bb", "ccc"])]
    let source = CommonDataSource<TextCell, String>(sections: sections, configure: { _, _ in })
    guard case .standard = source.traits(ofSection: 1).rowHeights else {
      Issue.record("the rows are not as high as the host's")
      return
    }
    source.rowHeights = .fixed(12.5)
    guard case .fixed(12.5) = source.traits(ofSection: 1).rowHeights else {
      Issue.record("the rows have no fixed height")
      return
    }
    source.rowHeights = .each { text in Double(text.count) * 10 }
    guard case .each(let height) = source.traits(ofSection: 1).rowHeights else {
      Issue.record("the rows have no heights of their own")
      return
    }
    #expect([height(0), height(1)] == [20, 30])
  }

  // MARK: Displaying

  @Test func `a row that comes and goes tells its cell, model and place`() throws {
    let source = CommonDataSource<NumberCell, Int>([10, 20]) { cell, number in
      cell.number = number
    }
    let cell = try cell(of: source, at: [0, 1], as: NumberCell.self)
    source.willDisplay(cell, at: [0, 1])
    source.didEndDisplaying(cell, at: [0, 1])
    var events: [String] = []
    source.onWillDisplay = { shown, number, path in
      events.append("will \(shown === cell) \(number) \(path)")
    }
    source.onDidEndDisplaying = { shown, number, path in
      events.append("did \(shown === cell) \(number) \(path)")
    }
    source.willDisplay(cell, at: [0, 1])
    source.didEndDisplaying(cell, at: [0, 1])
    #expect(events == ["will true 20 [0, 1]", "did true 20 [0, 1]"])
  }

  @Test func `a display ends with the model that the cell showed last`() throws {
    let source = CommonDataSource<NumberCell, Int>([1, 2]) { cell, number in cell.number = number }
    var ended: [Int] = []
    source.onDidEndDisplaying = { cell, number, _ in
      #expect(cell.number == number)
      ended.append(number)
    }
    let cells = try (0..<2).map { try cell(of: source, at: [0, $0], as: NumberCell.self) }
    for row in 0..<2 { source.willDisplay(cells[row], at: [0, row]) }
    source.replace(at: [0, 0], with: 10)
    source.didEndDisplaying(cells[0], at: [0, 0])
    source.replace(at: [0, 1], with: 20)
    // Configured again in place.
    var slot = RowSlot(from: ListedSupply([cells[1]]))
    source.show(&slot, at: [0, 1])
    _ = slot.take()
    source.replace(at: [0, 1], with: 200)
    source.didEndDisplaying(cells[1], at: [0, 1])
    #expect(ended == [1, 20])
  }

  @Test func `a model that was on display in a host that has ended is let go of`() throws {
    let source = CommonDataSource<NumberCell, Ending>([], configure: { _, _ in })
    source.onDidEndDisplaying = { _, _, _ in }
    var ended: [Int] = []
    source.snapshot = TableSnapshot([Ending(1) { ended.append($0) }])
    do {
      var slot = RowSlot(from: ReuseQueue())
      source.show(&slot, at: [0, 0])
      let cell = try slot.take(as: NumberCell.self).cell
      source.willDisplay(cell, at: [0, 0])
    }
    source.remove(at: [0, 0])
    #expect(ended == [1])
  }

  @Test func `showing a row is not displaying it`() throws {
    var events = 0
    let source = CommonDataSource<NumberCell, Int>([10], configure: { _, _ in })
    source.onWillDisplay = { _, _, _ in events += 1 }
    source.onDidEndDisplaying = { _, _, _ in events += 1 }
    _ = try cell(of: source, at: [0, 0], as: NumberCell.self)
    #expect(events == 0)
  }

  // MARK: Other hosts

  @Test func `a class that no queue can make is shown by another supply`() throws {
    let source = CommonDataSource<OutsideCell, String>(["a", "b"]) { cell, text in
      cell.text = text
    }
    let supply = ListedSupply([OutsideCell(text: ""), OutsideCell(text: "")])
    var slot = RowSlot(from: supply)
    for (row, text) in ["a", "b"].enumerated() {
      source.show(&slot, at: [0, row])
      let shown = try slot.take(as: OutsideCell.self)
      #expect(shown.cell.text == text)
      #expect(shown.ticket == CellTicket(100 + row))
    }
    #expect(supply.kindsAsked.map(\.identifier) == ["OutsideCell", "OutsideCell"])
  }

  @Test func `one source serves several queues at once`() throws {
    let source = CommonDataSource<NumberCell, Int>([1, 2]) { cell, number in cell.number = number }
    let queues = [ReuseQueue(), ReuseQueue()]
    for row in 0..<2 {
      for queue in queues {
        var slot = RowSlot(from: queue)
        source.show(&slot, at: [0, row])
        let (number, ticket) = try slot.take(as: NumberCell.self)
        #expect(number.number == row + 1)
        queue.enqueue(number, ticket: ticket)
      }
    }
    for queue in queues {
      #expect("\(queue.statistics)" == "created 1, reused 1, idle 1, discarded 0")
    }
  }
}

struct CommonDataSourceRegistrationTests {
  @Test func `rows can be shown with a registration made before, in one section or in many`() throws
  {
    let row = CellRegistration<NumberCell, Int>(cellIdentifier: "made before") {
      $0.number = $1
    }
    for source in [
      CommonDataSource([4, 5], registration: row),
      CommonDataSource(sections: [TableSection(id: 0, [4, 5])], registration: row),
    ] {
      var slot = RowSlot(from: ReuseQueue())
      source.show(&slot, at: [0, 1])
      #expect(try slot.take(as: NumberCell.self).cell.number == 5)
      #expect(source.cellKind(at: [0, 0]) === row.kind)
    }
  }

  @Test func `a configure closure may take a lease, in one section or in many`() throws {
    var ended: [Int] = []
    let configure: CellRegistration<NumberCell, Int>.Leased = { cell, number, lease in
      cell.number = number
      lease.onEnd { ended.append(number) }
    }
    for source in [
      CommonDataSource([4, 5], configure: configure),
      CommonDataSource(sections: [TableSection(id: 0, [4, 5])], configure: configure),
    ] {
      let queue = ReuseQueue()
      var slot = RowSlot(from: queue)
      source.show(&slot, at: [0, 1])
      let shown = try slot.take(as: NumberCell.self)
      #expect(shown.cell.number == 5)
      queue.enqueue(shown.cell, ticket: shown.ticket)
    }
    #expect(ended == [5, 5])
  }
}
