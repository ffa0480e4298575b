import Tables
import Testing

@Suite struct ColumnTextTests {
  private let moons = ColumnLayout([
    .init("moon"), .init("km", alignment: .right), .init("found by", isFlexible: true),
  ])

  private func source(
    _ rows: [[String]] = [
      ["Io", "3643", "Galileo"], ["Europa", "3122", "Galileo"], ["Amalthea", "167", "Barnard"],
    ]
  ) -> CommonDataSource<ColumnsCell, [String]> {
    CommonDataSource(rows) { cell, values in cell.values = values }
  }

  @Test func `a table of values is one call`() {
    #expect(
      moons.text(of: source()) == """
        moon        km  found by
        ────────  ────  ────────
        Io        3643  Galileo
        Europa    3122  Galileo
        Amalthea   167  Barnard

        """)
  }

  @Test func `a narrower one cuts the flexible column first, then the widest`() {
    #expect(
      moons.text(of: source(), width: 18) == """
        moon        km  f…
        ────────  ────  ──
        Io        3643  G…
        Europa    3122  G…
        Amalthea   167  B…

        """)
    #expect(
      moons.text(of: source(), width: 12) == """
        mo…    km  …
        ───  ────  ─
        Io   3643  …
        Eu…  3122  …
        Am…   167  …

        """)
  }

  @Test func `a table wider than asked for is cut at the right`() {
    let text = moons.text(of: source(), width: 5)
    #expect(text.split(separator: "\n").allSatisfy { TextMetrics().columns(of: String($0)) <= 5 })
    // The second column runs on to the edge, where it says that there is a third.
    #expect(text.hasPrefix("…  k…\n─  ─\n"))
    #expect(moons.text(of: source(), width: 0) == "\n\n\n\n\n")
    #expect(moons.text(of: source(), width: -1) == "\n\n\n\n\n")
  }

  @Test func `a wider one gives the flexible column the rest`() {
    let layout = ColumnLayout([.init("a", isFlexible: true), .init("b", alignment: .right)])
    #expect(
      layout.text(of: source([["1", "2"]]), width: 10) == """
        a        b
        ───────  ─
        1        2

        """)
  }

  @Test(arguments: [1_000_000, 1_000_001, .max])
  func `any width is wide enough, and costs no more than the text`(width: Int) {
    let layout = ColumnLayout([.init("a"), .init("b", alignment: .right)])
    #expect(layout.text(of: source([["1", "2"]]), width: width) == "a  b\n─  ─\n1  2\n")
  }

  @Test func `no column grows beyond a million, whatever its limits are`() {
    let layout = ColumnLayout([
      .init("a", limits: 1...Int.max, isFlexible: true), .init("b", alignment: .right),
    ])
    let text = layout.text(of: source([["1", "2"]]), width: .max)
    #expect(text.unicodeScalars.count == 3 * 1_000_001)
    #expect(text.hasSuffix("  2\n"))
    #expect(layout.fitted(to: source(), width: .max).total == 1_000_000)
  }

  @Test func `a row in another cell has all of the width, up to a million columns`() {
    let other = CommonDataSource<LineCell, String>(["right"]) { cell, text in
      cell.label.text = text
      cell.label.alignment = .right
    }
    for (width, columns) in [(20, 20), (.max, 1_000_000)] {
      let text = ColumnLayout([]).text(of: other, width: width)
      #expect(text.utf8.count == columns + 1)
      #expect(text.hasSuffix(" right\n"))
    }
  }

  @Test func `blanks that are asked for fill the width`() {
    let renderer = PlainTextRenderer(trimsTrailingBlanks: false)
    let layout = ColumnLayout([.init("a")])
    #expect(
      layout.text(of: source([["1"]]), width: 4, renderer: renderer) == "a   \n─   \n1   \n")
  }

  @Test func `columns of hardly any width are as many columns`() {
    let renderer = PlainTextRenderer(characterMetrics: CharacterMetrics(columnWidth: 1e-300))
    #expect(moons.text(of: source(), renderer: renderer) == moons.text(of: source()))
  }

  @Test func `a wide text is put together in pages of few lines`() {
    let rows = (0..<300).map { ["\($0)", String(repeating: "x", count: 9_000)] }
    let layout = ColumnLayout([.init(""), .init("")])
    let lines = layout.text(of: source(rows)).split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } } == (0..<300).map { "\($0)"[...] })
    #expect(lines.allSatisfy { $0.count == 3 + 2 + 9_000 })
  }

  @Test func `rows with too few values and too many are drawn`() {
    #expect(
      moons.text(of: source([["Io"], [], ["a", "b", "c", "d"]])) == """
        moon  km  found by
        ────  ──  ────────
        Io

        a      b  c

        """)
  }

  @Test func `columns without titles have no lines above`() {
    let layout = ColumnLayout([.init(), .init()], gap: 1)
    #expect(layout.text(of: source([["1", "22"], ["333", "4"]])) == "1   22\n333 4\n")
    #expect(layout.text(of: source([])) == "")
    #expect(moons.text(of: source([])) == "moon  km  found by\n────  ──  ────────\n")
    #expect(ColumnLayout([]).text(of: source()) == "\n\n\n")
  }

  @Test func `headers and footers are lines of their own, and are not cut unasked`() {
    let source = CommonDataSource<ColumnsCell, String>(sections: [
      TableSection(id: 0, header: "Of Jupiter", footer: "one", ["Io"]),
      TableSection(id: 1, header: "None", []),
    ]) { cell, name in cell.values = [name] }
    let layout = ColumnLayout([.init()])
    #expect(layout.text(of: source) == "Of Jupiter\nIo\none\nNone\n")
    #expect(layout.text(of: source, width: 5) == "Of J…\nIo\none\nNone\n")
  }

  @Test func `what could break a table does not`() {
    let layout = ColumnLayout([.init("a\nb", limits: 1...6), .init("</t>")])
    let word = String(repeating: "w", count: 10_000)
    #expect(
      layout.text(of: source([["\u{1B}[2J", "\u{202E}x"], [word, "漢"], ["a\tb", "<b>"]])) == """
        a␊b     </t>
        ──────  ────
        ␛[2J    \u{FFFD}x
        wwwww…  漢
        a␉b     <b>

        """)
  }

  @Test func `every row is one line, whatever its height in a table`() {
    let source = source([["1"], ["2"], ["3"]])
    let layout = ColumnLayout([.init()])
    source.rowHeights = .fixed(80)
    #expect(layout.text(of: source) == "1\n2\n3\n")
    source.rowHeights = .each { $0.first == "2" ? 0 : 33 }
    #expect(layout.text(of: source) == "1\n2\n3\n")
  }

  @Test func `rows in other cells draw themselves, and are not measured`() {
    let row = CellRegistration<ColumnsCell, String> { cell, text in cell.values = [text, "x"] }
    let line = CellRegistration<LineCell, String> { cell, text in cell.label.text = text }
    let source = CommonDataSource<TableViewCell, String>(["a", "- a remark", "b"]) { text, slot in
      if text.count == 1 { slot.show(text, with: row) } else { slot.show(text, with: line) }
    }
    #expect(ColumnLayout([.init(), .init()]).text(of: source) == "a  x\n- a…\nb  x\n")
  }

  @Test func `a cell that was laid out before is laid out anew`() {
    let cell = ColumnsCell()
    cell.values = ["Ganymede"]
    let source = CommonDataSource<ColumnsCell, Int>([0]) { _, slot in slot.show(cell) }
    let layout = ColumnLayout([.init()])
    #expect(layout.text(of: source, width: 4) == "Gan…\n")
    #expect(layout.text(of: source) == "Ganymede\n")
  }

  @Test(arguments: [(8.0, 16.0), (7.3, 16.3), (1.0, 1.0), (0.01, 0.003), (300.0, 1_000.0 / 3)])
  func `a text of several pages is that of one, for any metrics`(width: Double, height: Double) {
    let rows = (0..<1_200).map { ["row \($0)", "\($0 * $0)"] }
    let layout = ColumnLayout([.init(), .init(alignment: .right)])
    let widths = layout.widths(fitting: rows)
    let expected = rows.map { row in
      let blanks = { String(repeating: " ", count: $0) }
      return row[0] + blanks(widths[0] - row[0].count + 2 + widths[1] - row[1].count) + row[1]
    }
    let renderer = PlainTextRenderer(
      characterMetrics: CharacterMetrics(columnWidth: width, lineHeight: height))
    let text = layout.text(of: source(rows), renderer: renderer)
    #expect(
      text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        == expected + [""])
  }

  @Test func `headers and footers across pages are each there once`() {
    let sections = (0..<90).map { number in
      TableSection(
        id: SectionID(number), header: "h\(number)", footer: "f\(number)",
        (0..<11).map { "\(number).\($0)" })
    }
    let source = CommonDataSource<ColumnsCell, String>(sections: sections) { cell, text in
      cell.values = [text]
    }
    let expected = sections.flatMap { section in
      [section.header ?? ""] + Array(section) + [section.footer ?? ""]
    }
    let lines = ColumnLayout([.init()]).text(of: source).split(separator: "\n").map(String.init)
    #expect(lines == expected)
  }

  // MARK: Cost and lifetime

  @Test(arguments: [nil, .max] as [Int?])
  func `each row is shown twice, and a page of cells is all that is made`(width: Int?) {
    var shown = 0
    var cells: Set<ObjectIdentifier> = []
    let source = CommonDataSource<ColumnsCell, Int>(Array(0..<1_750)) { cell, number in
      shown += 1
      cells.insert(ObjectIdentifier(cell))
      cell.values = ["\(number)"]
    }
    _ = ColumnLayout([.init()]).text(of: source, width: width)
    #expect(shown == 2 * 1_750)
    // A page is shorter the wider it is, and no wider than what is to be seen.
    #expect((500...501).contains(cells.count))
  }

  @Test func `each row that is printed comes on screen once and leaves it`() {
    var events: [String: [String]] = [:]
    let source = source((0..<1_100).map { ["\($0)"] })
    source.onWillDisplay = { _, values, _ in events[values[0], default: []].append("will") }
    source.onDidEndDisplaying = { _, values, _ in events[values[0], default: []].append("end") }
    _ = ColumnLayout([.init()]).text(of: source)
    #expect(events.count == 1_100)
    #expect(events.values.allSatisfy { $0 == ["will", "end"] })
  }

  @Test func `a text does not keep its data source`() {
    weak var ended: CommonDataSource<ColumnsCell, [String]>?
    do {
      let source = source()
      ended = source
      _ = moons.text(of: source)
    }
    #expect(ended == nil)
  }
}
