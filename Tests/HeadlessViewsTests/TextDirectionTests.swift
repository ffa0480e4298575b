import Foundation
import HeadlessViews
import Testing

@Suite struct TextDirectionTests {
  private func row(_ texts: String...) -> View {
    let view = View(frame: LayoutRect(x: 0, y: 0, width: 160, height: 16))
    for (index, text) in texts.enumerated() {
      view.addSubview(
        Label(text, frame: LayoutRect(x: Double(index) * 56, y: 0, width: 48, height: 16)))
    }
    return view
  }

  @Test func `a text from right to left is kept apart from its neighbours`() {
    #expect(
      PlainTextRenderer().render(row("שלום", "abc", "٣٤ د"))
        == "\u{2068}שלום\u{2069}   abc    \u{2068}٣٤ د\u{2069}\n")
  }

  @Test func `an ellipsis belongs to the text that it cuts`() {
    #expect(PlainTextRenderer().render(row("שלום עולם", "abc")) == "\u{2068}שלום …\u{2069} abc\n")
  }

  @Test func `texts side by side are kept apart from each other`() {
    let view = row("שלום", "עולם")
    view.subviews[1].frame.origin.x = 32
    #expect(PlainTextRenderer().render(view) == "\u{2068}שלום\u{2069}\u{2068}עולם\u{2069}\n")
  }

  @Test func `what covers the middle of a text leaves two parts`() {
    let view = row("שלום", "|")
    view.subviews[1].frame = LayoutRect(x: 8, y: 0, width: 8, height: 16)
    #expect(
      PlainTextRenderer().render(view) == "\u{2068}ש\u{2069}|\u{2068}ום\u{2069}\n")
  }

  @Test func `isolates and styles nest`() {
    let view = row("שלום")
    (view.subviews[0] as? Label)?.style = .bold
    #expect(
      ANSIRenderer(colors: .ansi16).render(view)
        == "\u{1B}[1m\u{2068}שלום\u{2069}\u{1B}[0m\n")
  }

  @Test func `controls in the data are not among those of the renderer`() {
    let shown = PlainTextRenderer().render(row("א\u{2069}\u{202E}b"))
    #expect(shown == "\u{2068}א\u{FFFD}\u{FFFD}b\u{2069}\n")
  }

  /// Against the file that the blocks come from, where it is installed.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/unicode/UnicodeData.txt")))
  func `every letter and digit from right to left is known`() throws {
    let data = try String(contentsOfFile: "/usr/share/unicode/UnicodeData.txt", encoding: .utf8)
    var count = 0
    for line in data.split(separator: "\n") {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard let value = UInt32(fields[0], radix: 16), let scalar = Unicode.Scalar(value) else {
        continue
      }
      // Controls are replaced before anything is drawn.
      guard !scalar.properties.isBidiControl else { continue }
      if ["R", "AL", "AN"].contains(fields[4]) {
        count += 1
        #expect(String(scalar).containsRightToLeft, "U+\(fields[0])")
      } else if fields[4] == "L" {
        #expect(!String(scalar).containsRightToLeft, "U+\(fields[0])")
      }
    }
    #expect(count > 2_000)
  }
}
