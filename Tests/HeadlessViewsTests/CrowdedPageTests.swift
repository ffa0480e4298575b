import HeadlessViews
import Testing

/// Pages on which texts, borders and edges meet.
@Suite struct CrowdedPageTests {
  /// A box of so many columns with one line of text in it.
  private func box(_ text: String, columns: Int) -> String {
    let size = CharacterMetrics().size(columns: columns + 2, lines: 3)
    let view = View(frame: LayoutRect(origin: .zero, size: size))
    view.border = Border()
    view.addSubview(
      Label(text, frame: LayoutRect(x: 8, y: 16, width: Double(columns) * 8, height: 16)))
    return PlainTextRenderer().render(view)
  }

  private static let boxed: [(String, Int, String)] = [
    // Escape sequences went to the terminal and took no column.
    ("I \u{1B}[0;36mwas\u{1B}[0m here!", 11, "I ␛[0;36mw…"),
    // Decomposed Hangul was measured letter by letter.
    (
      "\u{1100}\u{1161}\u{1102}\u{1161}\u{1103}\u{1161}", 7,
      "\u{1100}\u{1161}\u{1102}\u{1161}\u{1103}\u{1161} "
    ),
    // A selector made a symbol wide without moving the border.
    ("♻️♻️", 5, "♻️♻️ "),
    // Half of a wide letter was drawn.
    ("ＡＢＣＤ", 5, "ＡＢ…"),
    // A tab moved what stands behind it.
    ("a\tb", 5, "a␉b  "),
  ]

  @Test(arguments: boxed)
  func `a box stays intact whatever is in it`(text: String, columns: Int, line: String) {
    let rule = String(repeating: "─", count: columns)
    let drawn = box(text, columns: columns)
    let expected = "┌\(rule)┐\n│\(line)│\n└\(rule)┘\n"
    #expect(drawn.unicodeScalars.elementsEqual(expected.unicodeScalars), "\(drawn)")
  }

  @Test func `what is larger than the page is cut off`() {
    let page = View(frame: LayoutRect(x: 0, y: 0, width: 640, height: 400))
    let table = View(frame: LayoutRect(x: -1e7, y: -160, width: 1e12, height: 1e12))
    table.border = Border()
    for line in 0..<80 {
      table.addSubview(
        Label(
          String(repeating: "x", count: 2_000),
          frame: LayoutRect(x: 1e7 - 8, y: Double(line) * 16, width: 1e6, height: 16)))
    }
    page.addSubview(table)
    let line = String(repeating: "x", count: 80) + "\n"
    #expect(PlainTextRenderer().render(page) == String(repeating: line, count: 25))
  }

  @Test func `later text covers earlier text`() {
    let view = View(frame: LayoutRect(x: 0, y: 0, width: 48, height: 16))
    view.addSubview(Label("漢字漢", frame: LayoutRect(x: 0, y: 0, width: 48, height: 16)))
    view.addSubview(Label("ab", frame: LayoutRect(x: 8, y: 0, width: 16, height: 16)))
    #expect(PlainTextRenderer().render(view) == " ab 漢\n")
  }

  @Test func `texts side by side do not become one character`() {
    for (left, right, columns) in [("👩", "🏻", 4), ("👩\u{200D}", "👩", 4)] {
      let view = View(frame: LayoutRect(x: 0, y: 0, width: 32, height: 16))
      view.addSubview(Label(left, frame: LayoutRect(x: 0, y: 0, width: 16, height: 16)))
      view.addSubview(Label(right, frame: LayoutRect(x: 16, y: 0, width: 16, height: 16)))
      let line = PlainTextRenderer().render(view).dropLast()
      #expect(TextMetrics().columns(of: String(line)) == columns, "\(line.unicodeScalars)")
    }
  }

  @Test func `a page can be used for documents of any size`() {
    var page = CharacterPage()
    for width in [160.0, 8, 0, 320] {
      let label = Label("שלום 漢字 👩‍👩‍👦‍👦!", frame: LayoutRect(x: 0, y: 0, width: width, height: 32))
      label.style = .bold
      let list = label.displayList()
      for renderer in [PlainTextRenderer(), PlainTextRenderer(trimsTrailingBlanks: false)] {
        #expect(renderer.render(list, on: &page) == renderer.render(list))
        let colored = ANSIRenderer(colors: .ansi256, text: renderer)
        #expect(colored.render(list, on: &page) == colored.render(list))
      }
    }
  }
}
