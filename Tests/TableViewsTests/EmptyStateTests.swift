import TableTesting
import Tables
import TestSupport
import Testing

/// What a table shows where there are no rows.
@Suite struct EmptyStateTests {
  private let table = makeTable(lines: 5)
  private let source = numbers(0)

  init() {
    table.emptyText = "Nothing found"
    table.dataSource = source
  }

  @Test func `a text stands in the middle of a table without rows, and goes when rows come`() {
    expectScreen(table, is: "\n  Nothing\n   found\n\n")
    source.append(7)
    expectScreen(table, is: "row 7\n\n\n\n")
    source.remove(at: [0, 0])
    expectScreen(table, is: "\n  Nothing\n   found\n\n")
    table.frame.size = LayoutSize(width: 160, height: 48)
    expectScreen(table, is: "\n   Nothing found\n")
  }

  @Test func `another text replaces it at once, and none shows nothing`() {
    _ = table.screen
    table.emptyText = "No xyz"
    expectScreen(table, is: "\n\n   No xyz\n\n")
    #expect(table.emptyText == "No xyz")
    table.emptyText = nil
    expectScreen(table, is: "\n\n\n\n")
    #expect(table.subviews.count == 1)
  }

  @Test func `a view of one's own is laid out there, and can be tapped`() {
    final class Page: View {
      let button = Button("Clear")
      override func layoutSubviews() {
        addSubview(button)
        button.frame = LayoutRect(x: 0, y: bounds.height - 16, width: bounds.width, height: 16)
      }
    }
    let page = Page()
    var taps = 0
    page.button.addAction(for: .touchUpInside) { _ in taps += 1 }
    table.emptyView = page
    expectScreen(table, is: "\n\n\n\n [ Clear ]")
    #expect(table.emptyText == nil)
    #expect(table.hitTest(LayoutPoint(x: 40, y: 72)) === page.button)
    _ = table.hitTest(LayoutPoint(x: 40, y: 72))?.handleTap(at: .zero)
    #expect(taps == 1)
    source.append(1)
    _ = table.screen
    #expect(page.superview == nil)
  }

  @Test func `headers and footers keep their place above it`() {
    let source = CommonDataSource<LineCell, Int>(
      sections: [
        TableSection(id: 0, header: "FRUIT"), TableSection(id: 1, header: "ROOTS", footer: "end"),
      ]) { cell, number in cell.label.text = "\(number)" }
    table.dataSource = source
    expectScreen(table, is: "FRUIT\nROOTS\nend\n  Nothing\n   found")
    table.frame.size.height = 48
    expectScreen(table, is: "FRUIT\nROOTS\nend")
    #expect(table.subviews.count == 1)
  }

  @Test func `a table without a data source does not say that there is nothing`() {
    let table = makeTable(lines: 3)
    table.emptyText = "nothing"
    expectScreen(table, is: "\n\n")
    var source: CommonDataSource<LineCell, Int>? = numbers(0)
    table.dataSource = source
    expectScreen(table, is: "\n  nothing\n")
    source = nil
    #expect(table.diagnostics == [.dataSourceDeallocated])
    expectScreen(table, is: "\n\n")
  }

  @Test func `rows without a height are rows`() {
    source.rowHeights = .fixed(0)
    source.append(1)
    expectScreen(table, is: "\n\n\n\n")
  }

  @Test func `a table that refuses a batch keeps what it shows`() throws {
    final class Source: TableViewDataSource {
      var count = 0
      let row = CellRegistration<LineCell, Int> { $0.label.text = "row \($1)" }
      func numberOfRows(inSection section: Int) -> Int { count }
      func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
        slot.show(indexPath.row, with: row)
      }
    }
    let source = Source()
    table.dataSource = source
    expectScreen(table, is: "\n  Nothing\n   found\n\n")
    source.count = 2
    #expect(throws: InvalidTableUpdate.self) { try table.insertRows(at: [[0, 0]]) }
    expectScreen(table, is: "\n  Nothing\n   found\n\n")
    table.reloadData()
    expectScreen(table, is: "row 0\nrow 1\n\n\n")
  }

  @Test(arguments: 0..<6) func `it is there exactly while there are no rows`(seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    var next = 0
    for step in 0..<(100 * TestScale.current) {
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let count = source.numberOfRows(inSection: 0)
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0: source.snapshot = TableSnapshot(sections: [TableSection(id: SectionID(next))])
        case 1, 2:
          source.insert(next, at: [0, Int.random(in: 0...count, using: &numbers)])
          next += 1
        default:
          for _ in 0..<min(count, 2) { source.remove(at: [0, 0]) }
        }
      }
      if numbers.oneIn(4) { table.frame.size.height = numbers.oneIn(2) ? 80 : 32 }
      if numbers.oneIn(4) { table.contentOffset = 16 }
      let isEmpty = source.numberOfRows(inSection: 0) == 0
      #expect(table.screen.contains("found") == isEmpty, "step \(step)")
    }
  }
}
