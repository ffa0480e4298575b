/// Draws a view as plain text: lines of characters, nothing else.
///
/// ```swift
/// let text = PlainTextRenderer().render(table)
/// ```
///
/// Text is measured in terminal columns, so columns stay aligned in every script. Nothing in the
/// data can move them: control characters and escape sequences become visible substitutes, and
/// U+2068 and U+2069, which take no column, keep a text with letters from right to left apart from
/// its neighbours. A text that does not fit is cut off; no line is longer than the view is wide.
public struct PlainTextRenderer: DisplayRenderer, Hashable {
  /// The size of a character in points, which turns points into columns and lines.
  public var characterMetrics: CharacterMetrics
  /// The measure of text.
  public var textMetrics: TextMetrics
  /// The characters for lines, borders and the ellipsis.
  public var glyphs: GlyphSet
  /// True if blanks at the end of a line are left out.
  public var trimsTrailingBlanks: Bool

  /// A renderer.
  ///
  /// - Parameters:
  ///   - characterMetrics: The size of a character in points.
  ///   - textMetrics: The measure of text.
  ///   - glyphs: The characters for lines, borders and the ellipsis.
  ///   - trimsTrailingBlanks: True if blanks at the end of a line are left out.
  public init(
    characterMetrics: CharacterMetrics = CharacterMetrics(),
    textMetrics: TextMetrics = TextMetrics(), glyphs: GlyphSet = .unicode,
    trimsTrailingBlanks: Bool = true
  ) {
    self.characterMetrics = characterMetrics
    self.textMetrics = textMetrics
    self.glyphs = glyphs
    self.trimsTrailingBlanks = trimsTrailingBlanks
  }

  /// Returns a display list as text.
  ///
  /// - Returns: A line for each line of the list's height, each ended by a newline.
  /// - Precondition: The page has at most 2²⁸ characters, and the list can be drawn.
  /// - Complexity: O(*n*) in the number of items and of characters on the page.
  public func render(_ list: DisplayList) -> String {
    var page = CharacterPage()
    return render(list, on: &page)
  }

  /// Returns a display list as text, put together on a page that was used before.
  ///
  /// - Parameters:
  ///   - list: The list to draw.
  ///   - page: Memory to work in; its content does not matter.
  /// - Returns: A line for each line of the list's height, each ended by a newline.
  /// - Precondition: The page has at most 2²⁸ characters, and the list can be drawn.
  /// - Complexity: O(*n*) in the number of items and of characters on the page.
  public func render(_ list: DisplayList, on page: inout CharacterPage) -> String {
    render(list, on: &page, colors: .none)
  }

  func render(
    _ list: DisplayList, on page: inout CharacterPage, colors: ColorChoice
  ) -> String {
    list.checkFrames()
    page.reset(
      columns: characterMetrics.column(list.size.width),
      lines: characterMetrics.line(list.size.height), keepsStyles: colors != .none)
    var painter = PagePainter(settings: self)
    for item in list.items { painter.draw(item, on: &page) }
    return page.text(trimsTrailingBlanks: trimsTrailingBlanks, colors: colors)
  }
}
