import TableTesting
import Tables
import TestSupport
import Testing

/// A data source in the old way: dequeue by identifier, configure, show.
private final class OldWaySource: TableViewDataSource {
  unowned let table: TableView
  var rows = 20
  var identifier: (Int) -> String = { _ in "line" }

  init(_ table: TableView) { self.table = table }

  func numberOfRows(inSection section: Int) -> Int { rows }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    do {
      let cell = try table.dequeueReusableCell(withIdentifier: identifier(indexPath.row))
      (cell as? LineCell)?.label.text = "row \(indexPath.row)"
      slot.show(cell)
    } catch {
      fatalError("\(error)")
    }
  }
}

/// A data source that does in `show` what a test wants.
private final class FreeSource: TableViewDataSource {
  var rows: Int
  let showRow: (inout RowSlot, Int) -> Void

  init(rows: Int, showRow: @escaping (inout RowSlot, Int) -> Void) {
    self.rows = rows
    self.showRow = showRow
  }

  func numberOfRows(inSection section: Int) -> Int { rows }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    showRow(&slot, indexPath.row)
  }
}

/// Shows rows in a table of two lines.
private func show(rows: Int = 2, _ showRow: @escaping (inout RowSlot, Int) -> Void) {
  let source = FreeSource(rows: rows, showRow: showRow)
  let table = makeTable(lines: 2)
  table.dataSource = source
  _ = table.screen
}

@Suite struct HandWrittenDataSourceTests {
  private let table = makeTable(lines: 3)

  @Test func `cells dequeued by hand go back to their queue and are used again`() {
    let source = OldWaySource(table)
    table.register(LineCell.self, forCellReuseIdentifier: "line")
    table.dataSource = source
    expectScreen(table, is: "row 0\nrow 1\nrow 2")
    let first = table.cellForRow(at: [0, 0])
    for offset in stride(from: 16.0, through: 17 * 16, by: 16) {
      table.contentOffset = offset
      _ = table.screen
    }
    expectScreen(table, is: "row 17\nrow 18\nrow 19")
    #expect(table.reuseQueue.statistics.description == "created 3, reused 17, idle 0, discarded 0")
    #expect(table.visibleCells.contains { $0 === first })
    table.frame.size.height = 16
    _ = table.screen
    #expect(table.reuseQueue.statistics.idle == 2)
  }

  @Test func `kinds by hand keep to themselves`() {
    final class OddCell: TableViewCell {}
    let source = OldWaySource(table)
    source.identifier = { $0.isMultiple(of: 2) ? "line" : "odd" }
    table.register(LineCell.self, forCellReuseIdentifier: "line")
    table.register(OddCell.self, forCellReuseIdentifier: "odd")
    table.dataSource = source
    for row in 0...17 {
      table.contentOffset = Double(row) * 16
      #expect(table.visibleCells.map { $0 is OddCell } == (row..<(row + 3)).map { $0 % 2 == 1 })
    }
    #expect(table.reuseQueue.statistics(forIdentifier: "line").created == 2)
    #expect(table.reuseQueue.statistics(forIdentifier: "odd").created == 2)
  }

  @Test func `by hand and with a registration, cells of one identifier are shared`() {
    let row = CellRegistration<LineCell, Int>(cellIdentifier: "line") { cell, number in
      cell.label.text = "typed \(number)"
    }
    let source = FreeSource(rows: 20) { [table] slot, number in
      guard number >= 3, let cell = try? table.dequeueReusableCell(withIdentifier: "line") else {
        return slot.show(number, with: row)
      }
      (cell as? LineCell)?.label.text = "hand \(number)"
      slot.show(cell)
    }
    table.dataSource = source
    expectScreen(table, is: "typed 0\ntyped 1\ntyped 2")
    table.contentOffset = 32
    expectScreen(table, is: "typed 2\nhand 3\nhand 4")
    #expect(table.reuseQueue.statistics.created == 3)
  }

  @Test func `a cell that no queue made is shown and never pooled`() {
    let own = (0..<9).map { _ in LineCell() }
    let source = FreeSource(rows: 9) { slot, number in
      own[number].label.text = "own \(number)"
      slot.show(own[number])
    }
    table.dataSource = source
    expectScreen(table, is: "own 0\nown 1\nown 2")
    table.contentOffset = 16
    expectScreen(table, is: "own 1\nown 2\nown 3")
    table.contentOffset = 0
    expectScreen(table, is: "own 0\nown 1\nown 2")
    #expect(table.cellForRow(at: [0, 2]) === own[2])
    #expect(own.allSatisfy { $0.timesPrepared == 0 })
    #expect(table.reuseQueue.statistics == ReuseStatistics())
    #expect(table.reuseQueue.registeredIdentifiers.isEmpty)
  }

  @Test func `a cell of one's own may be shown in another row once its row has left`() {
    let pair = [LineCell(), LineCell()]
    let source = FreeSource(rows: 4) { slot, number in
      pair[number % 2].label.text = "row \(number)"
      slot.show(pair[number % 2])
    }
    table.frame.size.height = 32
    table.dataSource = source
    expectScreen(table, is: "row 0\nrow 1")
    table.contentOffset = 32
    expectScreen(table, is: "row 2\nrow 3")
  }

  @Test func `a cell of one's own may move to another table once the first has let it go`() {
    let own = LineCell()
    let source = FreeSource(rows: 1) { slot, _ in
      own.label.text = "own"
      slot.show(own)
    }
    let other = makeTable(lines: 1)
    table.dataSource = source
    expectScreen(table, is: "own\n\n")
    table.dataSource = nil
    expectScreen(table, is: "\n\n")
    other.dataSource = source
    expectScreen(other, is: "own")
  }

  @Test func `an identifier that nobody registered is thrown with those that are`() {
    table.register(LineCell.self, forCellReuseIdentifier: "photo")
    table.register(LineCell.self, forCellReuseIdentifier: "ad")
    let error = #expect(throws: UnregisteredCellIdentifier.self) {
      try table.dequeueReusableCell(withIdentifier: "phtoo")
    }
    #expect(error?.identifier == "phtoo")
    #expect(error?.registeredIdentifiers == ["ad", "photo"])
  }
}

@Suite struct HandWrittenMistakeTests {
  @Test func `a row for which nothing was shown traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      show { slot, number in if number == 0 { slot.show(LineCell()) } }
    }
    #expect(
      result.trapMessage
        == "Nothing was shown for the row [0, 1]; show a model or a cell in the slot")
  }

  @Test func `an object that is no table cell traps`() async {
    final class Stranger {}
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      show { slot, _ in slot.show(Stranger()) }
    }
    #expect(
      result.trapMessage
        == "A Stranger was shown for the row [0, 0], where a table needs a TableViewCell")
  }

  @Test func `a header view that is shown for a row traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      show { slot, _ in slot.show(TableHeaderFooterView()) }
    }
    #expect(
      result.trapMessage
        == "A TableHeaderFooterView was shown for the row [0, 0], where a table needs a "
        + "TableViewCell")
  }

  @Test func `one cell of one's own for two rows traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let cell = LineCell()
      show { slot, _ in slot.show(cell) }
    }
    #expect(
      result.trapMessage
        == "The LineCell that was shown for the row [0, 1] is on show already; a cell shows one row "
        + "at a time")
  }

  @Test func `one dequeued cell for two rows traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let table = makeTable(lines: 2)
      table.register(LineCell.self, forCellReuseIdentifier: "line")
      let cell = try table.dequeueReusableCell(withIdentifier: "line")
      let source = FreeSource(rows: 2) { slot, _ in slot.show(cell) }
      table.dataSource = source
      _ = table.screen
    }
    #expect(
      result.trapMessage
        == "A LineCell was shown while it is on show; its host enqueues it when its row has left "
        + "the screen")
  }

  @Test func `a cell that another table shows traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = numbers(3)
      let other = makeTable(lines: 2)
      other.dataSource = source
      let cell = other.visibleCells[1]
      show { slot, _ in slot.show(cell) }
    }
    #expect(
      result.trapMessage
        == "The LineCell that was shown for the row [0, 0] is on show already; a cell shows one row "
        + "at a time")
  }

  @Test func `a cell on show that is enqueued by hand traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = numbers(3)
      let table = makeTable(lines: 2)
      table.dataSource = source
      let cell = table.visibleCells[1]
      try table.reuseQueue.enqueue(cell, withIdentifier: "LineCell")
    }
    #expect(
      result.trapMessage
        == "A LineCell was enqueued while it is on show; its host enqueues it when its row has left "
        + "the screen")
  }

  @Test func `a kind whose cells are no table cells traps where a cell is asked for`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let table = makeTable(lines: 2)
      table.reuseQueue.register(TableHeaderFooterView.self, withIdentifier: "title")
      _ = try table.dequeueReusableCell(withIdentifier: "title")
    }
    #expect(
      result.trapMessage
        == "The cells for \"title\" are TableHeaderFooterView, not TableViewCells")
  }

  @Test func `an identifier for two classes traps with both`() async {
    final class OtherCell: TableViewCell {}
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let table = makeTable(lines: 2)
      table.register(LineCell.self, forCellReuseIdentifier: "line")
      table.register(OtherCell.self, forCellReuseIdentifier: "line")
    }
    #expect(
      result.trapMessage
        == "The identifier \"line\" is registered for LineCell already and cannot stand for "
        + "OtherCell too; give one of them another identifier")
  }
}
