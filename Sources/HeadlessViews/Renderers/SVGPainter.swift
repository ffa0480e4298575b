/// Draws the items of a display list into an SVG document.
struct SVGPainter {
  private let settings: SVGRenderer
  private var writer = XMLWriter()
  /// The frames that were filled so far.
  private var fills: [(frame: LayoutRect, color: DisplayColor)] = []
  /// The frame at whose edges the document cuts things off at present.
  private var openClip: LayoutRect?

  init(settings: SVGRenderer, size: LayoutSize) {
    self.settings = settings
    writer.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "width": .number(size.width), "height": .number(size.height),
        "viewBox": .text(Self.viewBox(LayoutRect(origin: .zero, size: size))),
        "role": settings.title == nil ? nil : "img", "direction": "ltr",
        "font-family": .text(Self.fonts), "font-size": .number(fontSize),
        "fill": .text(settings.canvas.ink.hexadecimal),
      ])
    if let title = settings.title { writer.element("title", [:], text: title) }
    if let paper = settings.canvas.paper {
      writer.element("rect", ["width": "100%", "height": "100%", "fill": .text(paper.hexadecimal)])
    }
  }

  /// Returns the finished document.
  mutating func finished() -> String {
    clip(to: nil)
    writer.close("svg")
    return writer.document
  }

  mutating func draw(_ item: DisplayList.Item) {
    let frame = item.frame
    switch item.content {
    case .fill(let color):
      fill(frame.intersection(item.clip), color)
      fills.append((frame.intersection(item.clip), color))
    case .text(let text):
      draw(text, in: frame, clip: item.clip)
    case .border(let border):
      draw(border, around: frame, clip: item.clip)
    case .verticalRule:
      let middle = min(frame.width, settings.characterMetrics.columnWidth) / 2
      let line = LayoutRect(
        x: frame.minX + max(0, middle - 0.5), y: frame.minY, width: 1, height: frame.height)
      fill(line.intersection(item.clip), ink(over: line))
    case .horizontalRule:
      let middle = min(frame.height, settings.characterMetrics.lineHeight) / 2
      let line = LayoutRect(
        x: frame.minX, y: frame.minY + max(0, middle - 0.5), width: frame.width, height: 1)
      fill(line.intersection(item.clip), ink(over: line))
    }
  }

  /// Fills a frame; nil stands for the colour of letters.
  private mutating func fill(_ frame: LayoutRect, _ color: DisplayColor?) {
    guard !frame.isEmpty else { return }
    clip(to: nil)
    writer.element(
      "rect",
      [
        "x": .number(frame.minX), "y": .number(frame.minY), "width": .number(frame.width),
        "height": .number(frame.height), "fill": color.map { .text($0.hexadecimal) },
      ])
  }

  private mutating func draw(_ border: Border, around frame: LayoutRect, clip: LayoutRect) {
    // Drawn along its middle.
    let width = border.style == .heavy ? 2.0 : 1.0
    let line = frame.insetBy(dx: width / 2, dy: width / 2)
    self.clip(to: frame.intersection(clip) == frame ? nil : clip)
    writer.element(
      "rect",
      [
        "x": .number(line.minX), "y": .number(line.minY), "width": .number(line.width),
        "height": .number(line.height), "rx": border.style == .rounded ? 5.0 : nil, "fill": "none",
        "stroke": .text((border.color ?? ink(over: frame) ?? settings.canvas.ink).hexadecimal),
        "stroke-width": .number(width),
      ])
  }

  /// The colour of letters and lines over a filled frame; nil for the colour that they have of
  /// their own.
  private func ink(over frame: LayoutRect) -> DisplayColor? {
    let middle = LayoutPoint(
      x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
    return fills.last { $0.frame.contains(middle) }?.color.contrastingInPicture
  }

  /// Cuts off what follows at the edges of a frame; nil cuts off nothing.
  ///
  /// A nested `svg` cuts off its content without an identifier, so documents on one page do not
  /// clash.
  private mutating func clip(to frame: LayoutRect?) {
    if frame == openClip { return }
    if openClip != nil { writer.close("svg") }
    openClip = frame
    guard let frame else { return }
    writer.open(
      "svg",
      [
        "x": .number(frame.minX), "y": .number(frame.minY), "width": .number(frame.width),
        "height": .number(frame.height), "viewBox": .text(Self.viewBox(frame)),
      ])
  }

  private static func viewBox(_ frame: LayoutRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map(XMLWriter.decimal)
      .joined(separator: " ")
  }

  // MARK: Text

  private static let fonts =
    "ui-monospace, SFMono-Regular, Menlo, Consolas, DejaVu Sans Mono, Liberation Mono, monospace"

  /// Letters are as large as the columns allow: in monospaced fonts a character is 0.6 of the size
  /// wide, give or take a hundredth.
  private var fontSize: Double {
    min(settings.characterMetrics.columnWidth / 0.6, settings.characterMetrics.lineHeight)
  }

  private mutating func draw(_ text: DisplayList.Text, in frame: LayoutRect, clip: LayoutRect) {
    guard !frame.intersection(clip).isEmpty else { return }
    let metrics = settings.characterMetrics
    let columns = metrics.textColumns(inWidth: frame.width)
    let ellipsis = GlyphSet.unicode.ellipsis(toColumns: columns)
    let lines = settings.textMetrics.lines(
      of: text, columns: columns, height: metrics.lines(of: frame).count, ellipsis: ellipsis)
    let top = frame.minY + (frame.height - Double(lines.count) * metrics.lineHeight) / 2
    let color = text.style.color ?? ink(over: frame)
    for (number, line) in lines.enumerated() where line.columns > 0 {
      let width = Double(line.columns) * metrics.columnWidth
      let place = LayoutRect(
        x: frame.minX + text.alignment.leading(of: frame.width - width),
        y: top + Double(number) * metrics.lineHeight, width: width, height: metrics.lineHeight)
      guard !place.intersection(clip).isEmpty else { continue }
      self.clip(to: place.intersection(clip) == place ? nil : clip)
      write(line.string(ellipsis: ellipsis), line.columns, in: place, text.style, color)
    }
  }

  private mutating func write(
    _ line: String, _ columns: Int, in place: LayoutRect, _ style: TextStyle,
    _ color: DisplayColor?
  ) {
    let columnWidth = place.width / Double(columns)
    let runs = SVGTextRuns(line, metrics: settings.textMetrics)
    let isRightToLeft = line.startsRightToLeft
    // Capital letters are about 0.7 of the size high, and stand in the middle of the line.
    let baseline = place.minY + place.height / 2 + 0.35 * fontSize
    for run in runs.runs {
      let attributes: XMLWriter.Attributes = [
        "x": .number(place.minX + Double(run.column) * columnWidth),
        "y": .number(baseline),
        "textLength": run.isSingle ? nil : .number(Double(run.columns) * columnWidth),
        "lengthAdjust": runs.containsRightToLeft ? "spacingAndGlyphs" : nil,
        "xml:space": run.hasSpacesToKeep ? "preserve" : nil,
        "fill": color.map { .text($0.hexadecimal) },
        "fill-opacity": style.isDimmed ? 0.65 : nil,
        "font-weight": style.isBold ? "bold" : nil,
        "text-decoration": style.isUnderlined ? "underline" : nil,
      ]
      if isRightToLeft {
        // A direction for the whole text would turn its anchor round too: a program that knows only
        // one of the two would draw the text in the wrong position.
        writer.element(
          "text", attributes, around: "tspan", ["direction": "rtl", "unicode-bidi": "embed"],
          text: run.text)
      } else {
        writer.element("text", attributes, text: run.text)
      }
    }
  }
}

extension DisplayColor {
  /// `#rrggbb`.
  fileprivate var hexadecimal: String {
    let parts = parts
    return [parts.red, parts.green, parts.blue].reduce(into: "#") { text, part in
      text += (part < 16 ? "0" : "") + String(part, radix: 16)
    }
  }
}

extension TextAlignment {
  /// The number of the points beside a text that are before it.
  fileprivate func leading(of points: Double) -> Double {
    switch self {
    case .left: 0
    case .center: points / 2
    case .right: points
    }
  }
}
