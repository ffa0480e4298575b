import TableTesting
import Tables
import Testing

/// Bugs that were reported for other lists, each as it was reported.
@Suite struct ReportedBugs {
  /// react-window showed rows 0 to 1: half-open at the bottom, the second is not visible.
  @Test func `a row as high as the viewport is visible alone`() {
    let source = numbers(9)
    let table = makeTable(lines: 1)
    table.frame.size.height = 100
    table.rowHeight = 100
    table.dataSource = source
    #expect(table.visibleRows == [0])
    table.contentOffset = 100
    #expect(table.visibleRows == [1])
  }

  /// virtua: at the start of a row, a little before it, and far outside.
  @Test func `the first visible row is the one that covers the offset`() {
    let source = CommonDataSource<LineCell, Double>([20, 0, 40, 0, 0, 100, 60]) { cell, height in
      cell.label.text = "\(height)"
    }
    source.rowHeights = .each { $0 }
    let table = makeTable(lines: 1)
    table.frame.size.height = 1
    table.dataSource = source
    for (row, before) in [(0, 0), (2, 0), (5, 2), (6, 5)] {
      let top = table.rectForRow(at: [0, row]).minY
      for (distance, expected) in [(0, row), (0.02, row), (1, row), (-1, before)] {
        table.contentOffset = top + distance
        #expect(
          table.visibleRows.first == expected, "\(distance) points from the top of row \(row)")
      }
    }
    table.contentOffset = 1_000
    #expect(table.visibleRows == [6])
    table.contentOffset = -1_000
    #expect(table.visibleRows == [0])
  }

  /// flutter: an extent and an offset for which two functions of one list disagreed about the row.
  @Test func `where a row is and which row is there agree for any extent`() {
    let source = numbers(40)
    let table = makeTable(lines: 1)
    table.rowHeight = 392.72727272727275
    table.dataSource = source
    for row in 0..<39 {
      let top = table.rectForRow(at: [0, row]).minY
      table.contentOffset = top
      #expect(table.visibleRows.first == row)
    }
    table.contentOffset = 392.7272727256901
    let first = table.indexPathsForVisibleRows[0]
    let rect = table.rectForRow(at: first)
    #expect(rect.minY <= table.contentOffset && rect.maxY > table.contentOffset)
  }

  /// react-virtuoso crashed.
  @Test func `a thousand sections may have headers without a height`() {
    let sections = (0..<1_000).map { number in
      TableSection(id: SectionID(number), header: "H", (0..<10).map { "\(number).\($0)" })
    }
    let source = CommonDataSource<LineCell, String>(sections: sections) { cell, text in
      cell.label.text = text
    }
    let table = makeTable(lines: 3)
    table.sectionHeaderHeight = 0
    table.dataSource = source
    table.contentOffset = 500 * 160 - 16
    expectScreen(table, is: "499.9\n500.0\n500.1")
    table.contentOffset = .infinity
    expectScreen(table, is: "999.7\n999.8\n999.9")
    #expect(table.reuseQueue.registeredIdentifiers == ["LineCell"])
  }

  /// flutter looped, or laid out every row.
  @Test(arguments: [0, 1, 100_000])
  func `rows without a height take no work`(count: Int) {
    let source = numbers(count)
    let table = makeTable(lines: 3)
    table.rowHeight = 0
    table.dataSource = source
    expectScreen(table, is: "\n\n")
    table.contentOffset = .infinity
    #expect(table.contentOffset == 0)
    #expect(table.contentHeight == 0)
    #expect(table.reuseQueue.statistics.created == 0)
  }

  /// virtua crashed once all rows had been removed.
  @Test func `a table that was emptied and filled again begins at the top`() {
    let (many, none) = (numbers(100), numbers(0))
    let table = makeTable(lines: 3)
    table.dataSource = many
    table.contentOffset = 800
    #expect(table.visibleRows == [50, 51, 52])
    table.dataSource = none
    expectScreen(table, is: "\n\n")
    table.dataSource = many
    expectScreen(table, is: "row 0\nrow 1\nrow 2")
  }

  /// Many lists end after a million rows, where their browser's numbers do.
  @Test func `a hundred million rows are where they should be, to the last`() {
    let count = 100_000_000
    let section = TableSection(id: 0, count: count) { row in row }
    let source = CommonDataSource<LineCell, Int>(sections: [section]) { cell, row in
      cell.label.text = "row \(row)"
    }
    let table = makeTable(columns: 20, lines: 15)
    table.rowHeight = 60
    table.dataSource = source
    #expect(table.contentHeight == 6_000_000_000)
    for row in [0, 1, 559_239, 932_067, 958_698, 50_000_001, count - 4] {
      let top = Double(row) * 60
      #expect(table.rectForRow(at: [0, row]).minY == top)
      table.contentOffset = top
      #expect(table.visibleRows == Array(row..<(row + 4)))
      table.contentOffset = top + 0.25
      #expect(table.visibleRows == Array(row..<min(row + 5, count)))
    }
    table.contentOffset = .infinity
    #expect(table.contentOffset == 6_000_000_000 - 240)
    #expect(table.visibleLines.last == "row 99999999")
    #expect(table.reuseQueue.statistics.created == 5)
  }

  /// wpf: the end kept moving by rounding errors, and the list with it.
  @Test func `the end of the content stays where it is`() {
    let source = numbers(997)
    source.rowHeights = .each { 10 + Double($0) / 3 }
    let table = makeTable(lines: 7)
    table.frame.size.height = 111.1
    table.dataSource = source
    table.contentOffset = .infinity
    let end = table.contentOffset
    for step in [0.1, 1.0 / 3, 1e-9] {
      for _ in 0..<50 {
        table.contentOffset += step
        #expect(table.contentOffset == end)
        #expect(table.visibleRows.last == 996)
      }
    }
    #expect(table.rectForRow(at: [0, 996]).maxY == table.contentHeight)
  }
}
