import Foundation
import HeadlessViews
import Testing

@Suite struct SVGRendererTests {
  private func label(_ text: String, columns: Double, lines: Double = 1) -> Label {
    Label(text, frame: LayoutRect(x: 0, y: 0, width: columns * 8, height: lines * 16))
  }

  private func drawn(_ view: View, _ renderer: SVGRenderer = SVGRenderer()) throws -> SVGDocument {
    try SVGDocument(renderer.render(view))
  }

  @Test func `a picture is as large as the view`() throws {
    let view = View(frame: LayoutRect(x: 5, y: 5, width: 120.5, height: 40.125))
    let root = try #require(try drawn(view).elements.first)
    #expect(root.name == "svg")
    #expect(root.attributes["xmlns"] == "http://www.w3.org/2000/svg")
    #expect(root.attributes["width"] == "120.5")
    #expect(root.attributes["height"] == "40.13")
    #expect(root.attributes["viewBox"] == "0 0 120.5 40.13")
    #expect(root.attributes["role"] == nil)
  }

  @Test func `numbers have no more digits than they need`() throws {
    let view = View(frame: LayoutRect(x: 0, y: 0, width: 40, height: 40))
    let fill = View(frame: LayoutRect(x: -0.25, y: 10.049, width: 20.996, height: 0.1 + 0.2))
    fill.border = Border()
    view.addSubview(fill)
    let rect = try #require(try drawn(view).elements("rect").last).attributes
    #expect([rect["x"], rect["y"], rect["width"], rect["height"]] == ["0.25", "10.55", "20", "0"])
    fill.border = Border(.heavy)
    let heavy = try #require(try drawn(view).elements("rect").last).attributes
    #expect([heavy["x"], heavy["y"]] == ["0.75", "11.05"])
    fill.frame.origin.x = -7.004
    #expect(try drawn(view).elements("rect").last?.attributes["x"] == "-6")
    fill.frame.origin.x = -7.3
    #expect(try drawn(view).elements("rect").last?.attributes["x"] == "-6.3")
  }

  @Test func `a title is said in the place of the picture`() throws {
    let renderer = SVGRenderer(title: "A < B & \u{1B}")
    let document = try drawn(View(), renderer)
    #expect(document.elements.first?.attributes["role"] == "img")
    #expect(document.elements("title").first?.text == "A < B & ␛")
  }

  @Test func `what means something in XML is text`() throws {
    let text = "<a b='c' d=\"e\">&amp;]]>"
    let document = try drawn(label(text, columns: 40))
    #expect(document.elements("text").map(\.text) == [text])
    #expect(document.elements("a").isEmpty)
  }

  @Test(
    arguments: [(.left, 0, 24), (.center, 8, 24), (.right, 16, 24)]
      as [(TextAlignment, Double, Double)])
  func `a line is placed and is as long as its columns`(
    alignment: TextAlignment, x: Double, length: Double
  ) throws {
    let view = label("abc", columns: 5)
    view.alignment = alignment
    let text = try #require(try drawn(view).elements("text").first)
    #expect(text.number("x") == x)
    #expect(text.number("textLength") == length)
  }

  @Test func `each wide character is placed at its column`() throws {
    let texts = try drawn(label("ab漢字 é👍c", columns: 20)).elements("text")
    #expect(texts.map(\.text) == ["ab", "漢", "字", " é", "👍", "c"])
    #expect(texts.map { $0.number("x") } == [0, 16, 32, 48, 64, 80])
    #expect(texts.map { $0.attributes["xml:space"] } == [nil, nil, nil, "preserve", nil, nil])
  }

  /// Whatever a program knows of `direction` and `text-anchor`, it draws the text where it belongs.
  @Test(arguments: ["שלום 12", "a שלום", "12 שלום", "مرحبا"])
  func `a text from right to left stays whole, and begins at the left of its place`(
    text: String
  ) throws {
    let view = label(text, columns: 20)
    let columns = Double(TextMetrics().columns(of: text))
    let whole = try #require(try drawn(view).elements("text").first)
    #expect(whole.attributes["direction"] == nil)
    #expect(whole.attributes["text-anchor"] == nil)
    #expect(whole.number("x") == 0)
    #expect(whole.number("textLength") == columns * 8)
    view.alignment = .right
    let document = try drawn(view)
    #expect(document.elements("text").map { $0.number("x") } == [160 - columns * 8])
    let inner = document.elements("tspan")
    #expect(inner.count == (text.hasPrefix("a") ? 0 : 1))
    for part in inner {
      #expect(part.text == text)
      #expect(part.attributes == ["direction": "rtl", "unicode-bidi": "embed"])
    }
    #expect(try drawn(label("abc", columns: 20)).elements("tspan").isEmpty)
  }

  @Test func `a text is cut and broken as in a text document`() throws {
    let view = label("Plants need 水 every day", columns: 11, lines: 2)
    view.numberOfLines = 0
    let texts = try drawn(view).elements("text")
    let lines = Dictionary(grouping: texts) { $0.number("y") }.sorted { $0.key! < $1.key! }
    let joined = lines.map { $0.value.map(\.text).joined() }
    #expect(joined == ["Plants need", "水 every d…"])
    #expect(PlainTextRenderer().render(view) == joined.map { $0 + "\n" }.joined())
  }

  @Test func `a text never leaves a frame that ends between two columns`() throws {
    let view = label("abcdef", columns: 3.5)
    let text = try #require(try drawn(view).elements("text").first)
    #expect(text.text == "ab…")
    #expect(text.number("textLength") == 24)
  }

  @Test func `styles are attributes`() throws {
    let view = label("ab", columns: 2)
    view.style = TextStyle(
      color: .rgb(red: 1, green: 2, blue: 255), isBold: true, isDimmed: true, isUnderlined: true)
    let text = try #require(try drawn(view).elements("text").first)
    #expect(text.attributes["fill"] == "#0102ff")
    #expect(text.attributes["font-weight"] == "bold")
    #expect(text.attributes["fill-opacity"] == "0.65")
    #expect(text.attributes["text-decoration"] == "underline")
  }

  @Test func `only what is cut off is in a clip`() throws {
    let window = View(frame: LayoutRect(x: 0, y: 0, width: 80, height: 48))
    window.clipsToBounds = true
    window.addSubview(label("inside", columns: 6))
    let outside = label("reaches out", columns: 12)
    outside.frame.origin = LayoutPoint(x: 40, y: 16)
    outside.background = .red
    outside.border = Border(.heavy)
    window.addSubview(outside)
    let document = try drawn(window)
    let texts = document.elements("text")
    #expect(texts.map(\.path) == [["svg"], ["svg", "svg"]])
    #expect(document.elements("svg").last?.attributes["viewBox"] == "0 0 80 48")
    let rects = document.elements("rect").dropFirst()
    #expect(rects.map(\.path) == [["svg"], ["svg", "svg"]])
    #expect(rects.first?.number("width") == 40, "a fill is cut by itself")
  }

  @Test func `letters stand out from what is behind them`() throws {
    let view = View(frame: LayoutRect(x: 0, y: 0, width: 80, height: 32))
    let striped = label("a", columns: 10)
    striped.background = .rgb(red: 250, green: 240, blue: 200)
    let below = label("b", columns: 10)
    below.frame.origin.y = 16
    view.background = .blue
    view.addSubview(striped)
    view.addSubview(below)
    let texts = try drawn(view).elements("text")
    #expect(texts.map { $0.attributes["fill"] } == ["#000000", "#ffffff"])
  }

  @Test(arguments: SVGRenderer.Canvas.allCases)
  func `every named hue has contrast on every canvas`(canvas: SVGRenderer.Canvas) throws {
    let hues: [DisplayColor?] = [.red, .green, .yellow, .blue, .magenta, .cyan, .gray]
    for color in canvas == .transparent ? hues : hues + [nil] {
      let view = label("x", columns: 1)
      view.style.color = color
      let document = try drawn(view, SVGRenderer(canvas: canvas))
      let fill = document.elements("text").first?.attributes["fill"]
      let ink = try #require(fill ?? document.elements.first?.attributes["fill"])
      let papers = document.elements("rect").first?.attributes["fill"].map { [$0] }
      for paper in papers ?? ["#ffffff", "#000000"] {
        #expect(contrast(ink, paper) >= 4.5, "\(String(describing: color)) on \(paper)")
      }
    }
  }

  @Test func `a view that is drawn twice gives one document`() {
    let view = label("ab漢", columns: 9)
    #expect(SVGRenderer().render(view) == SVGRenderer().render(view.displayList()))
  }
}

/// The contrast of two colours `#rrggbb`: WCAG 2.2, "contrast ratio".
private func contrast(_ one: String, _ other: String) -> Double {
  func luminance(_ color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    let parts = [value >> 16, value >> 8 & 255, value & 255].map { part -> Double in
      let part = Double(part) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
  let (light, dark) = (luminance(one), luminance(other))
  return (max(light, dark) + 0.05) / (min(light, dark) + 0.05)
}
