import HeadlessViews
import Testing

@Suite struct BorderTests {
  private func box(_ style: Border.Style = .single, columns: Int = 6, lines: Int = 3) -> View {
    let size = CharacterMetrics().size(columns: columns, lines: lines)
    let view = View(frame: LayoutRect(origin: .zero, size: size))
    view.border = Border(style)
    view.addSubview(Label("Adaline", frame: LayoutRect(x: 8, y: 16, width: 64, height: 16)))
    return view
  }

  private func drawn(_ view: View, _ renderer: PlainTextRenderer = PlainTextRenderer()) -> String {
    renderer.render(view)
  }

  @Test func `a border is just inside of the frame and above the subviews`() {
    #expect(
      drawn(box()) == """
        ┌────┐
        │Adal│
        └────┘

        """)
    #expect(
      drawn(box(.rounded)) == """
        ╭────╮
        │Adal│
        ╰────╯

        """)
    #expect(
      drawn(box(.heavy)) == """
        ┏━━━━┓
        ┃Adal┃
        ┗━━━━┛

        """)
  }

  @Test(arguments: [Border.Style.single, .rounded, .heavy])
  func `a border of ASCII is the same for all styles`(style: Border.Style) {
    let ascii = """
      +----+
      |Adal|
      +----+

      """
    #expect(drawn(box(style), PlainTextRenderer(glyphs: .ascii)) == ascii)
    // Box-drawing characters would take two columns each.
    let wide = PlainTextRenderer(textMetrics: TextMetrics(ambiguousWidth: .wide))
    #expect(drawn(box(style), wide) == ascii)
  }

  @Test func `a border without room has what fits`() {
    let low = View(frame: LayoutRect(x: 0, y: 0, width: 48, height: 16))
    low.border = Border()
    low.addSubview(Label("OK", alignment: .center, frame: low.bounds))
    #expect(drawn(low) == "│ OK │\n")
    #expect(drawn(box(columns: 2, lines: 2)) == "┌┐\n└┘\n")
    #expect(drawn(box(columns: 1, lines: 2)) == "│\n│\n")
    #expect(drawn(box(columns: 0, lines: 0)) == "")
  }

  @Test func `a border is cut off like anything else`() {
    let window = View(frame: LayoutRect(x: 0, y: 0, width: 64, height: 64))
    let pane = View(frame: LayoutRect(x: 16, y: 16, width: 32, height: 32))
    pane.clipsToBounds = true
    let inner = View(frame: LayoutRect(x: -8, y: 0, width: 96, height: 64))
    inner.border = Border()
    pane.addSubview(inner)
    window.addSubview(pane)
    #expect(drawn(window) == "\n  ────\n\n\n")
    inner.frame.origin.x = 8
    #expect(drawn(window) == "\n   ┌──\n   │\n\n")
  }

  @Test func `a hidden view is not drawn, nor what is in it`() {
    let view = box()
    view.isHidden = true
    #expect(view.displayList().items.isEmpty)
    view.isHidden = false
    view.subviews[0].isHidden = true
    #expect(drawn(view) == "┌────┐\n│    │\n└────┘\n")
  }

  @Test func `rules are of ASCII too`() {
    let view = View(frame: LayoutRect(x: 0, y: 0, width: 24, height: 48))
    view.addSubview(Separator(.horizontal, frame: LayoutRect(x: 0, y: 0, width: 24, height: 1)))
    view.addSubview(Separator(.vertical, frame: LayoutRect(x: 8, y: 16, width: 1, height: 32)))
    #expect(drawn(view) == "───\n │\n │\n")
    #expect(drawn(view, PlainTextRenderer(glyphs: .ascii)) == "---\n |\n |\n")
  }

  @Test func `an ellipsis of ASCII is two dots, or as much as fits`() {
    let label = Label("Magnesium", frame: LayoutRect(x: 0, y: 0, width: 40, height: 16))
    #expect(drawn(label, PlainTextRenderer(glyphs: .ascii)) == "Mag..\n")
    label.frame.size.width = 8
    #expect(drawn(label, PlainTextRenderer(glyphs: .ascii)) == ".\n")
  }
}
