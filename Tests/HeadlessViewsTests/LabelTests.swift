import HeadlessViews
import Testing

@Suite struct LabelTests {
  private func label(_ text: String, columns: Int, lines: Int) -> Label {
    Label(
      text,
      frame: LayoutRect(
        origin: .zero, size: CharacterMetrics().size(columns: columns, lines: lines)))
  }

  @Test func `a label has one line in the middle of its height`() {
    let label = label("Plants need water", columns: 9, lines: 3)
    #expect(PlainTextRenderer().render(label) == "\nPlants n…\n\n")
  }

  @Test func `a label of no limit has as many lines as it is high`() {
    let label = label("Plants need water\nevery day", columns: 11, lines: 3)
    label.numberOfLines = 0
    #expect(PlainTextRenderer().render(label) == "Plants need\nwater\nevery day\n")
    label.frame.size.height = 32
    #expect(PlainTextRenderer().render(label) == "Plants need\nwater…\n")
  }

  @Test func `a label has no more lines than it is asked for, nor than fit`() {
    let label = label("one two six ten", columns: 3, lines: 4)
    label.numberOfLines = 2
    #expect(PlainTextRenderer().render(label) == "\none\ntw…\n\n")
    label.numberOfLines = 9
    #expect(PlainTextRenderer().render(label) == "one\ntwo\nsix\nten\n")
  }

  @Test(
    arguments: [(.left, "to\nbe or\n"), (.center, " to\nbe or\n"), (.right, "   to\nbe or\n")]
      as [(TextAlignment, String)])
  func `each line keeps to its side`(alignment: TextAlignment, drawn: String) {
    let label = label("to\nbe or", columns: 5, lines: 2)
    label.alignment = alignment
    label.numberOfLines = 0
    #expect(PlainTextRenderer().render(label) == drawn)
  }

  @Test func `a line end on a single line is shown`() {
    #expect(PlainTextRenderer().render(label("a\nb", columns: 5, lines: 1)) == "a␊b\n")
  }

  @Test func `a label has a style and draws it`() {
    let label = label("x", columns: 1, lines: 1)
    label.style = TextStyle(color: .red, isBold: true)
    let item = label.displayList().items.first
    #expect(
      item?.content == .text(DisplayList.Text("x", style: TextStyle(color: .red, isBold: true))))
  }

  @Test func `a negative number of lines is refused`() async {
    await #expect(processExitsWith: .failure) { Label("x").numberOfLines = -1 }
    await #expect(processExitsWith: .failure) { _ = DisplayList.Text("x", lineLimit: -1) }
  }
}
