import TableTesting
import Tables
import Testing

/// The lifetimes of tables and data sources, and the end of a data source.
@Suite struct DataSourceLifeTests {
  private let table = makeTable(lines: 2)

  @Test func `a table keeps neither its data source nor its delegate`() {
    final class Delegate: TableViewDelegate {}
    expectReleased {
      let (source, delegate) = (numbers(5), Delegate())
      table.dataSource = source
      table.delegate = delegate
      _ = table.screen
      table.contentOffset = 16
      _ = table.screen
      return [("source", source), ("delegate", delegate)]
    }
  }

  @Test func `a data source that ends under its table leaves it empty, with the reason`() {
    do {
      let source = numbers(5)
      table.dataSource = source
      expectScreen(table, is: "row 0\nrow 1")
    }
    #expect(table.diagnostics == [.dataSourceDeallocated])
    expectScreen(table, is: "\n")
    #expect(table.numberOfSections == 0)
    #expect(table.visibleCells.isEmpty)
    #expect(table.contentHeight == 0)
    #expect(table.diagnostics == [.dataSourceDeallocated])
    #expect(
      table.diagnostics[0].description
        == "The data source was deallocated while its table showed it, so the table is empty; keep "
        + "the data source in a property, as a table holds it weakly")
  }

  @Test(arguments: 0..<6)
  func `whatever is asked first, a table without its data source is empty`(question: Int) {
    do {
      let source = numbers(5)
      table.dataSource = source
      _ = table.screen
    }
    switch question {
    case 0: #expect(table.visibleCells.isEmpty)
    case 1: #expect(table.indexPathsForVisibleRows.isEmpty)
    case 2: #expect(!table.contains([0, 0]))
    case 3: table.contentOffset = 16
    case 4: table.reloadData()
    default: #expect(table.contentOffset == 0)
    }
    expectScreen(table, is: "\n")
    #expect(table.reuseQueue.statistics.idle == 2)
    #expect(table.diagnostics == [.dataSourceDeallocated])
  }

  @Test func `a table that was never given a data source says so`() {
    _ = table.screen
    #expect(table.diagnostics == [.noDataSource])
    #expect(
      table.diagnostics[0].description
        == "The table has no data source, so it is empty; set its dataSource")
    let source = numbers(5)
    table.dataSource = source
    #expect(table.diagnostics == [])
    withExtendedLifetime(source) {}
  }

  @Test func `a data source that nobody kept is reported`() {
    table.dataSource = numbers(5)
    expectScreen(table, is: "\n")
    #expect(table.diagnostics == [.dataSourceDeallocated])
  }

  @Test func `a data source that was replaced is not reported`() {
    let second = CommonDataSource<LineCell, Int>([0]) { cell, _ in cell.label.text = "second" }
    do {
      let first = numbers(5)
      table.dataSource = first
      _ = table.screen
      table.dataSource = second
    }
    expectScreen(table, is: "second\n")
    #expect(table.diagnostics.isEmpty)
    #expect(table.reuseQueue.statistics.description == "created 2, reused 1, idle 1, discarded 0")
  }

  @Test func `a data source may be replaced after it ended unnoticed`() {
    do {
      let first = numbers(5)
      table.dataSource = first
      _ = table.screen
    }
    let second = numbers(1)
    table.dataSource = second
    expectScreen(table, is: "row 0\n")
    #expect(table.diagnostics.isEmpty)
  }

  @Test func `the data source that showed a row is told that it left, not its successor`() {
    var told: [String] = []
    let (first, second) = (numbers(5), numbers(5))
    first.onDidEndDisplaying = { _, number, _ in told.append("first \(number)") }
    second.onDidEndDisplaying = { _, number, _ in told.append("second \(number)") }
    second.onWillDisplay = { _, number, _ in told.append("shows \(number)") }
    table.dataSource = first
    _ = table.screen
    table.dataSource = second
    _ = table.screen
    #expect(told == ["first 1", "first 0", "shows 0", "shows 1"])
  }

  @Test func `one data source serves two tables, each with its own cells`() {
    let source = numbers(9)
    let other = makeTable(lines: 3)
    table.dataSource = source
    other.dataSource = source
    other.contentOffset = 32
    expectScreen(table, is: "row 0\nrow 1")
    expectScreen(other, is: "row 2\nrow 3\nrow 4")
    #expect(table.reuseQueue.statistics.created == 2)
    #expect(other.reuseQueue.statistics.created == 3)
  }

  @Test func `no cell outlives its table`() {
    var cells: [ObjectIdentifier: LineCell] = [:]
    let source = CommonDataSource<LineCell, Int>(Array(0..<50)) { cell, _ in
      cells[ObjectIdentifier(cell)] = cell
    }
    expectReleased {
      let table = makeTable(lines: 6)
      table.dataSource = source
      for offset in [0.0, 40, 700, 3] {
        table.contentOffset = offset
        _ = table.screen
      }
      table.frame.size.height = 30
      _ = table.screen
      #expect(cells.count == 7)
      defer { cells = [:] }
      return [("table", table)] + cells.values.map { ("a cell", $0) }
    }
  }

  @Test func `a cell that outlives its table is in no view`() {
    let source = numbers(5)
    var cell: TableViewCell?
    do {
      let table = makeTable(lines: 2)
      table.dataSource = source
      cell = table.cellForRow(at: [0, 0])
      #expect(cell?.superview != nil)
    }
    #expect(cell != nil)
    #expect(cell?.superview == nil)
  }

  @Test func `an idle cell is in no view`() {
    let source = numbers(5)
    table.dataSource = source
    let cells = table.visibleCells
    table.frame.size.height = 16
    expectScreen(table, is: "row 0")
    #expect(cells.map { $0.superview == nil } == [false, true])
  }
}
