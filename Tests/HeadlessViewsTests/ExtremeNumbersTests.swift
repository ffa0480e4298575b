import TestSupport
import Testing

// Testable for the check of a display list as a value, so that thousands of lists need no process each.
@testable import HeadlessViews

/// Frames, clips and sizes of any numbers: drawn, or refused by name.
@Suite struct ExtremeNumbersTests {
  private static let renderers: [any DisplayRenderer] = [
    PlainTextRenderer(), PlainTextRenderer(glyphs: .ascii),
    PlainTextRenderer(characterMetrics: CharacterMetrics(columnWidth: 1e300, lineHeight: 1e-300)),
    PlainTextRenderer(characterMetrics: CharacterMetrics(columnWidth: 1e-300, lineHeight: 1e300)),
    ANSIRenderer(colors: .trueColor), SVGRenderer(), SVGRenderer(canvas: .dark, title: "t"),
    SVGRenderer(characterMetrics: CharacterMetrics(columnWidth: 1e-300, lineHeight: 1e308)),
    SVGRenderer(
      characterMetrics: CharacterMetrics(columnWidth: 1e308, lineHeight: .leastNonzeroMagnitude)),
  ]

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `whatever the frames of a display list are, it is drawn or refused`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var drawn = 0
    for _ in 0..<60 {
      var list = DisplayList(size: LayoutSize(width: 16, height: 16))
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        list.items.append(
          DisplayList.Item(
            frame: extremeRect(using: &generator), clip: extremeRect(using: &generator),
            content: content(using: &generator)))
      }
      let hasPlaces = list.items.allSatisfy { isPlace($0.frame) && isPlace($0.clip) }
      #expect((list.refusal == nil) == hasPlaces, "seed \(seed): \(list)")
      guard hasPlaces else { continue }
      drawn += 1
      for renderer in Self.renderers {
        // A page of so small characters is refused, which is tested by itself.
        if case let text as PlainTextRenderer = renderer,
          text.characterMetrics.columnWidth < 1
            || text.characterMetrics.lineHeight < 1
        {
          list.size = LayoutSize(width: min(1e-299, list.size.width), height: 1e-299)
        } else {
          list.size = LayoutSize(width: 16, height: 16)
        }
        _ = renderer.render(list)
      }
    }
    #expect(drawn > 0, "seed \(seed)")
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `whatever the sizes of views are that may have them, they are drawn`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let root = View(frame: LayoutRect(x: 0, y: 0, width: 64, height: 32))
    var views = [root]
    for _ in 0..<40 {
      let rect = extremeRect(using: &generator)
      guard rect.isPlaceable else { continue }
      let view = [View(), Label("text"), Separator(.vertical), ImageView("x")].randomElement(
        using: &generator)!
      view.frame = rect
      view.clipsToBounds = .random(using: &generator)
      view.background = Bool.random(using: &generator) ? .red : nil
      (view as? Label)?.numberOfLines = .random(in: 0...2, using: &generator)
      views.randomElement(using: &generator)!.addSubview(view)
      views.append(view)
      _ = view.sizeThatFits(LayoutSize(width: number(using: &generator), height: .nan))
      _ = root.hitTest(
        LayoutPoint(x: number(using: &generator), y: number(using: &generator)))
    }
    let list = root.displayList()
    #expect(list.refusal == nil, "seed \(seed)")
    for renderer in Self.renderers.prefix(2) + Self.renderers[4...6] { _ = renderer.render(list) }
  }

  @Test(arguments: 0..<3)
  func `a renderer refuses an item that is nowhere, and says which`(renderer: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [renderer] in
      let renderers: [any DisplayRenderer] = [
        PlainTextRenderer(), SVGRenderer(), ANSIRenderer(colors: .trueColor),
      ]
      _ = renderers[renderer].render(listWithNumber(.nan))
    }
    #expect(
      result.trapMessage
        == "Item 1 of a display list cannot have the frame (0.0, nan, 8.0 × 16.0): all edges are "
        + "finite and the size is not negative")
  }

  @Test func `a list of an infinite size is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = SVGRenderer().render(DisplayList(size: LayoutSize(width: 8, height: .infinity)))
    }
    #expect(
      result.trapMessage?.hasPrefix("A display list cannot be 8.0 × inf points large") == true)
  }

  @Test func `a page that is too large is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = PlainTextRenderer().render(DisplayList(size: LayoutSize(width: 1e300, height: 1e300)))
    }
    #expect(
      result.trapMessage
        == "A page cannot have 1000000000 columns and 1000000000 lines, as it has at most 268435456 "
        + "characters; draw a smaller view, or one part after the other")
  }

  @Test func `a page of characters that have no size to speak of is refused`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let metrics = CharacterMetrics(columnWidth: 1e-300)
      let text = PlainTextRenderer(characterMetrics: metrics)
      _ = ANSIRenderer(colors: .trueColor, text: text)
        .render(Label("x", frame: LayoutRect(x: 0, y: 0, width: 8, height: 16)))
    }
    #expect(
      result.trapMessage?.hasPrefix("A page cannot have 1000000000 columns and 1 lines") == true)
  }

  @Test func `a view that draws nowhere is refused`() async {
    final class Lost: View {
      override func draw(in context: inout DrawingContext) {
        context.draw(.fill(.red), in: LayoutRect(x: .nan, y: 0, width: 1, height: 1))
      }
    }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = Lost(frame: LayoutRect(x: 0, y: 0, width: 8, height: 8)).displayList()
    }
    #expect(
      result.trapMessage?.hasPrefix("A view cannot draw into the frame (nan, 0.0, 1.0 × 1.0)")
        == true)
  }
}

private func listWithNumber(_ number: Double) -> DisplayList {
  let right = LayoutRect(x: 0, y: 0, width: 8, height: 16)
  let wrong = LayoutRect(x: 0, y: number, width: 8, height: 16)
  return DisplayList(
    size: right.size,
    items: [right, wrong].map { .init(frame: $0, clip: right, content: .fill(.red)) })
}

/// The rule said otherwise: every corner is a place, and the far one is not before the near one.
private func isPlace(_ rect: LayoutRect) -> Bool {
  let corners = [rect.minX, rect.minY, rect.minX + rect.width, rect.minY + rect.height]
  return corners.allSatisfy { $0 - $0 == 0 } && !(rect.width < 0) && !(rect.height < 0)
}

private func number(using generator: inout SeededGenerator) -> Double {
  let special: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e300,
    1e308, .leastNonzeroMagnitude, -0.0, -1, 1e15, 0x1p53, 0x1p63, -0x1p63, 1e19,
  ]
  return Int.random(in: 0..<4, using: &generator) == 0
    ? special.randomElement(using: &generator)! : .random(in: 0...20, using: &generator)
}

private func extremeRect(using generator: inout SeededGenerator) -> LayoutRect {
  LayoutRect(
    x: number(using: &generator), y: number(using: &generator), width: number(using: &generator),
    height: number(using: &generator))
}

private func content(using generator: inout SeededGenerator) -> DisplayList.Content {
  switch Int.random(in: 0..<6, using: &generator) {
  case 0: return .fill(.rgb(red: 1, green: 2, blue: 3))
  case 1: return .border(Border(.heavy))
  case 2: return .verticalRule
  case 3: return .horizontalRule
  default:
    let alignment: [TextAlignment] = [.left, .center, .right]
    return .text(
      DisplayList.Text(
        "a text שלום 漢字 of some words", alignment: alignment.randomElement(using: &generator)!,
        lineLimit: [0, 1, 2, .max].randomElement(using: &generator)!))
  }
}
