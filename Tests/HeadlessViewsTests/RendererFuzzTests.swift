import Foundation
import FoundationXML
import HeadlessViews
import TestSupport
import Testing

/// The rules for every document, with any views and data.
@Suite struct RendererFuzzTests {
  private static let texts = [
    PlainTextRenderer(trimsTrailingBlanks: false),
    PlainTextRenderer(glyphs: .ascii, trimsTrailingBlanks: false),
    PlainTextRenderer(
      textMetrics: TextMetrics(ambiguousWidth: .wide), trimsTrailingBlanks: false),
    PlainTextRenderer(
      characterMetrics: CharacterMetrics(columnWidth: 7.5, lineHeight: 13),
      trimsTrailingBlanks: false),
  ]

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `every line has exactly the promised columns`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var page = CharacterPage()
    for round in 0..<12 {
      let view = round % 3 == 0 ? crowdedLine(using: &generator) : randomView(using: &generator)
      for renderer in Self.texts {
        let plain = renderer.render(view)
        let broken = brokenPromise(of: plain, renderer, view)
        #expect(broken == nil, "seed \(seed), round \(round): \(plain.debugDescription)")
        #expect(renderer.render(view.displayList(), on: &page) == plain, "seed \(seed)")
        for colors in ColorChoice.allCases {
          let colored = ANSIRenderer(colors: colors, text: renderer).render(view)
          #expect(withoutOwnSequences(colored) == plain, "seed \(seed), round \(round), \(colors)")
          #expect(colors != .none || colored == plain)
        }
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `every picture can be parsed`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<12 {
      let view = randomView(using: &generator)
      for canvas in SVGRenderer.Canvas.allCases {
        let renderer = SVGRenderer(canvas: canvas, title: nastyText(using: &generator))
        let document = renderer.render(view)
        let parser = XMLParser(data: Data(document.utf8))
        #expect(parser.parse(), "seed \(seed), round \(round): \(document)")
        #expect(renderer.render(view) == document, "seed \(seed), round \(round)")
        #expect(!document.unicodeScalars.contains(where: isForbidden), "seed \(seed)")
      }
    }
  }
}

/// A sentence on the first thing that is wrong with a plain text, or nil.
private func brokenPromise(of text: String, _ renderer: PlainTextRenderer, _ view: View) -> String?
{
  if text.unicodeScalars.contains(where: isForbidden) { return "a character that does harm" }
  let metrics = renderer.characterMetrics
  let columns = Int((view.frame.width / metrics.columnWidth).rounded())
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  if lines.count != Int((view.frame.height / metrics.lineHeight).rounded()) { return "lines" }
  for line in lines {
    guard let bare = withoutIsolates(line) else { return "isolates that are not paired: \(line)" }
    let found = renderer.textMetrics.columns(of: bare)
    if found != columns { return "\(found) columns, not \(columns): \(bare)" }
  }
  return nil
}

/// Control characters other than a newline, and controls of direction other than a renderer's own.
private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
  if scalar == "\n" || scalar == "\u{2068}" || scalar == "\u{2069}" { return false }
  return scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
}

/// Labels without a gap between them, each as wide as its text.
private func crowdedLine(using generator: inout SeededGenerator) -> View {
  let root = View(frame: LayoutRect(x: 0, y: 0, width: 400, height: 16))
  var x = 0.0
  while x < 400 {
    let text = nastyText(using: &generator)
    let width = 8 * Double(TextMetrics().columns(of: text)) + 8
    let isTight = Bool.random(using: &generator)
    root.addSubview(
      Label(text, frame: LayoutRect(x: x, y: 0, width: width - (isTight ? 8 : 0), height: 16)))
    x += width - (isTight ? 8 : 0) + (width == 8 ? 8 : 0)
  }
  return root
}
