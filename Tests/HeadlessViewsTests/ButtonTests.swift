import HeadlessViews
import Testing

@Suite struct ButtonTests {
  private func button(_ title: String, columns: Int, lines: Int = 1) -> Button {
    Button(
      title,
      frame: LayoutRect(
        origin: .zero, size: CharacterMetrics().size(columns: columns, lines: lines)))
  }

  private func drawn(_ view: View) -> String { PlainTextRenderer().render(view) }

  @Test func `a title stands in brackets in the middle`() {
    #expect(drawn(button("Water", columns: 13)) == "  [ Water ]\n")
    #expect(drawn(button("Water", columns: 9, lines: 3)) == "\n[ Water ]\n\n")
  }

  @Test func `a button with a border needs no brackets`() {
    let button = button("Water", columns: 9, lines: 3)
    button.border = Border()
    #expect(
      drawn(button) == """
        ┌───────┐
        │ Water │
        └───────┘

        """)
    button.frame.size.height = 16
    #expect(drawn(button) == "│ Water │\n")
  }

  @Test func `a title that does not fit is cut where one can see it`() {
    let button = button("Water them all", columns: 8)
    #expect(drawn(button) == "[Water…]\n")
    button.border = Border()
    #expect(drawn(button) == "│Water…│\n")
  }

  /// A button is known by its brackets.
  @Test func `the brackets of a button stay whatever the width from four columns on`() {
    for title in ["Water them all", "日本語テキスト", "▾ menu", "x", "xy"] {
      for columns in 1...20 {
        let line = drawn(button(title, columns: columns)).dropLast()
        let needed = TextMetrics().columns(of: title)
        #expect(TextMetrics().columns(of: String(line)) <= columns)
        #expect(line.hasSuffix("]") == (columns >= min(needed, 2) + 2), "\(title), \(columns)")
        #expect(line.contains("…") == (columns < (columns < 4 ? needed : needed + 2)), "\(line)")
        #expect(line.contains("[ ") == (columns >= needed + 4), "\(line)")
      }
    }
  }

  @Test func `each state has its title, or that of the normal one`() {
    let button = button("Water", columns: 12)
    button.setTitle("Watered", for: .disabled)
    #expect(button.title(for: .highlighted) == "Water")
    #expect(button.currentTitle == "Water")
    button.isEnabled = false
    #expect(button.currentTitle == "Watered")
    #expect(drawn(button) == "[ Watered ]\n")
    button.setTitle("", for: .disabled)
    #expect(button.currentTitle == "")
  }

  @Test func `a title for the normal state replaces the first one`() {
    let button = button("Water", columns: 12)
    button.setTitle("Feed", for: .normal)
    #expect(button.title(for: .disabled) == "Feed")
  }

  @Test func `a disabled title is dimmed and a highlighted one is bold`() {
    let button = button("x", columns: 5)
    var styles: [TextStyle] = []
    func note(_ view: View) {
      guard case .text(let text) = view.displayList().items.first?.content else { return }
      styles.append(text.style)
    }
    note(button)
    button.addAction(for: .touchDown) { note($0) }
    _ = button.handleTap(at: .zero)
    button.isEnabled = false
    note(button)
    #expect(styles == [.plain, .bold, .dimmed])
  }

  @Test(arguments: [
    ("<b>&amp;</b>", "[ <b>&amp;</b> ]"), ("a\u{1B}[31mb", "[ a␛[31mb ]"), ("a\nb", "[ a␊b ]"),
    ("a\u{202E}b", "[ a\u{FFFD}b ]"), ("日本", "[ 日本 ]"), ("", "[  ]"),
  ])
  func `a title is shown as it is, and does nothing`(title: String, shown: String) {
    let columns = TextMetrics().columns(of: shown)
    #expect(drawn(button(title, columns: columns)) == shown + "\n")
  }

  @Test func `markup in a title is text in a picture`() {
    let picture = SVGRenderer().render(button("</text><a>&", columns: 20))
    #expect(picture.contains("&lt;/text&gt;&lt;a&gt;&amp;"))
  }

  @Test func `a word of ten thousand characters fits into any button`() {
    let word = String(repeating: "w", count: 10_000)
    #expect(drawn(button(word, columns: 6)) == "[www…]\n")
    #expect(drawn(button(word, columns: 1)) == "…\n")
    #expect(drawn(button(word, columns: 0)) == "\n")
  }
}
