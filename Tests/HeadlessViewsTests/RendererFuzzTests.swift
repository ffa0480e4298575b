import Foundation
import FoundationXML
import HeadlessViews
import TestSupport
import Testing

/// What holds for every document, whatever the views and the data are.
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

private func randomView(using generator: inout SeededGenerator) -> View {
  let root = View(
    frame: LayoutRect(
      x: 3, y: 5, width: .random(in: 0...300, using: &generator),
      height: .random(in: 0...120, using: &generator)))
  var views = [root]
  for _ in 0..<Int.random(in: 0...14, using: &generator) {
    let view = randomSubview(using: &generator)
    views[Int.random(in: 0..<views.count, using: &generator)].addSubview(view)
    views.append(view)
  }
  return root
}

private func randomSubview(using generator: inout SeededGenerator) -> View {
  let frame = LayoutRect(
    x: .random(in: -60...260, using: &generator), y: .random(in: -40...100, using: &generator),
    width: .random(in: 0...160, using: &generator), height: .random(in: 0...70, using: &generator))
  let view: View
  switch Int.random(in: 0..<8, using: &generator) {
  case 0: view = Separator(.vertical, frame: frame)
  case 1: view = Separator(.horizontal, frame: frame)
  case 2: view = View(frame: frame)
  default:
    let alignments: [TextAlignment] = [.left, .center, .right]
    let label = Label(
      nastyText(using: &generator), alignment: alignments.randomElement(using: &generator)!,
      frame: frame)
    label.numberOfLines = .random(in: 0...3, using: &generator)
    label.style = TextStyle(
      color: randomColor(using: &generator), isBold: .random(using: &generator),
      isDimmed: .random(using: &generator), isUnderlined: .random(using: &generator))
    view = label
  }
  view.background = randomColor(using: &generator)
  view.clipsToBounds = .random(using: &generator)
  let styles: [Border.Style?] = [.single, .rounded, .heavy, nil, nil, nil]
  view.border = styles.randomElement(using: &generator)!.map {
    Border($0, color: randomColor(using: &generator))
  }
  return view
}

private func randomColor(using generator: inout SeededGenerator) -> DisplayColor? {
  let colors: [DisplayColor?] = [
    nil, nil, nil, nil, .red, .white, .gray, .rgb(red: 1, green: 200, blue: 99),
  ]
  return colors.randomElement(using: &generator)!
}
