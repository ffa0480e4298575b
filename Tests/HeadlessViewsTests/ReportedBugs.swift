import HeadlessViews
import Testing

/// Faults reported of other programs that draw text in columns, each with its source.
@Suite struct ReportedBugs {
  private let metrics = TextMetrics()
  private let wide = TextMetrics(ambiguousWidth: .wide)

  private func screen(
    _ view: View, _ renderer: PlainTextRenderer = PlainTextRenderer()
  ) -> String {
    renderer.render(view)
  }

  private func box(_ text: String, columns: Int) -> View {
    let size = CharacterMetrics().size(columns: columns, lines: 3)
    let view = View(frame: LayoutRect(origin: .zero, size: size))
    view.border = Border()
    view.addSubview(
      Label(text, frame: LayoutRect(x: 8, y: 16, width: size.width - 16, height: 16)))
    return view
  }

  @Test func `an escape sequence does not leave its box (ratatui 1211)`() {
    #expect(
      screen(box("I \u{1B}[0;36mwas\u{1B}[0m here!", columns: 11)) == """
        ┌─────────┐
        │I ␛[0;36…│
        └─────────┘

        """)
  }

  @Test func `letters of decomposed Hangul are two columns each, and none is lost (ratatui 1396)`()
  {
    let text = "\u{1100}\u{1161}\u{1102}\u{1161}\u{1103}\u{1161}\u{1105}\u{1161}\u{1106}\u{1161}"
    #expect(metrics.columns(of: text) == 10)
    let label = Label(text, frame: LayoutRect(x: 0, y: 0, width: 80, height: 16))
    #expect(Array(screen(label).dropLast().unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `emoji with a variation selector leave the border where it is (ratatui 2431)`() {
    #expect(metrics.columns(of: "♻️♻️") == 4)
    #expect(
      screen(box("♻️♻️", columns: 8)) == """
        ┌──────┐
        │♻️♻️  │
        └──────┘

        """)
  }

  @Test func `a flag is two columns (go-runewidth 28)`() {
    #expect(metrics.columns(of: "🇩🇪") == 2)
  }

  @Test(arguments: [("x\u{FE0F}", 1), ("漢\u{FE0E}", 2), ("✓\u{FE0F}", 1), ("❤🏻", 2)])
  func `a variation selector changes only what has variations (libunicode 137)`(
    text: String, columns: Int
  ) {
    #expect(metrics.columns(of: text) == columns)
  }

  @Test(arguments: [("का", 2), ("कं", 1), ("क्न", 2)])
  func `a mark takes a column exactly if it stands beside its letter (libunicode 136)`(
    text: String, columns: Int
  ) {
    #expect(metrics.columns(of: text) == columns)
  }

  @Test func `numerals of Chinese are two columns each (visidata 279)`() {
    #expect(metrics.columns(of: "壱弐参四五六七八九拾") == 20)
  }

  @Test func `a wide letter is cut whole (visidata 2662)`() {
    #expect(metrics.truncating("ＡＢＣＤ", toColumns: 5) == "ＡＢ…")
  }

  @Test func `borders are ambiguous, so there are others and a setting (tokscale 1308)`() {
    #expect(metrics.columns(of: "│") == 1)
    #expect(wide.columns(of: "│") == 2)
    let ascii = PlainTextRenderer(glyphs: .ascii)
    let drawn = screen(box("ok", columns: 6), ascii)
    #expect(drawn.utf8.allSatisfy { $0 < 0x80 })
    // A line takes one column whatever the setting, or nothing below it would stand where it should.
    let setting = PlainTextRenderer(textMetrics: wide)
    for line in screen(box("ok", columns: 6), setting).split(separator: "\n") {
      #expect(wide.columns(of: String(line)) == 6)
    }
  }

  @Test func `what is wider than the page is clipped (ratatui 474)`() {
    let page = View(
      frame: LayoutRect(origin: .zero, size: CharacterMetrics().size(columns: 80, lines: 25)))
    page.clipsToBounds = true
    page.addSubview(
      Label(
        String(repeating: "0123456789", count: 20),
        frame: LayoutRect(x: 0, y: 384, width: 1_600, height: 16)))
    let lines = screen(page).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 26)
    #expect(lines[24] == String(repeating: "0123456789", count: 8))
  }
}
