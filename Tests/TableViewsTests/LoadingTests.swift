import TableTesting
import Tables
import TestSupport
import Testing

/// Counts what it is asked.
private final class CountingSource: TableViewDataSource {
  let row = CellRegistration<LineCell, String> { cell, text in cell.label.text = text }
  var rows: [Int]
  var heights: RowHeights<Int> = .standard
  var asked: [String: Int] = [:]

  init(rows: [Int]) { self.rows = rows }

  private func note(_ question: String) { asked[question, default: 0] += 1 }

  var numberOfSections: Int {
    note("sections")
    return rows.count
  }

  func numberOfRows(inSection section: Int) -> Int {
    note("rows")
    return rows[section]
  }

  func traits(ofSection section: Int) -> SectionTraits {
    note("traits")
    return SectionTraits(rowHeights: heights)
  }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    note("show")
    slot.show("\(indexPath)", with: row)
  }
}

@Suite struct LoadingTests {
  private let source = CountingSource(rows: [3, 0, 40])
  private let table = makeTable(lines: 4)
  private let onceASection = ["sections": 1, "rows": 3, "traits": 3]

  init() { table.dataSource = source }

  /// All questions but for rows.
  private var counts: [String: Int] { source.asked.filter { $0.key != "show" } }

  @Test func `a table asks nothing until it is asked`() {
    #expect(source.asked.isEmpty)
    _ = table.screen
    #expect(counts == onceASection)
    #expect(source.asked["show"] == 4)
  }

  @Test func `a reload asks for the counts once, and shows nothing yet`() {
    _ = table.screen
    source.asked = [:]
    table.reloadData()
    #expect(source.asked == onceASection)
    _ = table.screen
    #expect(counts == onceASection)
    #expect(source.asked["show"] == 4)
  }

  @Test func `scrolling and questions ask for no counts`() {
    _ = table.screen
    source.asked = [:]
    for offset in stride(from: 0.0, through: 700, by: 7) {
      table.contentOffset = offset
      _ = table.visibleCells
      _ = table.contentHeight
      _ = table.rectForRow(at: [2, 39])
    }
    table.frame.size = LayoutSize(width: 10, height: 99)
    _ = table.screen
    #expect(counts.isEmpty)
  }

  @Test func `another height of rows is read in the next pass, once for all changes`() {
    _ = table.screen
    source.asked = [:]
    table.rowHeight = 32
    table.sectionHeaderHeight = 8
    table.sectionFooterHeight = 9
    table.rowHeight = 64
    #expect(source.asked.isEmpty)
    #expect(table.visibleLines == ["[0, 0]"])
    #expect(counts == onceASection)
  }

  @Test(arguments: 0..<5)
  func `each property that changes what is loaded reads it again`(property: Int) {
    _ = table.screen
    source.asked = [:]
    switch property {
    case 0: table.rowHeight = 20
    case 1: table.sectionHeaderHeight = 20
    case 2: table.sectionFooterHeight = 20
    case 3: table.showHeader = { _, _ in }
    default: table.showFooter = { _, _ in }
    }
    #expect(source.asked.isEmpty)
    _ = table.screen
    #expect(counts == onceASection)
  }

  @Test func `each height is asked for once, when the table loads`() {
    var asked: [Int] = []
    source.rows = [5]
    source.heights = .each { row in
      asked.append(row)
      return 20
    }
    _ = table.screen
    table.contentOffset = 30
    _ = table.screen
    _ = table.rectForRow(at: [0, 4])
    #expect(asked == [0, 1, 2, 3, 4])
  }

  @Test func `rows that came since the table loaded are seen after a reload`() {
    #expect(table.numberOfRows(inSection: 1) == 0)
    source.rows[1] = 2
    #expect(table.numberOfRows(inSection: 1) == 0)
    table.reloadData()
    #expect(table.numberOfRows(inSection: 1) == 2)
    #expect(table.visibleLines == ["[0, 0]", "[0, 1]", "[0, 2]", "[1, 0]"])
  }

  @Test func `a reload gives each row its cell back`() {
    let cells = table.visibleCells
    table.reloadData()
    #expect(table.visibleCells.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
    #expect(table.reuseQueue.statistics.description == "created 4, reused 4, idle 0, discarded 0")
  }

  @Test func `a reload ends the display of all rows now`() {
    _ = table.screen
    table.reloadData()
    #expect(table.reuseQueue.statistics.idle == 4)
  }

  @Test(arguments: [[], [0], [0, 0, 0]] as [[Int]])
  func `nothing is configured for a table without rows`(rows: [Int]) {
    source.rows = rows
    expectScreen(table, is: "\n\n\n")
    #expect(table.numberOfSections == rows.count)
    #expect(table.indexPathsForVisibleRows.isEmpty)
    #expect(source.asked["show"] == nil)
    #expect(table.reuseQueue.statistics.created == 0)
  }

  @Test func `a table without a data source is empty, and says so`() {
    let table = makeTable(lines: 2)
    expectScreen(table, is: "\n")
    table.reloadData()
    #expect(table.visibleCells.isEmpty)
    table.dataSource = source
    table.dataSource = nil
    expectScreen(table, is: "\n")
    #expect(table.diagnostics == [.noDataSource])
  }

  @Test func `a section cannot have fewer than no rows`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = CountingSource(rows: [1, -2])
      let table = makeTable(lines: 1)
      table.dataSource = source
      table.reloadData()
    }
    #expect(
      result.trapMessage == "The data source says that section 1 has -2 rows; the least is 0")
  }

  @Test func `a table cannot have fewer than no sections`() async {
    final class Wrong: TableViewDataSource {
      var numberOfSections: Int { -1 }
      func numberOfRows(inSection section: Int) -> Int { 0 }
      func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {}
    }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = Wrong()
      let table = makeTable(lines: 1)
      table.dataSource = source
      table.reloadData()
    }
    #expect(result.trapMessage == "The data source says that it has -1 sections; the least is 0")
  }
}
