import Tables
import TestSupport
import Testing

/// Questions for rows and their positions, and the traps.
@Suite struct RowQuestionsTests {
  /// Three sections of 2, 0 and 3 rows; the outer ones with titles.
  private let source = Self.threeSections()
  private let table = makeTable(lines: 4)

  init() { table.dataSource = source }

  private static func threeSections() -> CommonDataSource<LineCell, String> {
    CommonDataSource(
      sections: [
        TableSection(id: "a", header: "A", ["a0", "a1"]),
        TableSection(id: "b"),
        TableSection(id: "c", header: "C", footer: "end", ["c0", "c1", "c2"]),
      ]
    ) { cell, text in cell.label.text = text }
  }

  @Test func `a table counts its sections and rows`() {
    #expect(table.numberOfSections == 3)
    #expect((0..<3).map(table.numberOfRows(inSection:)) == [2, 0, 3])
    #expect(table.contentHeight == 8 * 16)
    #expect(TableView().numberOfSections == 0)
    #expect(TableView().contentHeight == 0)
  }

  @Test func `a table contains the rows that there are, visible or not`() {
    let all = (-1...3).flatMap { section in
      (-1...3).map { TableIndexPath(section: section, row: $0) }
    }
    #expect(all.filter(table.contains) == [[0, 0], [0, 1], [2, 0], [2, 1], [2, 2]])
  }

  @Test func `a row has a place in the content, below the headers`() {
    #expect(table.rectForRow(at: [0, 1]) == LayoutRect(x: 0, y: 32, width: 96, height: 16))
    #expect(table.rectForRow(at: [2, 2]) == LayoutRect(x: 0, y: 96, width: 96, height: 16))
  }

  @Test func `a row that is not on show has no cell`() {
    #expect((table.cellForRow(at: [0, 1]) as? LineCell)?.label.text == "a1")
    #expect(table.cellForRow(at: [2, 0]) == nil)
    table.contentOffset = .infinity
    #expect(table.cellForRow(at: [0, 1]) == nil)
    #expect((table.cellForRow(at: [2, 2]) as? LineCell)?.label.text == "c2")
    #expect(table.indexPathsForVisibleRows == [[2, 0], [2, 1], [2, 2]])
  }

  @Test func `whoever holds a stale path may ask whether it is there, and for its cell`() {
    let paths: [TableIndexPath] = [
      [0, 9], [0, 2], [0, -1], [1, 0], [1, -1], [2, 3], [3, 0], [9, 0], [-1, 0], [.max, .max],
      [.min, .min],
    ]
    for offset in [0.0, 40, .infinity] {
      table.contentOffset = offset
      #expect(paths.compactMap(table.cellForRow).isEmpty)
      #expect(paths.filter(table.contains).isEmpty)
    }
    #expect(TableView().cellForRow(at: [0, 0]) == nil)
    #expect(paths.compactMap(source.snapshot.model).isEmpty)
  }

  @Test func `a section that is not there traps with its number and how many there are`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = Self.threeSections()
      let table = makeTable(lines: 4)
      table.dataSource = source
      _ = table.rectForRow(at: [9, 0])
    }
    #expect(result.trapMessage == "Section 9 is out of bounds (3 sections)")
  }

  @Test func `a row that is not there traps with its number and how many there are`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = Self.threeSections()
      let table = makeTable(lines: 4)
      table.dataSource = source
      _ = table.rectForRow(at: [2, 3])
    }
    #expect(result.trapMessage == "Row 3 is out of bounds (section 2 has 3 rows)")
  }

  @Test func `a row of an empty section traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = Self.threeSections()
      let table = makeTable(lines: 4)
      table.dataSource = source
      _ = table.rectForRow(at: [1, 0])
    }
    #expect(result.trapMessage == "Row 0 is out of bounds (section 1 has 0 rows)")
  }

  @Test func `a negative section traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = Self.threeSections()
      let table = makeTable(lines: 4)
      table.dataSource = source
      _ = table.numberOfRows(inSection: -1)
    }
    #expect(result.trapMessage == "Section -1 is out of bounds (3 sections)")
  }

  @Test func `a negative row traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = Self.threeSections()
      let table = makeTable(lines: 4)
      table.dataSource = source
      _ = table.rectForRow(at: [0, -1])
    }
    #expect(result.trapMessage == "Row -1 is out of bounds (section 0 has 2 rows)")
  }
}
