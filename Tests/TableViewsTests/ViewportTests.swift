import TableTesting
import Tables
import Testing

/// The visible part of the content while a table changes its own size.
@Suite struct ViewportTests {
  private let source = numbers(10)
  private let table = makeTable(lines: 4)

  init() { table.dataSource = source }

  @Test(arguments: [
    LayoutSize.zero, LayoutSize(width: 100, height: 0), LayoutSize(width: 100, height: 0.001),
  ])
  func `a viewport without a height shows nothing`(size: LayoutSize) {
    table.frame.size = size
    #expect(table.visibleRows.isEmpty)
    #expect(table.reuseQueue.statistics.created == 0)
  }

  @Test func `a table that was large and is nothing keeps its cells for later`() {
    #expect(table.visibleCells.count == 4)
    table.frame.size.height = 0
    #expect(table.visibleCells.isEmpty)
    #expect(table.reuseQueue.statistics.idle == 4)
    table.frame.size.height = 64
    #expect(table.visibleCells.count == 4)
    #expect(table.reuseQueue.statistics.created == 4)
  }

  @Test func `another height shows more or fewer rows`() {
    table.frame.size.height = 65
    #expect(table.visibleRows == [0, 1, 2, 3, 4])
    table.frame.size.height = 33
    #expect(table.visibleRows == [0, 1, 2])
    table.frame.size.height = 32
    #expect(table.visibleRows == [0, 1])
  }

  @Test func `another width is given to all rows, with the cells they have`() {
    let cells = table.visibleCells
    table.frame.size.width = 40
    #expect(table.visibleCells.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
    #expect(cells.map(\.frame.width) == [40, 40, 40, 40])
    expectScreen(table, is: "row 0\nrow 1\nrow 2\nrow 3")
    table.frame.size.width = 24
    expectScreen(table, is: "ro…\nro…\nro…\nro…")
    table.contentOffset = 32
    #expect(table.visibleCells.map(\.frame.width) == [24, 24, 24, 24])
  }

  @Test func `another place changes nothing`() {
    _ = table.screen
    let cells = table.visibleCells.compactMap { $0 as? LineCell }
    table.frame.origin = LayoutPoint(x: 50, y: -20)
    expectScreen(table, is: "row 0\nrow 1\nrow 2\nrow 3")
    #expect(cells.map(\.timesLaidOut) == [1, 1, 1, 1])
  }

  @Test func `the last row at the bottom edge is visible, the next is not`() {
    table.contentOffset = 16
    #expect(table.visibleRows == [1, 2, 3, 4])
    table.contentOffset = 16.25
    #expect(table.visibleRows == [1, 2, 3, 4, 5])
    table.contentOffset = 15.75
    #expect(table.visibleRows == [0, 1, 2, 3, 4])
  }

  @Test func `a page that is scrolled by half a line has no blank line`() {
    table.contentOffset = 8
    expectScreen(table, is: "row 0\nrow 1\nrow 2\nrow 3")
    table.contentOffset = 8.25
    expectScreen(table, is: "row 1\nrow 2\nrow 3\nrow 4")
  }
}
