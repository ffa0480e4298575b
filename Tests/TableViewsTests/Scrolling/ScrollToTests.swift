import TableTesting
import Tables
import Testing

/// Scrolling to a row, a section, an id, and by a distance.
@Suite struct ScrollToTests {
  private let tall = TallTable(count: 100, each: 35, estimate: 100)

  @Test func `a row among unmeasured ones lands exactly where it is wanted`() {
    let table = tall.table
    for (position, y) in [(RowScrollPosition.top, 0.0), (.middle, 82.5), (.bottom, 165)] {
      table.scrollToRow(at: [0, 70], at: position)
      #expect(tall.screen[70] == y, "\(position)")
      table.contentOffset = 0
      table.reloadData()
    }
  }

  @Test func `a row that is in view stays where it is`() {
    _ = tall.screen
    tall.table.scrollToRow(at: [0, 3], at: .nearest)
    #expect(tall.screen[0] == 0)
    tall.table.scrollToRow(at: [0, 8], at: .nearest)
    #expect(tall.screen[8] == 165)
    tall.table.scrollToRow(at: [0, 2], at: .nearest)
    #expect(tall.screen[2] == 0)
  }

  @Test func `only the rows that a viewport shows are measured`() {
    tall.table.scrollToRow(at: [0, 70], at: .middle)
    _ = tall.screen
    #expect(tall.measured.count == 7)
    #expect(Set(tall.measured) == Set(67...73))
  }

  @Test func `an id is looked for, and one that is not there is no mistake`() {
    let source = tall.source
    #expect(tall.table.scroll(to: 42, at: .top))
    #expect(tall.screen[42] == 0)
    source.apply(Array(source.snapshot.sections[0].filter { $0.id != 42 }.reversed()))
    #expect(!tall.table.scroll(to: 42))
    #expect(!tall.table.scroll(to: "42"))
    #expect(tall.table.scroll(to: 41, at: .bottom))
    #expect(tall.screen[41] == 165)
  }

  @Test func `a section without rows can be scrolled to`() {
    let sections = (0..<20).map { number in
      TableSection(
        id: SectionID(number), header: number == 12 ? "EMPTY" : nil,
        number == 12 ? [] : ["a", "b", "c"])
    }
    let source = CommonDataSource<LineCell, String>(sections: sections) { cell, text in
      cell.label.text = text
    }
    let table = makeTable(lines: 3)
    table.dataSource = source
    table.scrollToSection(12)
    expectScreen(table, is: "EMPTY\na\nb")
    table.scrollToSection(12, at: .bottom)
    expectScreen(table, is: "b\nc\nEMPTY")
  }

  @Test func `a row is scrolled to below the header that will stick`() {
    let source = CommonDataSource<LineCell, Int>(
      sections: [TableSection(id: "all", header: "NUMBERS", Array(0..<50))]
    ) { cell, number in cell.label.text = "\(number)" }
    let table = makeTable(lines: 4)
    table.dataSource = source
    table.scrollToRow(at: [0, 20], at: .top)
    expectScreen(table, is: "NUMBERS\n20\n21\n22")
    table.scrollToRow(at: [0, 10], at: .nearest)
    expectScreen(table, is: "NUMBERS\n10\n11\n12")
    table.scrollToRow(at: [0, 30], at: .middle)
    #expect(table.contentOffset == 31 * 16 - 32)
  }

  @Test func `a distance moves what is visible by as much, whatever is measured on the way`() {
    let table = tall.table
    table.contentOffset = 5_000
    let before = tall.screen
    table.scroll(by: -130)
    let after = tall.screen
    let kept = Set(before.keys).intersection(after.keys)
    #expect(!kept.isEmpty)
    for id in kept { #expect(after[id] == before[id].map { $0 + 130 }) }
    table.scroll(by: -.infinity)
    table.scroll(by: -.infinity)
    while table.contentOffset > 0 {
      table.scroll(by: -.infinity)
      table.layoutIfNeeded()
    }
    #expect(tall.screen[0] == 0)
  }

  @Test func `the end is the end, and the top is 0`() {
    tall.table.contentOffset = .infinity
    #expect(tall.screen[99] == 165)
    #expect(tall.table.contentOffset == tall.table.contentHeight - 200)
    tall.table.contentOffset = 0
    #expect(tall.screen[0] == 0)
    #expect(tall.table.contentOffset == 0)
  }

  @Test func `an offset beyond the end is the end, however high the last rows turn out to be`() {
    for offset in [9_800, 9_900, 1e9] {
      let low = TallTable(count: 100, each: 135, estimate: 100)
      low.table.contentOffset = offset
      #expect(low.screen[99] == 65)
      #expect(low.table.contentOffset == low.table.contentHeight - 200)
    }
  }

  @Test func `the end that a cell asks for while it is shown is the end of the next pass`() {
    let low = TallTable(count: 100, each: 135, estimate: 100)
    low.whenMeasured = { [table = low.table] row in
      if row.id == 0 { table.contentOffset = .infinity }
    }
    _ = low.screen
    #expect(low.screen[99] == 65)
    #expect(low.table.contentOffset == low.table.contentHeight - 200)
  }

  @Test func `the end that is asked for in a pass is that of the content as it is then`() {
    let source = numbers(10)
    let table = makeTable(lines: 4)
    source.onWillDisplay = { _, number, _ in
      guard number == 0 else { return }
      table.contentOffset = .infinity
      // Waits until the pass is over and the table is at the end.
      source.append(10)
    }
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.visibleRows == [6, 7, 8, 9])
    #expect(table.contentHeight == 11 * 16)
  }

  @Test func `a section that is gone with a reload is no place to go to`() {
    let (source, other) = (NumberedSections(of: 4), NumberedSections(of: 2))
    let table = makeTable(lines: 1)
    table.dataSource = source
    expectScreen(table, is: "section 0")
    table.scrollToSection(3)
    table.reloadData()
    expectScreen(table, is: "section 3")
    // The offset stays instead, as far as there is content.
    table.contentOffset = 0
    table.scrollToSection(4)
    source.numberOfSections = 2
    table.reloadData()
    expectScreen(table, is: "section 1")
    #expect(table.contentOffset == 7 * 16)
    // A section of another data source is another section.
    table.scrollToSection(1)
    table.dataSource = other
    expectScreen(table, is: "section 2")
    #expect(table.contentOffset == 4 * 16)
  }

  @Test func `a row that is deleted before the layout is no place to go to`() {
    _ = tall.screen
    tall.table.scrollToRow(at: [0, 70], at: .top)
    tall.source.remove(at: [0, 70])
    #expect(tall.screen[70] == nil)
    tall.table.scrollToRow(at: [0, 50], at: .top)
    tall.source.remove(at: [0, 3])
    #expect(tall.screen[50] == 0)
  }

  @Test func `a table that follows its end starts there, if it is told before it loads`() {
    let rows = (0..<50).map { TallRow(id: $0, height: 35) }
    let following = TallTable(rows, anchoring: .followEnd)
    #expect(following.screen[49] == 165)
    following.source.append(TallRow(id: 50, height: 70))
    #expect(following.screen[50] == 130)
    let late = TallTable(rows)
    #expect(late.screen[0] == 0)
    late.table.contentAnchoring = .followEnd
    late.source.append(TallRow(id: 50, height: 70))
    #expect(late.screen[0] == 0)
  }
}

/// Five sections, of rows that say which section they are in.
private final class NumberedSections: TableViewDataSource {
  var numberOfSections = 5
  private let rows: Int
  private let row = CellRegistration<LineCell, Int> { cell, section in
    cell.label.text = "section \(section)"
  }

  init(of rows: Int) { self.rows = rows }

  func numberOfRows(inSection section: Int) -> Int { rows }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(indexPath.section, with: row)
  }
}
