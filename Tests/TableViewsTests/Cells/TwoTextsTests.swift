import Tables
import Testing

private struct Moon {
  let name: String
  var detail = ""
}

/// The cells with a second text, below the first or at its right.
@Suite struct TwoTextsTests {
  private func subtitle(
    _ text: String, _ detail: String, columns: Int, lines: Int,
    _ change: (SubtitleCell) -> Void = { _ in }
  ) -> String {
    let cell = SubtitleCell()
    cell.frame.size = CharacterMetrics().size(columns: columns, lines: lines)
    cell.textLabel.text = text
    cell.detailLabel.text = detail
    change(cell)
    return cell.screen
  }

  private func value(_ text: String, _ detail: String, columns: Int) -> String {
    let cell = ValueCell()
    cell.frame.size = CharacterMetrics().size(columns: columns, lines: 1)
    cell.textLabel.text = text
    cell.detailLabel.text = detail
    return cell.screen
  }

  @Test func `a subtitle stands below its text`() {
    #expect(subtitle("Io", "1610", columns: 8, lines: 2) == "  Io\n  1610")
    #expect(subtitle("Io", "", columns: 8, lines: 2) == "  Io\n")
    #expect(subtitle("Io", "1610", columns: 8, lines: 4) == "\n  Io\n  1610\n")
    #expect(
      subtitle("Ganymede", "the largest", columns: 9, lines: 2) { $0.accessory = .disclosure }
        == "  Gany… ›\n  the …")
  }

  @Test func `a subtitle in a row of one line stands at the right`() {
    #expect(subtitle("Io", "1610", columns: 12, lines: 1) == "  Io    1610")
    #expect(subtitle("Ganymede", "1610", columns: 12, lines: 1) == "  Gany… 1610")
  }

  @Test func `texts on several lines share the height, and the subtitle keeps a line`() {
    let both = { (cell: SubtitleCell) in
      cell.textLabel.numberOfLines = 0
      cell.detailLabel.numberOfLines = 0
    }
    #expect(
      subtitle("a b c d", "x y z", columns: 7, lines: 4, both) == "  a b\n  c d\n  x y\n  z")
    #expect(subtitle("a b c d", "x y z", columns: 7, lines: 3, both) == "  a b\n  c d\n  x …")
    #expect(subtitle("a b c d", "x y z", columns: 7, lines: 2, both) == "  a …\n  x …")
  }

  @Test func `a value keeps its columns up to half of the line, and the text is cut`() {
    #expect(value("Io", "1610", columns: 12) == "  Io    1610")
    #expect(value("Ganymede", "1610", columns: 12) == "  Gany… 1610")
    #expect(value("Io", "the third", columns: 12) == "  Io the th…")
    #expect(value("Ganymede", "the seventh", columns: 12) == "  Gan… the …")
    #expect(value("", "1610", columns: 12) == "        1610")
    #expect(value("Ganymede", "", columns: 12) == "  Ganymede")
  }

  @Test func `wide characters take their two columns`() {
    #expect(value("木星の月", "七十九", columns: 14) == "  木星… 七十九")
    #expect(value("🪐", "👩‍👩‍👦‍👦!", columns: 10) == "  🪐   👩‍👩‍👦‍👦!")
    #expect(subtitle("木星", "ガニメデ", columns: 8, lines: 2) == "  木星\n  ガニ…")
  }

  @Test func `a value in a cell that has got another text has its place in the next drawing`() {
    let cell = ValueCell()
    cell.frame.size = CharacterMetrics().size(columns: 12, lines: 1)
    cell.textLabel.text = "Io"
    cell.detailLabel.text = "1"
    #expect(cell.screen == "  Io       1")
    cell.detailLabel.text = "1610 AD"
    #expect(cell.screen == "  Io 1610 AD")
    cell.textLabel.text = "Ganymede"
    #expect(cell.screen == "  Gan… 1610…")
  }

  @Test func `a value has its place when its row is configured again`() {
    let source = CommonDataSource<ValueCell, Moon>([Moon(name: "Io", detail: "1")]) { cell, moon in
      cell.textLabel.text = moon.name
      cell.detailLabel.text = moon.detail
    }
    let table = makeTable(lines: 1)
    table.dataSource = source
    #expect(table.screen == "  Io       1")
    source.replace(at: [0, 0], with: Moon(name: "Io", detail: "1610 AD"))
    #expect(table.screen == "  Io 1610 AD")
  }

  @Test func `a second text is weaker, and at its side`() {
    #expect(SubtitleCell().detailLabel.style == .dimmed)
    #expect(ValueCell().detailLabel.style == .dimmed)
    #expect(SubtitleCell().detailLabel.alignment == .left)
    #expect(ValueCell().detailLabel.alignment == .right)
  }

  // MARK: Heights

  private func table<Cell: TextCell>(
    of cellType: Cell.Type, configure: @escaping (Cell, Moon) -> Void
  ) -> (TableView, CommonDataSource<Cell, Moon>) {
    let source = CommonDataSource<Cell, Moon>(
      [Moon(name: "Io", detail: "1610"), Moon(name: "Ganymede")], configure: configure)
    let table = makeTable(lines: 4)
    table.dataSource = source
    return (table, source)
  }

  private func subtitles() -> (TableView, CommonDataSource<SubtitleCell, Moon>) {
    table(of: SubtitleCell.self) { cell, moon in
      cell.textLabel.text = moon.name
      cell.detailLabel.text = moon.detail
    }
  }

  @Test func `rows with subtitles are two lines high if nobody says anything`() {
    let (table, source) = subtitles()
    #expect(table.screen == "  Io\n  1610\n  Ganymede\n")
    #expect(table.contentHeight == 64)
    source.append(Moon(name: "Leda", detail: "1974"))
    #expect(table.contentHeight == 96)
  }

  @Test func `the height that a table or a data source says goes before that of the cells`() {
    let (table, source) = subtitles()
    table.rowHeight = 16
    #expect(table.screen == "  Io    1610\n  Ganymede\n\n")
    source.rowHeights = .fixed(48)
    #expect(table.contentHeight == 96)
    source.rowHeights = .measured(estimate: 48)
    #expect(table.screen == "  Io\n  1610\n  Ganymede\n")
    #expect(table.contentHeight == 48)
  }

  @Test func `each child of a composed source has the height of its own cells`() {
    let (_, subtitles) = subtitles()
    let (_, texts) = table(of: TextCell.self) { cell, moon in cell.textLabel.text = moon.name }
    let table = makeTable(lines: 6)
    let page = SectionedDataSource(texts, subtitles)
    table.dataSource = page
    #expect(table.rectForRow(at: [0, 1]) == LayoutRect(x: 0, y: 16, width: 96, height: 16))
    #expect(table.rectForRow(at: [1, 1]) == LayoutRect(x: 0, y: 64, width: 96, height: 32))
  }

  @Test func `a list that is printed has one line for each row`() {
    let (_, subtitles) = subtitles()
    #expect(
      ColumnLayout([.init()]).text(of: subtitles, width: 12) == "  Io    1610\n  Ganymede\n")
  }
}
