/// Draws the items of a display list on a page of characters.
struct PagePainter {
  private let settings: PlainTextRenderer
  private let rules: LineGlyphs
  /// The part of the page that an item may change. Most items share it with the one before.
  private var clip = (
    frame: LayoutRect.zero, columns: 0..<0 as Range<Int>, lines: 0..<0 as Range<Int>
  )

  init(settings: PlainTextRenderer) {
    self.settings = settings
    rules = settings.glyphs.lines(.single, metrics: settings.textMetrics)
  }

  mutating func draw(_ item: DisplayList.Item, on page: inout CharacterPage) {
    if item.clip != clip.frame {
      let metrics = settings.characterMetrics
      clip = (item.clip, metrics.columns(of: item.clip), metrics.lines(of: item.clip))
    }
    let columns = settings.characterMetrics.columns(of: item.frame)
    let lines = settings.characterMetrics.lines(of: item.frame)
    switch item.content {
    case .fill(let color):
      page.fill(
        color, columns: columns.clamped(to: clip.columns), lines: lines.clamped(to: clip.lines))
    case .text(let text):
      draw(text, in: item.frame, columns, lines, on: &page)
    case .border(let border):
      draw(border, columns, lines, on: &page)
    case .verticalRule:
      let column = columns.lowerBound..<(columns.lowerBound + 1)
      draw(rules.vertical, column, lines, .plain, on: &page)
    case .horizontalRule:
      let line = lines.lowerBound..<(lines.lowerBound + 1)
      draw(rules.horizontal, columns, lines.isEmpty ? lines : line, .plain, on: &page)
    }
  }

  private func draw(
    _ text: DisplayList.Text, in frame: LayoutRect, _ columns: Range<Int>, _ lines: Range<Int>,
    on page: inout CharacterPage
  ) {
    let metrics = settings.textMetrics
    let room = settings.characterMetrics.textColumns(inWidth: frame.width)
    // A width that is a little short of a column may also end a little before the middle of one.
    let columns = columns.lowerBound..<max(columns.upperBound, columns.lowerBound + room)
    let ellipsis = settings.glyphs.ellipsis(toColumns: room)
    var place = CharacterPage.Place(
      line: lines.lowerBound, column: 0, visible: columns.clamped(to: clip.columns),
      style: text.style)
    let visibleLines = lines.clamped(to: clip.lines)
    func write(_ line: TextLine) {
      guard visibleLines.contains(place.line) else { return }
      let blanks = columns.count - line.columns
      place.column = columns.lowerBound + text.alignment.leading(of: blanks)
      page.write(line, ellipsis: ellipsis, at: place, metrics: metrics)
    }
    if text.lineLimit == 1 {
      // The common case, without an array.
      place.line += (lines.count - 1) / 2
      write(metrics.line(of: Substring(text.string.visible), toColumns: room, ellipsis: ellipsis))
    } else {
      let shown = metrics.lines(
        of: text, columns: room, height: lines.count, ellipsis: ellipsis)
      place.line += (lines.count - shown.count) / 2
      for line in shown {
        write(line)
        place.line += 1
      }
    }
  }

  private func draw(
    _ border: Border, _ columns: Range<Int>, _ lines: Range<Int>, on page: inout CharacterPage
  ) {
    guard let left = columns.first, let right = columns.last else { return }
    guard let top = lines.first, let bottom = lines.last else { return }
    let glyphs = settings.glyphs.lines(border.style, metrics: settings.textMetrics)
    let style = TextStyle(color: border.color)
    func put(_ glyph: Unicode.Scalar, _ columns: ClosedRange<Int>, _ lines: ClosedRange<Int>) {
      draw(glyph, Range(columns), Range(lines), style, on: &page)
    }
    put(glyphs.vertical, left...left, top...bottom)
    put(glyphs.vertical, right...right, top...bottom)
    guard top < bottom, left < right else { return }
    put(glyphs.horizontal, left...right, top...top)
    put(glyphs.horizontal, left...right, bottom...bottom)
    put(glyphs.topLeft, left...left, top...top)
    put(glyphs.topRight, right...right, top...top)
    put(glyphs.bottomLeft, left...left, bottom...bottom)
    put(glyphs.bottomRight, right...right, bottom...bottom)
  }

  /// Draws a character over the visible part of a block.
  private func draw(
    _ glyph: Unicode.Scalar, _ columns: Range<Int>, _ lines: Range<Int>, _ style: TextStyle,
    on page: inout CharacterPage
  ) {
    page.draw(
      glyph, columns: columns.clamped(to: clip.columns), lines: lines.clamped(to: clip.lines),
      style: style)
  }
}

extension TextAlignment {
  /// The number of the blanks beside a text that stand before it.
  func leading(of blanks: Int) -> Int {
    switch self {
    case .left: 0
    case .center: blanks / 2
    case .right: blanks
    }
  }
}
