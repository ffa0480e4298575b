import TableTesting
import Tables
import Testing

/// A planet with the texts that a row of it shows.
private struct Planet {
  let name: String
  var distance = ""
}

private let planets = [
  Planet(name: "Mercury", distance: "58"), Planet(name: "Venus", distance: "108"),
  Planet(name: "Earth", distance: "150"),
]

private func list<Cell: TextCell>(
  _ cellType: Cell.Type, configure: @escaping (Cell, Planet) -> Void
) -> CommonDataSource<Cell, Planet> {
  CommonDataSource(planets, configure: configure)
}

@Suite struct TextCellTests {
  private let table = makeTable(columns: 16, lines: 3)

  private func cell(
    _ text: String, columns: Int, lines: Int = 1, _ change: (TextCell) -> Void = { _ in }
  ) -> String {
    let cell = TextCell()
    cell.frame.size = CharacterMetrics().size(columns: columns, lines: lines)
    cell.textLabel.text = text
    change(cell)
    return cell.screen
  }

  @Test func `a list needs no cell of its own: the example of the documentation`() {
    let planets = CommonDataSource<TextCell, String>(["Mercury", "Venus", "Earth"]) { cell, name in
      cell.textLabel.text = name
      if name == "Earth" { cell.accessory = .checkmark }
    }
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 48))
    table.dataSource = planets
    #expect(
      PlainTextRenderer().render(table) == """
          Mercury
          Venus
          Earth            ✓

        """)
  }

  @Test func `an accessory is a mark at the right end`() {
    for (accessory, mark) in [(CellAccessory.disclosure, "›"), (.checkmark, "✓")] {
      #expect(cell("Io", columns: 8) { $0.accessory = accessory } == "  Io   \(mark)")
      #expect(cell("Ganymede", columns: 8) { $0.accessory = accessory } == "  Gan… \(mark)")
    }
    #expect(cell("Io", columns: 8) { $0.accessory = .detail } == "  Io  ⓘ")
    #expect(cell("Ganymede", columns: 8) == "  Ganym…")
  }

  @Test(arguments: [TextMetrics.AmbiguousWidth.narrow, .wide])
  func `marks are whole in every terminal`(width: TextMetrics.AmbiguousWidth) {
    let table = makeTable(columns: 9, lines: 3)
    let source = CommonDataSource<TextCell, CellAccessory>([.disclosure, .checkmark, .detail]) {
      $0.textLabel.text = "Io"
      $0.accessory = $1
    }
    table.dataSource = source
    table.selectionMode = .multiple
    table.focusedRow = [0, 0]
    for row in 0..<3 { table.selectRow(at: [0, row]) }
    let renderer = PlainTextRenderer(textMetrics: TextMetrics(ambiguousWidth: width))
    #expect(renderer.render(table) == "› Io  ✓ ›\n  Io  ✓ ✓\n  Io ✓ ⓘ\n")
  }

  @Test func `marks give way where there is no room, and stay inside of the cell`() {
    let screens = ["", "✓", "✓›", "✓ ›", "›✓ ›", "› ✓ ›", "›  ✓ ›", "› … ✓ ›", "› Io ✓ ›"]
    for columns in screens.indices {
      let table = makeTable(columns: columns, lines: 1)
      let source = CommonDataSource<TextCell, String>(["Io"]) {
        $0.textLabel.text = $1
        $0.accessory = .disclosure
      }
      table.dataSource = source
      table.selectRow(at: [0, 0])
      table.focusedRow = [0, 0]
      for item in table.displayList().items {
        #expect(item.frame.minX >= 0 && item.frame.maxX <= table.bounds.width)
      }
      #expect(table.screen == screens[columns])
    }
  }

  @Test func `the row with the focus and the selected one have marks`() {
    let source = list(TextCell.self) { cell, planet in
      cell.textLabel.text = planet.name
      cell.accessory = .disclosure
    }
    table.dataSource = source
    #expect(table.screen == "  Mercury      ›\n  Venus        ›\n  Earth        ›")
    table.focusedRow = [0, 1]
    table.selectRow(at: [0, 2])
    #expect(table.screen == "  Mercury      ›\n› Venus        ›\n  Earth      ✓ ›")
    table.focusedRow = [0, 2]
    #expect(table.screen == "  Mercury      ›\n  Venus        ›\n› Earth      ✓ ›")
    table.deselectAll()
    table.focusedRow = nil
    #expect(table.screen == "  Mercury      ›\n  Venus        ›\n  Earth        ›")
  }

  @Test func `a selected row has a background where there are colours, above its own one`() {
    let source = list(TextCell.self) { cell, planet in
      cell.textLabel.text = planet.name
      if planet.name == "Mercury" { cell.background = .yellow }
    }
    table.dataSource = source
    func background(ofRow row: Int) -> [DisplayColor] {
      table.cellForRow(at: [0, row])?.displayList().items.compactMap {
        if case .fill(let color) = $0.content { color } else { nil }
      } ?? []
    }
    #expect(background(ofRow: 0) == [.yellow])
    table.selectRow(at: [0, 0])
    #expect(background(ofRow: 0) == [.yellow, .blue])
    table.selectRow(at: [0, 1])
    #expect(background(ofRow: 0) == [.yellow])
    #expect(background(ofRow: 1) == [.blue])
  }

  @Test func `the text of the focused row is bold, whatever its style, and only then`() {
    let table = makeTable(columns: 8, lines: 1)
    let source = CommonDataSource<TextCell, String>(["Io"]) { cell, text in
      cell.textLabel.text = text
      cell.textLabel.style = TextStyle(color: .red, isDimmed: true)
    }
    table.dataSource = source
    func style() -> TextStyle? {
      table.displayList().items.compactMap {
        if case .text(let text) = $0.content, text.string == "Io" { text.style } else { nil }
      }.first
    }
    #expect(style() == TextStyle(color: .red, isDimmed: true))
    table.focusedRow = [0, 0]
    #expect(style() == TextStyle(color: .red, isBold: true, isDimmed: true))
    table.focusedRow = nil
    #expect(style() == TextStyle(color: .red, isDimmed: true))
  }

  @Test func `a text on several lines makes its measured row as high`() {
    let source = list(TextCell.self) { cell, planet in
      cell.textLabel.text = planet.name == "Venus" ? "Venus, the hot one" : planet.name
      cell.textLabel.numberOfLines = 0
    }
    source.rowHeights = .measured(estimate: 16)
    table.frame.size = CharacterMetrics().size(columns: 14, lines: 4)
    table.dataSource = source
    #expect(table.screen == "  Mercury\n  Venus, the\n  hot one\n  Earth")
    table.selectRow(at: [0, 1])
    #expect(table.screen == "  Mercury\n  Venus, the ✓\n  hot one\n  Earth")
  }

  @Test func `a row that is configured again has nothing of what it was`() {
    final class LinkCell: ValueCell {
      required init() {
        super.init()
        accessory = .disclosure
      }

      override func prepareForReuse() {
        super.prepareForReuse()
        accessory = .disclosure
      }
    }
    let table = makeTable(columns: 16, lines: 1)
    let source = CommonDataSource<LinkCell, String>(["moon: Io"]) { cell, text in
      let parts = text.split(separator: ": ")
      cell.textLabel.text = String(parts[0])
      if parts.count > 1 { cell.detailLabel.text = String(parts[1]) }
    }
    table.dataSource = source
    expectScreen(table, is: "  moon      Io ›")
    let cell = table.cellForRow(at: [0, 0])
    source.replace(at: [0, 0], with: "planet")
    expectScreen(table, is: "  planet       ›")
    #expect(table.cellForRow(at: [0, 0]) === cell)
  }

  @Test func `a picture stands before the text, and makes its measured row three lines high`() {
    let source = list(TextCell.self) { cell, planet in
      cell.textLabel.text = planet.name
      if planet.name == "Venus" { cell.imageName = "venus.png" }
    }
    source.rowHeights = .measured(estimate: 16)
    table.frame.size = CharacterMetrics().size(columns: 26, lines: 5)
    table.dataSource = source
    #expect(
      table.screen == """
          Mercury
          ┌──────────┐
          │venus.png │ Venus
          └──────────┘
          Earth
        """)
  }
}
