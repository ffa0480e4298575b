import Foundation
import HeadlessViews
import TestSupport
import Testing

/// The measured size of a label, compared with its drawing.
@Suite struct MeasuredTextTests {
  private func measured(_ label: Label, inWidth width: Double) -> LayoutSize {
    label.sizeThatFits(LayoutSize(width: width, height: .infinity))
  }

  private func drawnLines(_ label: Label) -> [String] {
    PlainTextRenderer().render(label).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { withoutIsolates($0) ?? "unpaired" }
  }

  @Test(arguments: ["hello\n", "hello   ", "hello\r\n", "hello\n\n"])
  func `a text with an end of its own is drawn as it was measured`(text: String) {
    let label = Label(text)
    label.numberOfLines = 0
    label.frame.size = measured(label, inWidth: 80)
    let expected = text == "hello\n\n" ? ["hello", ""] : ["hello"]
    #expect(label.frame.height == Double(expected.count) * 16)
    #expect(drawnLines(label) == expected)
    label.frame.size = measured(label, inWidth: 40)
    #expect(drawnLines(label) == expected)
  }

  @Test func `a width that is no multiple of a column has the columns that fit into it`() {
    let label = Label("aaa bbb ccc")
    label.numberOfLines = 0
    #expect(measured(label, inWidth: 23) == LayoutSize(width: 16, height: 96))
    for x in [0.0, 3.5, 4, 7.9] {
      label.frame = LayoutRect(x: x, y: 0, width: 23, height: 96)
      let page = View(frame: LayoutRect(x: 0, y: 0, width: 48, height: 96))
      page.addSubview(label)
      let lines = PlainTextRenderer().render(page).split(separator: "\n")
      #expect(lines.map { $0.filter { $0 != " " } } == ["aa", "a", "bb", "b", "cc", "c"])
      #expect(SVGRenderer().render(page).components(separatedBy: "<text").count == 7)
    }
  }

  @Test func `a width that arithmetic left a little short is not a column short`() {
    let label = Label("abc", frame: LayoutRect(x: 0.1, y: 0, width: 0.1 + 24 - 0.1, height: 16))
    label.frame.size.width = 24 - 1e-9
    #expect(drawnLines(label) == ["abc"])
    #expect(measured(label, inWidth: 24 - 1e-9).width == 24)
  }

  @Test func `a cut text is measured with its ellipsis`() {
    let label = Label("hello world")
    label.frame.size = measured(label, inWidth: 48)
    #expect(label.frame.width == 48)
    #expect(drawnLines(label) == ["hello…"])
  }

  /// The width decides how a text is broken, wherever it stands and whatever it is made of.
  @Test(arguments: 0..<8 as Range<UInt64>)
  func `random texts are drawn as they were measured`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<150 {
      let text = brokenText(using: &generator)
      // No multiple of a column, nor so near to one that it would count as one.
      let column = Double(Int.random(in: 0...17, using: &generator)) * 8
      let width = column + Double.random(in: 0...7.9, using: &generator)
      let label = Label(text)
      label.numberOfLines = Int.random(in: 0...4, using: &generator)
      let size = measured(label, inWidth: width)
      let told = TextMetrics().lines(
        of: DisplayList.Text(text, lineLimit: label.numberOfLines), columns: Int(width / 8),
        height: .max, ellipsis: "…")
      let context: Comment =
        "seed \(seed), round \(round): \(text.debugDescription), \(width), \(label.numberOfLines)"
      #expect(size.width <= width && size.width == size.width.rounded(), context)
      #expect(size.height == 16 * Double(max(1, told.count)), context)
      let expected = told.isEmpty ? [""] : told.map { $0.string(ellipsis: "…") }
      let x = Double.random(in: 0...20, using: &generator)
      let y = Double.random(in: 0...20, using: &generator)
      for width in [size.width, width] {
        label.frame = LayoutRect(x: x, y: y, width: width, height: size.height)
        #expect(shownLines(label) == expected.map(bare), context)
        #expect(pictureLines(label) == expected.map(bare).filter { !$0.isEmpty }, context)
      }
    }
  }

  /// The lines of a text document in which a label stands somewhere, but for blanks at their ends.
  private func shownLines(_ label: Label) -> [String] {
    let page = View(
      frame: LayoutRect(x: 0, y: 0, width: label.frame.maxX + 16, height: label.frame.maxY + 16))
    page.addSubview(label)
    let metrics = CharacterMetrics()
    let lines = PlainTextRenderer().render(page)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let first = Int((label.frame.minY / metrics.lineHeight + 0.5).rounded(.down))
    let indent = Int((label.frame.minX / metrics.columnWidth + 0.5).rounded(.down))
    let count = Int(label.frame.height / metrics.lineHeight)
    return lines[first..<(first + count)].map { line in
      bare((withoutIsolates(line) ?? "unpaired").unicodeScalars.dropFirst(indent))
    }
  }

  /// The lines of a picture of a label.
  private func pictureLines(_ label: Label) -> [String] {
    guard let document = try? SVGDocument(SVGRenderer().render(label)) else { return ["malformed"] }
    var lines: [(y: String, text: String)] = []
    var y = ""
    for element in document.elements where element.name == "text" || element.name == "tspan" {
      y = element.attributes["y"] ?? y
      if lines.last?.y == y {
        lines[lines.count - 1].text += element.text
      } else {
        lines.append((y, element.text))
      }
    }
    return lines.map { bare($0.text) }.filter { !$0.isEmpty }
  }
}

/// Texts that end and begin with what wrapping drops, in lines of any kind of end, with characters of
/// two columns, of one and of none.
private func brokenText(using generator: inout SeededGenerator) -> String {
  let pieces = [
    "a", "to be", "word", "incomprehensible", " ", "  ", "     ", "\n", "\r\n", "\n\n", "\u{2028}",
    "漢", "漢字かな", "é", "e\u{301}", "\u{301}", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{200D}", "👩‍👩‍👦‍👦",
    "🏻", "\t", "\u{A0}", "שלום", "\u{600}", "\u{AD}", "…",
  ]
  let count = Int.random(in: 0...10, using: &generator)
  return (0..<count).reduce(into: "") { text, _ in
    text += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
  }
}

/// A line without the blanks at its end; nothing where it takes no column.
private func bare(_ line: some Sequence<Unicode.Scalar>) -> String {
  var scalars = Array(line)
  while scalars.last == " " { scalars.removeLast() }
  let text = String(String.UnicodeScalarView(scalars))
  return TextMetrics().columns(of: text) == 0 ? "" : text
}

private func bare(_ line: String) -> String { bare(line.unicodeScalars) }
