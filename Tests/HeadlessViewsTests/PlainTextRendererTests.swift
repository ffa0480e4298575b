import HeadlessViews
import Testing

@Suite struct PlainTextRendererTests {
  private let page = View(frame: LayoutRect(x: 0, y: 0, width: 80, height: 48))

  private var text: String { PlainTextRenderer().render(page) }

  /// A label at a column and a line.
  private func label(
    _ text: String, _ alignment: TextAlignment = .left, column: Int = 0, line: Int = 0,
    columns: Int = 10
  ) -> Label {
    Label(
      text, alignment: alignment,
      frame: LayoutRect(
        x: Double(column) * 8, y: Double(line) * 16, width: Double(columns) * 8, height: 16))
  }

  @Test func `every line of the view is a line that ends`() {
    #expect(text == "\n\n\n")
    #expect(PlainTextRenderer().render(View()) == "")
  }

  @Test func `blanks at the end of a line can be kept`() {
    page.addSubview(label("a b  "))
    #expect(text == "a b\n\n\n")
    let blanks = String(repeating: " ", count: 10)
    #expect(
      PlainTextRenderer(trimsTrailingBlanks: false).render(page)
        == "a b       \n\(blanks)\n\(blanks)\n")
  }

  @Test func `text keeps to the side of its label`() {
    page.addSubview(label("left"))
    page.addSubview(label("mid", .center, line: 1))
    page.addSubview(label("right", .right, line: 2))
    #expect(
      text == """
        left
           mid
             right

        """)
  }

  @Test func `wide text is aligned by its columns`() {
    page.addSubview(label("漢字", .right))
    page.addSubview(label("漢字", .center, line: 1))
    page.addSubview(label("👨‍👩‍👧‍👦", .right, line: 2))
    #expect(
      text == """
              漢字
           漢字
                👨‍👩‍👧‍👦

        """)
  }

  @Test func `text that is too wide is cut, a wide character never in half`() {
    page.addSubview(label("abcdefghijkl"))
    page.addSubview(label("漢字漢字漢字", line: 1))
    page.addSubview(label("abcdef", .right, column: 2, line: 2, columns: 4))
    #expect(
      text == """
        abcdefghi…
        漢字漢字…
          abc…

        """)
  }

  @Test func `metrics for another terminal cut elsewhere`() {
    page.addSubview(label("ααααααα", columns: 6))
    #expect(text == "ααααα…\n\n\n")
    let wide = PlainTextRenderer(textMetrics: TextMetrics(ambiguousWidth: .wide))
    #expect(wide.render(page) == "αα…\n\n\n")
  }

  @Test func `points become columns by the metrics`() {
    page.addSubview(Label("ab", alignment: .right, frame: page.bounds))
    let coarse = CharacterMetrics(columnWidth: 16, lineHeight: 48)
    #expect(PlainTextRenderer(characterMetrics: coarse).render(page) == "   ab\n")
  }

  @Test func `text stands in the middle of its height`() {
    page.addSubview(Label("three", frame: page.bounds))
    #expect(text == "\nthree\n\n")
    page.frame.size.height = 32
    page.subviews[0].frame = page.bounds
    #expect(text == "three\n\n")
  }

  @Test func `text in a label lower than a line is still drawn`() {
    page.addSubview(Label("low", frame: LayoutRect(x: 0, y: 18, width: 80, height: 2)))
    #expect(text == "\nlow\n\n")
  }

  @Test func `text whose line is cut off is not drawn beside the clip`() {
    let window = View(frame: LayoutRect(x: 0, y: 16, width: 80, height: 16))
    window.clipsToBounds = true
    page.addSubview(window)
    window.addSubview(label("shown", columns: 5))
    window.addSubview(label("above", column: 5, line: -1, columns: 5))
    window.subviews[1].frame.size.height = 17
    #expect(text == "\nshown\n\n")
  }

  @Test func `what is drawn later covers what was there`() {
    page.addSubview(label("underneath"))
    page.addSubview(label("ON", column: 2, columns: 4))
    #expect(text == "unONrneath\n\n\n")
  }

  @Test func `a fill clears what is below`() {
    page.addSubview(label("0123456789"))
    page.addSubview(label("0123456789", line: 1))
    let box = View(frame: LayoutRect(x: 16, y: 0, width: 32, height: 16))
    box.background = .blue
    page.addSubview(box)
    #expect(text == "01    6789\n0123456789\n\n")
  }

  @Test func `a wide character that is overwritten by half is blanked`() {
    page.addSubview(label("漢字漢字漢"))
    page.addSubview(label("x", column: 1, columns: 1))
    page.addSubview(label("y", column: 4, columns: 1))
    let box = View(frame: LayoutRect(x: 56, y: 0, width: 8, height: 16))
    box.background = .blue
    page.addSubview(box)
    // 漢 lost its right half, 漢 its left; the fill of one column blanks all of 字.
    #expect(text == " x字y   漢\n\n\n")
  }

  @Test func `a wide character at the edge of a clip is left out as a whole`() {
    let window = View(frame: LayoutRect(x: 8, y: 0, width: 40, height: 16))
    window.clipsToBounds = true
    page.addSubview(window)
    let inside = label("漢字漢字")
    window.addSubview(inside)
    #expect(text == " 漢字\n\n\n")
    inside.frame.origin.x = -8
    #expect(text == "  字漢\n\n\n")
  }

  @Test func `rules run along an edge`() {
    page.addSubview(Separator(.vertical, frame: LayoutRect(x: 24, y: 0, width: 1, height: 48)))
    page.addSubview(Separator(.horizontal, frame: LayoutRect(x: 0, y: 32, width: 40, height: 1)))
    #expect(
      text == """
           │
           │
        ─────

        """)
  }

  @Test func `rules are cut off where their superview clips`() {
    let window = View(frame: LayoutRect(x: 16, y: 16, width: 32, height: 16))
    window.clipsToBounds = true
    page.addSubview(window)
    window.addSubview(
      Separator(.horizontal, frame: LayoutRect(x: -80, y: 0, width: 800, height: 1)))
    window.addSubview(Separator(.vertical, frame: LayoutRect(x: 8, y: -80, width: 1, height: 800)))
    for outside in [-8.0, 32] {
      window.addSubview(
        Separator(.vertical, frame: LayoutRect(x: outside, y: 0, width: 9, height: 16)))
    }
    #expect(text == "\n  ─│──\n\n")
  }

  @Test func `nothing in the data can move what stands beside it`() throws {
    let nasty = [
      "\u{1B}[2Jx", "a\tb", "a\nb", "a\rb", "\u{202E}x", "e\u{301}", "שלום", "\u{200B}x",
    ]
    for value in nasty {
      let row = View(frame: LayoutRect(x: 0, y: 0, width: 80, height: 16))
      row.addSubview(label(value, columns: 6))
      row.addSubview(Separator(.vertical, frame: LayoutRect(x: 56, y: 0, width: 1, height: 16)))
      let line = try #require(withoutIsolates(PlainTextRenderer().render(row)))
      #expect(line.hasSuffix("│\n"))
      #expect(!line.contains("\u{1B}") && !line.contains("\u{202E}"))
      #expect(TextMetrics().columns(of: String(line.dropLast())) == 8, "\(line)")
    }
  }

  @Test
  func `a mark without a letter joins what its text has before it, and vanishes where it is alone`()
  {
    page.addSubview(label("e"))
    page.addSubview(label("\u{301}", column: 1, line: 0))
    #expect(text == "e\n\n\n")
    page.addSubview(label("漢\u{200B}x", line: 1))
    #expect(text == "e\n漢\u{200B}x\n\n")
  }

  @Test func `a list may be drawn without a view`() {
    let frame = LayoutRect(x: 0, y: 0, width: 40, height: 16)
    let list = DisplayList(
      size: frame.size,
      items: [
        DisplayList.Item(frame: frame, clip: frame, content: .text(DisplayList.Text("by hand")))
      ])
    #expect(PlainTextRenderer().render(list) == "by h…\n")
  }
}
