import Tables
import TestSupport
import Testing

/// Traps in data sources, which name the row as the table counts it, whoever counts otherwise on the way.
@Suite struct NamedRowsTests {
  private static func show(
    _ makeTable: @escaping @Sendable (TableView, Twice) -> any TableViewDataSource
  ) -> @Sendable () throws -> Void {
    {
      let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 80, height: 160))
      let twice = Twice()
      let source = makeTable(table, twice)
      table.dataSource = source
      if !twice.isMistaken {
        _ = table.screen
        twice.isMistaken = true
        try table.reconfigureRows(at: [[0, Twice.row]])
      }
      _ = table.screen
      withExtendedLifetime(source) {}
    }
  }

  private static let mistakes: Mistakes = [
    "0, 1": show { _, twice in twice },
    "2, 1": show { _, twice in SectionedDataSource(numbers(2), Twice(isMistaken: false), twice) },
    "3, 1": show { _, twice in
      SectionedDataSource(
        numbers(1), SectionedDataSource(numbers(0), numbers(1)),
        SectionedDataSource(twice, numbers(1)))
    },
  ]

  @Test(arguments: mistakes.keys.sorted())
  func `a row is named by its place in the table`(place: String) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [place] in try NamedRowsTests.mistakes[place]?()
    }
    #expect(
      exit.trapMessage == "The row [\(place)] was shown in a second cell; a row shows one cell")
  }

  @Test func `a row that is shown again in its cell is named`() async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try NamedRowsTests.show { _, twice in
        twice.isMistaken = false
        return twice
      }()
    }
    #expect(exit.trapMessage == "The row [0, 1] was shown in a second cell; a row shows one cell")
  }

  @Test func `a row that is selected is named`() async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try NamedRowsTests.show { table, twice in
        table.dataSource = twice
        table.selectRow(at: [0, Twice.row])
        return twice
      }()
    }
    #expect(exit.trapMessage == "The row [0, 1] was shown in a second cell; a row shows one cell")
  }

  @Test(arguments: [true, false])
  func `a header or a footer is not taken for the row before it`(isHeader: Bool) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [isHeader] in
      let source = CommonDataSource<LineCell, Int>(
        sections: [
          TableSection(id: 0, [1, 2]), TableSection(id: 1, header: "h", [3]),
          TableSection(id: 2, footer: "f", [4]),
        ]
      ) { $0.label.text = "\($1)" }
      let table = makeTable(lines: 8)
      let showTwice = { (title: String, slot: inout RowSlot) in
        for _ in 0..<2 { slot.show(TableHeaderFooterView()) }
      }
      if isHeader { table.showHeader = showTwice } else { table.showFooter = showTwice }
      table.dataSource = source
      _ = table.screen
    }
    #expect(exit.trapMessage == "A row was shown in a second cell; a row shows one cell")
  }
}

/// Shows one of its rows in two cells.
private final class Twice: TableViewDataSource {
  static let row = 1

  var isMistaken: Bool
  private let row = CellRegistration<LineCell, Int> { $0.label.text = "\($1)" }

  init(isMistaken: Bool = true) { self.isMistaken = isMistaken }

  func numberOfRows(inSection section: Int) -> Int { 2 }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(indexPath.row, with: row)
    if isMistaken, indexPath.row == Self.row { slot.show(indexPath.row, with: row) }
  }
}
