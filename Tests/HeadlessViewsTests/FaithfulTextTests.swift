import TestSupport
import Testing

// Testable for the page, whose memory is what a text costs.
@testable import HeadlessViews

/// Text that comes out of the text renderers as it went in.
@Suite struct FaithfulTextTests {
  private func drawn(_ text: String, after blanks: Int = 0) -> String? {
    let columns = Double(TextMetrics().columns(of: text) + blanks)
    let page = View(frame: LayoutRect(x: 0, y: 0, width: columns * 8, height: 16))
    page.addSubview(
      Label(text, frame: LayoutRect(x: Double(blanks) * 8, y: 0, width: columns * 8, height: 16)))
    let line = PlainTextRenderer(trimsTrailingBlanks: false).render(page).dropLast()
    let colored = ANSIRenderer(
      colors: .ansi16, text: PlainTextRenderer(trimsTrailingBlanks: false)
    ).render(page)
    return colored.dropLast() == line ? withoutIsolates(line) : nil
  }

  @Test(arguments: [
    "🏳️‍🌈", "🏃🏽‍♀️", "🏴‍☠️", "🏋️", "🏻", "a🏻", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👍🏿👍", "\u{200B}x", "\u{301}x", "\u{FEFF}\u{2060}漢",
    "x\u{200D}",
    "\u{FE0F}☎", "\u{200D}👩", "1\u{FE0F}\u{20E3}", "\u{600}٣", "\u{200B}אב",
  ])
  func `emoji and what takes no column come out as they went in`(text: String) {
    for blanks in [0, 1] {
      let expected = String(repeating: " ", count: blanks) + text
      let line = drawn(text, after: blanks)
      #expect(line.map { Array($0.unicodeScalars) } == Array(expected.unicodeScalars))
    }
  }

  @Test func `every symbol of the first planes comes out as it went in`() {
    for value in 0x20...0x1FFFF as ClosedRange<UInt32> {
      guard value < 0x3400 || value >= 0xA000, value < 0xA000 || value >= 0xF900,
        let scalar = Unicode.Scalar(value), TextMetrics().columns(of: String(scalar)) > 0
      else { continue }
      let text = String(scalar) + "."
      if drawn(text)?.unicodeScalars.elementsEqual(text.visible.unicodeScalars) != true {
        Issue.record("U+\(String(value, radix: 16)): \(drawn(text)?.unicodeScalars as Any)")
      }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `random texts come out as they went in`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<400 {
      let text = nastyText(using: &generator)
      guard TextMetrics().columns(of: text) > 0 else { continue }
      let line = drawn(text)
      let isSame = line?.unicodeScalars.elementsEqual(text.visible.unicodeScalars) == true
      #expect(isSame, "seed \(seed), round \(round): \(text.unicodeScalars), \(line as Any)")
    }
  }

  @Test func `a mark at the start of a text leaves the letter before it alone`() {
    let page = View(frame: LayoutRect(x: 0, y: 0, width: 16, height: 16))
    page.addSubview(Label("e", frame: LayoutRect(x: 0, y: 0, width: 8, height: 16)))
    page.addSubview(Label("\u{301}x", frame: LayoutRect(x: 8, y: 0, width: 8, height: 16)))
    let line = PlainTextRenderer().render(page).unicodeScalars
    #expect(Array(line) == Array("e\u{200B}\u{301}x\n".unicodeScalars))
  }

  /// The memory for joined characters, which must not be copied for each character.
  @Test(arguments: ["\u{200B}", "\u{2060}", "\u{FEFF}", "\u{301}", "\u{200D}"])
  func `a text of characters without a column costs as much as it is long`(piece: String) {
    for text in [
      "a" + String(repeating: piece, count: 4_000),
      String(repeating: piece, count: 4_000) + "a",
      String(repeating: "e\u{301}" + piece + piece, count: 1_000),
    ] {
      let label = Label(text, frame: LayoutRect(x: 0, y: 0, width: 8_000, height: 16))
      var page = CharacterPage()
      let line = PlainTextRenderer().render(label.displayList(), on: &page)
      #expect(line.unicodeScalars.dropLast().elementsEqual(text.unicodeScalars))
      #expect(page.clusterBytes.count <= text.utf8.count)
      #expect(page.clusterEnds.count <= text.utf8.count)
    }
  }
}
