import Foundation
import HeadlessViews
import Testing

/// A whole picture against `Fixtures/card.svg`.
///
/// Look at what changed, then accept it with
/// `TABLES_ACCEPT_FIXTURES=1 swift test --filter SVGGoldenTests`.
@Suite struct SVGGoldenTests {
  @Test func `a card looks as it did`() throws {
    let drawn = SVGRenderer(title: "A card").render(card())
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/card.svg")
    if ProcessInfo.processInfo.environment["TABLES_ACCEPT_FIXTURES"] == "1" {
      try Data(drawn.utf8).write(to: file)
    }
    #expect(drawn == (try String(contentsOf: file, encoding: .utf8)))
  }

  private func card() -> View {
    let card = View(frame: LayoutRect(x: 0, y: 0, width: 240, height: 112))
    card.border = Border(.rounded, color: .gray)
    let title = Label("Elements & 元素", frame: LayoutRect(x: 16, y: 16, width: 208, height: 16))
    title.style = .bold
    let rule = Separator(.horizontal, frame: LayoutRect(x: 16, y: 32, width: 208, height: 16))
    let row = View(frame: LayoutRect(x: 8, y: 48, width: 224, height: 16))
    row.background = .blue
    row.addSubview(Label("水素 <H>", frame: LayoutRect(x: 8, y: 0, width: 104, height: 16)))
    row.addSubview(
      Label("1.008", alignment: .right, frame: LayoutRect(x: 112, y: 0, width: 104, height: 16)))
    let note = Label(
      "The lightest of all, and the most common one; מימן in Hebrew",
      frame: LayoutRect(x: 16, y: 64, width: 208, height: 32))
    note.numberOfLines = 2
    note.style = .dimmed
    let pane = View(frame: LayoutRect(x: 16, y: 96, width: 60, height: 10))
    pane.clipsToBounds = true
    pane.addSubview(Label("cut off here", frame: LayoutRect(x: 0, y: 0, width: 160, height: 16)))
    for view in [title, rule, row, note, pane] { card.addSubview(view) }
    return card
  }
}
