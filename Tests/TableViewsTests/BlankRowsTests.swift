import Tables
import Testing

/// A cell whose label is in no view.
private final class LooseCell: TableViewCell {
  let label = Label()
}

/// A cell whose label has no frame.
private final class FramelessCell: TableViewCell {
  let label = Label()

  required init() {
    super.init()
    addSubview(label)
  }
}

/// A cell whose label has room in one direction alone.
private final class FlatCell: TableViewCell {
  let label = Label()
  var size = LayoutSize.zero

  required init() {
    super.init()
    addSubview(label)
  }

  override func layoutSubviews() { label.frame.size = size }
}

/// A cell without subviews that draws itself.
private final class DrawnCell: TableViewCell {
  override func draw(in context: inout DrawingContext) { context.draw(.horizontalRule, in: bounds) }
}

/// The reasons why a table with rows draws nothing.
@Suite struct BlankRowsTests {
  private func diagnostics<Cell: TableViewCell>(
    _ type: Cell.Type, names: [String] = ["Ada", "Bob"],
    frame: LayoutRect = LayoutRect(x: 0, y: 0, width: 80, height: 48), rowHeight: Double = 16,
    configure: @escaping (Cell, String) -> Void
  ) -> [String] {
    let source = CommonDataSource<Cell, String>(names, configure: configure)
    let table = TableView(frame: frame)
    table.rowHeight = rowHeight
    table.dataSource = source
    _ = PlainTextRenderer().render(table)
    return withExtendedLifetime(source) { table.diagnostics.map(\.description) }
  }

  @Test(arguments: [
    (0.0, 0.0, "0.0 × 0.0"), (80, 0, "80.0 × 0.0"), (0, 48, "0.0 × 48.0"),
  ])
  func `a table without room says so`(width: Double, height: Double, size: String) {
    let frame = LayoutRect(x: 0, y: 0, width: width, height: height)
    #expect(
      diagnostics(LineCell.self, frame: frame) { $0.label.text = $1 } == [
        "The table has rows (2), but it is \(size) points large; give it a frame with a width and a "
          + "height, in init(frame:) or in layoutSubviews() of what it is in"
      ])
  }

  @Test func `a table without rows has nothing to explain`() {
    #expect(diagnostics(LooseCell.self, names: [], frame: .zero) { _, _ in } == [])
  }

  @Test func `rows without a height are told`() {
    #expect(
      diagnostics(LineCell.self, rowHeight: 0) { $0.label.text = $1 } == [
        "The table has rows (2) that are all 0 points high; look at rowHeight of the table and "
          + "rowHeights of its data source"
      ])
  }

  @Test func `a cell without subviews is named, once`() {
    #expect(
      diagnostics(LooseCell.self) { $0.label.text = $1 } == [
        "A LooseCell has no subviews and draws nothing; call addSubview(_:) in its init()"
      ])
  }

  @Test func `a cell whose subviews have no frame is named`() {
    #expect(
      diagnostics(FramelessCell.self) { $0.label.text = $1 } == [
        "No subview of a FramelessCell has a width and a height, so the cell draws nothing; give "
          + "them their frames in its layoutSubviews()"
      ])
  }

  @Test(arguments: [(80, 0), (0, 16), (0, 0)] as [(Double, Double)])
  func `a subview needs a width and a height`(width: Double, height: Double) {
    let said = diagnostics(FlatCell.self) { cell, name in
      cell.label.text = name
      cell.size = LayoutSize(width: width, height: height)
    }
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix("No subview of a FlatCell has a width and a height") == true)
  }

  @Test func `cells that draw, or have nothing to draw, are in order`() {
    #expect(diagnostics(DrawnCell.self) { _, _ in } == [])
    #expect(diagnostics(LineCell.self) { $0.label.text = $1 } == [])
    #expect(diagnostics(LineCell.self, names: ["", ""]) { $0.label.text = $1 } == [])
    #expect(diagnostics(LooseCell.self) { cell, _ in cell.background = .blue } == [])
  }

  @Test func `a row that draws nothing among others is a matter of taste`() {
    let source = CommonDataSource<TableViewCell, Bool>([true, false]) { isDrawn, slot in
      if isDrawn { slot.show(DrawnCell()) } else { slot.show(LooseCell()) }
    }
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 80, height: 48))
    table.dataSource = source
    _ = PlainTextRenderer().render(table)
    #expect(table.diagnostics == [])
  }

  @Test func `a pass that is going on is not explained`() {
    var said: [[TableDiagnostic]] = []
    let table = TableView()
    let source = CommonDataSource<LineCell, String>(["Ada"]) { [unowned table] cell, name in
      cell.label.text = name
      said.append(table.diagnostics)
    }
    table.dataSource = source
    table.frame = LayoutRect(x: 0, y: 0, width: 80, height: 48)
    _ = PlainTextRenderer().render(table)
    #expect(said == [[]])
    #expect(table.diagnostics == [])
  }
}
