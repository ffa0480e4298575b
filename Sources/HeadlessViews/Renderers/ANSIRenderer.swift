/// Draws a view for a terminal: the plain text, in colours and styles.
///
/// ```swift
/// let colors = ColorChoice(
///   environment: ProcessInfo.processInfo.environment, isTerminal: isatty(STDOUT_FILENO) == 1)
/// print(ANSIRenderer(colors: colors).render(table), terminator: "")
/// ```
///
/// An escape sequence stands at each change of style, and at the end of a line that does not end
/// plain. None ever comes from the data. Without colours the result is the plain text to the byte.
public struct ANSIRenderer: DisplayRenderer, Hashable {
  /// The colours that the terminal can show.
  public var colors: ColorChoice
  /// The renderer of the text without colours.
  public var text: PlainTextRenderer

  /// A renderer.
  ///
  /// - Parameters:
  ///   - colors: The colours that the terminal can show.
  ///   - text: The renderer of the text without colours.
  public init(colors: ColorChoice, text: PlainTextRenderer = PlainTextRenderer()) {
    self.colors = colors
    self.text = text
  }

  /// Returns a display list as text with escape sequences.
  ///
  /// - Returns: A line for each line of the list's height, each ended by a newline.
  /// - Precondition: The page has at most 2²⁸ characters, and the list can be drawn.
  /// - Complexity: O(*n*) in the number of items and of characters on the page.
  public func render(_ list: DisplayList) -> String {
    var page = CharacterPage()
    return render(list, on: &page)
  }

  /// Returns a display list as text with escape sequences, put together on a page that was used
  /// before.
  ///
  /// - Parameters:
  ///   - list: The list to draw.
  ///   - page: Memory to work in; its content does not matter.
  /// - Returns: A line for each line of the list's height, each ended by a newline.
  /// - Precondition: The page has at most 2²⁸ characters, and the list can be drawn.
  /// - Complexity: O(*n*) in the number of items and of characters on the page.
  public func render(_ list: DisplayList, on page: inout CharacterPage) -> String {
    text.render(list, on: &page, colors: colors)
  }
}
