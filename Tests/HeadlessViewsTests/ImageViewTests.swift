import HeadlessViews
import Testing

@Suite struct ImageViewTests {
  private func image(_ name: String?, columns: Int, lines: Int) -> ImageView {
    ImageView(
      name,
      frame: LayoutRect(
        origin: .zero, size: CharacterMetrics().size(columns: columns, lines: lines)))
  }

  private func drawn(_ view: View) -> String { PlainTextRenderer().render(view) }

  @Test func `a picture is a box with its name in the middle`() {
    #expect(
      drawn(image("fern.png", columns: 14, lines: 5)) == """
        ┌────────────┐
        │            │
        │  fern.png  │
        │            │
        └────────────┘

        """)
  }

  @Test func `a picture without a name is an empty box`() {
    let image = image(nil, columns: 4, lines: 3)
    let box = "┌──┐\n│  │\n└──┘\n"
    #expect(drawn(image) == box)
    image.imageName = ""
    #expect(drawn(image) == box)
    image.imageName = "a"
    #expect(drawn(image) == "┌──┐\n│a │\n└──┘\n")
  }

  @Test func `a long name takes the lines in the box, and is cut inside of it`() {
    #expect(
      drawn(image("one two three four", columns: 7, lines: 5)) == """
        ┌─────┐
        │ one │
        │ two │
        │thre…│
        └─────┘

        """)
    #expect(
      drawn(image(String(repeating: "n", count: 10_000), columns: 6, lines: 4)) == """
        ┌────┐
        │nnnn│
        │nnn…│
        └────┘

        """)
  }

  @Test func `a picture of one line has a name between two sides`() {
    #expect(drawn(image("fern", columns: 8, lines: 1)) == "│ fern │\n")
  }

  @Test func `a picture without a border has the whole view for its name`() {
    let image = image("fern", columns: 4, lines: 1)
    image.border = nil
    #expect(drawn(image) == "fern\n")
  }

  @Test func `a picture without room draws nothing that is not in it`() {
    let window = View(frame: LayoutRect(x: 0, y: 0, width: 96, height: 48))
    let image = image("fern", columns: 1, lines: 1)
    image.frame.origin = LayoutPoint(x: 40, y: 16)
    window.addSubview(image)
    #expect(drawn(window) == "\n     │\n\n")
    image.frame.size = .zero
    #expect(drawn(window) == "\n\n\n")
    image.frame.size = CharacterMetrics().size(columns: 2, lines: 2)
    #expect(drawn(window) == "\n     ┌┐\n     └┘\n")
  }

  @Test func `control characters in a name are shown`() {
    #expect(drawn(image("a\u{1B}\u{202E}b", columns: 8, lines: 1)) == "│ a␛\u{FFFD}b │\n")
  }
}
