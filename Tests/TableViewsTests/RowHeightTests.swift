import TableTesting
import Tables
import TestSupport
import Testing

@Suite struct RowHeightTests {
  @Test func `rows may have heights of their own, and none`() {
    let source = CommonDataSource<LineCell, Double>([16, 0, 32, 0, 0, 16]) { cell, height in
      cell.label.text = "\(height)"
    }
    source.rowHeights = .each { $0 }
    let table = makeTable(lines: 4)
    table.dataSource = source
    expectScreen(
      table,
      is: """
        16.0
        32.0

        16.0
        """)
    #expect(table.visibleRows == [0, 2, 5])
    #expect(table.cellForRow(at: [0, 1]) == nil)
    #expect(table.rectForRow(at: [0, 4]) == LayoutRect(x: 0, y: 48, width: 96, height: 0))
  }

  @Test func `the data source's height goes before the table's`() {
    let source = numbers(10)
    source.rowHeights = .fixed(32)
    let table = makeTable(lines: 4)
    table.rowHeight = 8
    table.dataSource = source
    #expect(table.contentHeight == 320)
    source.rowHeights = .standard
    #expect(table.contentHeight == 80)
  }

  @Test func `a height is rounded to a 64th of a point, so every row has the same`() {
    let source = numbers(1_000)
    let table = makeTable(lines: 4)
    table.rowHeight = 0.1
    table.dataSource = source
    #expect(table.contentHeight == 1_000 * 6.0 / 64)
    #expect(table.rectForRow(at: [0, 999]).maxY == table.contentHeight)
  }

  @Test func `the highest row there may be is shown`() {
    let source = numbers(3)
    source.rowHeights = .fixed(16_777_216)
    let table = makeTable(lines: 1)
    table.dataSource = source
    table.contentOffset = .infinity
    #expect(table.visibleRows == [2])
    #expect(table.contentOffset == 3 * 16_777_216 - 16)
  }

  @Test func `a negative height traps with its value and row`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      load([16, 16, -1])
    }
    #expect(
      result.trapMessage
        == "The row [0, 2] cannot be -1.0 points high; a height is from 0 to 16777216 points")
  }

  @Test func `a height that is not a number traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      load([16, .nan])
    }
    #expect(
      result.trapMessage
        == "The row [0, 1] cannot be nan points high; a height is from 0 to 16777216 points")
  }

  @Test func `an infinite height traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      load([.infinity])
    }
    #expect(result.trapMessage?.hasPrefix("The row [0, 0] cannot be inf points high") == true)
  }

  @Test func `a height above the greatest traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      load([16_777_216.1])
    }
    #expect(
      result.trapMessage?.hasPrefix("The row [0, 0] cannot be 16777216.1 points high") == true)
  }

  @Test func `a fixed height of a section traps with the section`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = numbers(1)
      source.rowHeights = .fixed(-2)
      let table = TableView()
      table.dataSource = source
      table.reloadData()
    }
    #expect(
      result.trapMessage?.hasPrefix("A row of section 0 cannot be -2.0 points high") == true)
  }

  @Test func `the table's own height of rows traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = numbers(1)
      let table = TableView()
      table.rowHeight = .nan
      table.dataSource = source
      table.reloadData()
    }
    #expect(result.trapMessage?.hasPrefix("A row cannot be nan points high") == true)
  }

  @Test func `the height of a header traps with its section`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = CommonDataSource<LineCell, Int>(
        sections: [TableSection(id: 0), TableSection(id: 1, header: "Title")],
        configure: { _, _ in })
      let table = TableView()
      table.sectionHeaderHeight = -3
      table.dataSource = source
      table.reloadData()
    }
    #expect(
      result.trapMessage?.hasPrefix("The header of section 1 cannot be -3.0 points high") == true)
  }
}

private func load(_ heights: [Double]) {
  let source = CommonDataSource<LineCell, Double>(heights, configure: { _, _ in })
  source.rowHeights = .each { $0 }
  let table = TableView()
  table.dataSource = source
  table.reloadData()
}
