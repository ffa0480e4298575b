import TableTesting
import Tables
import Testing

@Suite struct ColumnsCellTests {
  private let layout = ColumnLayout([
    .init("name", limits: 1...6), .init("size", alignment: .right), .init(alignment: .center),
  ])

  private func cell(_ values: [String], columns: Int, widths: [Int]? = nil) -> ColumnsCell {
    let cell = ColumnsCell()
    cell.frame.size = CharacterMetrics().size(columns: columns, lines: 1)
    cell.values = values
    if let widths { cell.columns = ColumnWidths(layout: layout, widths: widths) }
    return cell
  }

  @Test func `values stand in their columns, on their sides`() {
    #expect(
      cell(["Io", "3643", "x"], columns: 20, widths: [4, 6, 3]).screen == "Io      3643   x")
  }

  @Test func `a value that is too wide is cut, and the others stay where they are`() {
    let cell = cell(["Ganymede", "5268", "日本"], columns: 20, widths: [4, 6, 3])
    expectScreen(cell, is: "Gan…    5268  日…")
    #expect(self.cell(["漢", "漢", "漢"], columns: 9, widths: [1, 1, 1]).screen == "…  …  …")
  }

  @Test func `missing values leave blanks, and those too many are not shown`() {
    #expect(cell([], columns: 20, widths: [4, 6, 3]).screen == "")
    #expect(cell(["Io"], columns: 20, widths: [4, 6, 3]).screen == "Io")
    #expect(cell(["", "", "x"], columns: 20, widths: [4, 6, 3]).screen == "               x")
    #expect(cell(["a", "b", "c", "d"], columns: 9, widths: [1, 1, 1]).screen == "a  b  c")
  }

  @Test func `values without a layout follow each other`() {
    #expect(cell(["Io", "3643"], columns: 20).screen == "Io  3643")
    #expect(cell(["Io", "3643"], columns: 6).screen == "Io  3…")
  }

  @Test func `a cell forgets its values, not its columns`() {
    let cell = cell(["Io"], columns: 9, widths: [4, 1, 1])
    cell.prepareForReuse()
    #expect(cell.values == [])
    #expect(cell.columns?.widths == [4, 1, 1])
  }

  @Test func `a table on a screen can have titles and columns`() {
    let source = CommonDataSource<ColumnsCell, [String]>([["Io", "3643"], ["Europa", "3122"]]) {
      cell, values in cell.values = values
    }
    let columns = layout.fitted(to: source)
    #expect(columns.widths == [6, 4, 1])
    let window = View(frame: LayoutRect(x: 0, y: 0, width: 120, height: 64))
    let table = TableView(frame: LayoutRect(x: 0, y: 32, width: 120, height: 32))
    window.addSubview(
      ColumnTitles(columns, frame: LayoutRect(x: 0, y: 0, width: 120, height: 32)))
    window.addSubview(table)
    let rows = CommonDataSource<ColumnsCell, [String]>([["Io", "3643"], ["Europa", "3122"]]) {
      cell, values in
      cell.columns = columns
      cell.values = values
    }
    table.dataSource = rows
    expectScreen(
      window,
      is: """
        name    size
        ──────  ────  ─
        Io      3643
        Europa  3122
        """)
  }
}
