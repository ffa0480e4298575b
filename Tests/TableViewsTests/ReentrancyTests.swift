import TableTesting
import Tables
import Testing

/// User code that changes the table while a layout pass runs it.
@Suite struct ReentrancyTests {
  /// An interference of user code with its table.
  enum Meddling: CaseIterable {
    case reload, scrollDown, scrollToEnd, scrollUp, shrink, grow, changeHeights, replaceSource
    case dropSource, layOut, draw, ask

    func perform(on table: TableView, _ other: any TableViewDataSource) {
      switch self {
      case .reload: table.reloadData()
      case .scrollDown: table.contentOffset += 24
      case .scrollToEnd: table.contentOffset = .infinity
      case .scrollUp: table.contentOffset = 0
      case .shrink: table.frame.size.height = 16
      case .grow: table.frame.size = LayoutSize(width: 200, height: 400)
      case .changeHeights: table.rowHeight = 8
      case .replaceSource: table.dataSource = other
      case .dropSource: table.dataSource = nil
      case .layOut:
        table.setNeedsLayout()
        table.layoutIfNeeded()
      case .draw: _ = table.screen
      case .ask:
        _ = table.visibleCells
        _ = table.indexPathsForVisibleRows
        _ = table.contentHeight
        _ = table.contentOffset
        _ = table.numberOfSections
        for row in 0..<20 where table.contains([0, row]) {
          _ = table.cellForRow(at: [0, row])
          _ = table.rectForRow(at: [0, row])
          _ = table.numberOfRows(inSection: 0)
        }
      }
    }
  }

  /// The moments at which user code runs.
  enum Moment: CaseIterable {
    case configure, willDisplay, didEndDisplaying
  }

  @Test(arguments: Meddling.allCases, Moment.allCases)
  func `a table can be meddled with at any moment of a pass`(
    meddling: Meddling, moment: Moment
  ) {
    let other = CommonDataSource<LineCell, Int>([100, 101, 102]) { cell, number in
      cell.label.text = "other \(number)"
    }
    let table = makeTable(lines: 3)
    var depth = 0
    var timesLeft = 2
    func meddle(_ now: Moment) {
      #expect(depth == 0, "one row is shown inside of another")
      guard now == moment, timesLeft > 0 else { return }
      depth += 1
      timesLeft -= 1
      meddling.perform(on: table, other)
      depth -= 1
    }
    let source = CommonDataSource<LineCell, Int>(Array(0..<20)) { cell, number in
      cell.label.text = "row \(number)"
      meddle(.configure)
    }
    source.onWillDisplay = { _, _, _ in meddle(.willDisplay) }
    source.onDidEndDisplaying = { _, _, _ in meddle(.didEndDisplaying) }
    table.dataSource = source
    for offset in [0.0, 8, 100, 40, .infinity] {
      table.contentOffset = offset
      expectNoGap(in: table)
    }
    #expect(timesLeft == 0)
    for _ in 0..<3 { _ = table.screen }
    table.contentOffset = 0
    let first = table.dataSource === source ? "row 0" : "other 100"
    #expect(table.dataSource == nil || table.visibleLines.first == first)
    withExtendedLifetime(other) {}
  }

  /// Expects that the visible rows are a run of rows, each below the one before, after any
  /// requests.
  private func expectNoGap(in table: TableView) {
    let items = table.displayList().items
    let tops = items.map(\.frame.minY).sorted()
    #expect(tops.first ?? 0 <= 0, "blank at the top")
    for (upper, lower) in zip(tops, tops.dropFirst()) {
      #expect(
        items.contains { $0.frame.minY == upper && $0.frame.maxY == lower }, "blank at \(upper)")
    }
  }

  @Test func `an offset that is set during a pass is taken by the next`() {
    let table = makeTable(lines: 2)
    var timesLeft = 1
    let source = CommonDataSource<LineCell, Int>(Array(0..<9)) { cell, number in
      cell.label.text = "row \(number)"
      guard timesLeft > 0 else { return }
      timesLeft -= 1
      table.contentOffset = 48
    }
    table.dataSource = source
    expectScreen(table, is: "row 0\nrow 1")
    #expect(table.contentOffset == 48)
    expectScreen(table, is: "row 3\nrow 4")
  }

  @Test func `an offset that is set during a pass is clamped to what the next one loads`() {
    let long = numbers(50)
    let table = makeTable(lines: 2)
    let source = numbers(3)
    source.onWillDisplay = { _, _, _ in
      table.dataSource = long
      table.contentOffset = .infinity
    }
    table.dataSource = source
    expectScreen(table, is: "row 0\nrow 1")
    expectScreen(table, is: "row 48\nrow 49")
    #expect(table.contentOffset == 48 * 16)
  }

  @Test func `an offset that a cell's own layout sets is taken by the next pass`() {
    let source = numbers(9)
    let table = makeTable(lines: 2)
    table.dataSource = source
    (table.cellForRow(at: [0, 0]) as? LineCell)?.whenLaidOut = { table.contentOffset = 48 }
    table.frame.size.width += 8
    expectScreen(table, is: "row 0\nrow 1")
    expectScreen(table, is: "row 3\nrow 4")
  }

  @Test func `a reload that is asked for during a pass ends the pass, and comes with the next`() {
    let table = makeTable(lines: 2)
    var configured: [Int] = []
    let source = CommonDataSource<LineCell, Int>(Array(0..<9)) { _, number in
      configured.append(number)
      if configured.count == 1 { table.reloadData() }
    }
    table.dataSource = source
    _ = table.screen
    #expect(configured == [0])
    _ = table.screen
    #expect(configured == [0, 0, 1])
    _ = table.screen
    #expect(configured == [0, 0, 1])
  }

  @Test func `a data source that is replaced during a pass shows its rows to the end of it`() {
    let other = CommonDataSource<LineCell, Int>([7]) { cell, _ in cell.label.text = "other" }
    let table = makeTable(lines: 2)
    let source = CommonDataSource<LineCell, Int>(Array(0..<9)) { cell, number in
      cell.label.text = "row \(number)"
      table.dataSource = other
    }
    table.dataSource = source
    expectScreen(table, is: "row 0\nrow 1")
    expectScreen(table, is: "other\n")
    #expect(table.diagnostics.isEmpty)
    withExtendedLifetime(source) {}
  }

  @Test func `a data source may end during the pass that shows it`() {
    let table = makeTable(lines: 2)
    final class Owner {
      var source: CommonDataSource<LineCell, Int>?
    }
    let owner = Owner()
    owner.source = CommonDataSource(Array(0..<9)) { cell, number in
      cell.label.text = "row \(number)"
      owner.source = nil
    }
    table.dataSource = owner.source
    expectScreen(table, is: "row 0\nrow 1")
    table.contentOffset = 16
    expectScreen(table, is: "\n")
    #expect(table.diagnostics == [.dataSourceDeallocated])
  }

  @Test func `a data source may end as a row leaves`() {
    let table = makeTable(lines: 2)
    final class Owner {
      var source: CommonDataSource<LineCell, Int>?
    }
    let owner = Owner()
    let source = numbers(9)
    source.onDidEndDisplaying = { _, _, _ in owner.source = nil }
    owner.source = consume source
    table.dataSource = owner.source
    expectScreen(table, is: "row 0\nrow 1")
    table.contentOffset = 16
    expectScreen(table, is: "row 1\nrow 2")
    #expect(table.numberOfSections == 0)
    expectScreen(table, is: "\n")
    #expect(table.diagnostics == [.dataSourceDeallocated])
  }
}
