/// Draws a view as an SVG picture: a document of its own that a browser, an editor or a README shows.
///
/// ```swift
/// let picture = SVGRenderer(title: "Elements").render(table)
/// ```
///
/// Points of the layout are units of the picture. Letters are monospaced, and as many of them fit
/// as in a text document with the same metrics, so both break and cut a text alike. The picture
/// brings its own background, and its named colours stand out from a light and from a dark page.
/// Equal lists give equal documents, to the byte.
///
/// The document is well-formed XML 1.0 for any data. It refers to nothing outside of it. It has no
/// identifiers and no style sheet that could clash with those of a page around it.
public struct SVGRenderer: DisplayRenderer, Hashable {
  /// The background, and the colour that letters and lines have of their own.
  public enum Canvas: Hashable, Sendable, CaseIterable {
    /// Dark on white.
    case light
    /// Light on black.
    case dark
    /// Gray on nothing: the page shows through, and may be light or dark.
    case transparent
  }

  /// The background.
  public var canvas: Canvas
  /// The text that a screen reader reads instead of the picture; nil for the text in the picture.
  public var title: String?
  /// The size of a character, in points.
  public var characterMetrics: CharacterMetrics
  /// The measure of text.
  public var textMetrics: TextMetrics

  /// A renderer.
  ///
  /// - Parameters:
  ///   - canvas: The background.
  ///   - title: The text that a screen reader reads instead of the picture; nil for the text in the
  ///     picture.
  ///   - characterMetrics: The size of a character, in points.
  ///   - textMetrics: The measure of text.
  public init(
    canvas: Canvas = .light, title: String? = nil,
    characterMetrics: CharacterMetrics = CharacterMetrics(),
    textMetrics: TextMetrics = TextMetrics()
  ) {
    self.canvas = canvas
    self.title = title
    self.characterMetrics = characterMetrics
    self.textMetrics = textMetrics
  }

  /// Returns a display list as an SVG document that ends in a newline.
  ///
  /// - Complexity: O(*n*) in the number of items, of their characters, and of the lines that each
  ///   filled frame is high.
  public func render(_ list: DisplayList) -> String {
    list.checkFrames()
    var painter = SVGPainter(settings: self, size: list.size)
    for item in list.items { painter.draw(item) }
    return painter.finished()
  }
}

extension SVGRenderer.Canvas {
  /// The colour of the background; nil if it is transparent.
  var paper: DisplayColor? {
    switch self {
    case .light: .white
    case .dark: .black
    case .transparent: nil
    }
  }

  /// The colour of letters and lines that have none of their own.
  var ink: DisplayColor {
    switch self {
    case .light: .rgb(red: 31, green: 35, blue: 40)
    case .dark: .rgb(red: 230, green: 237, blue: 243)
    case .transparent: .gray
    }
  }
}
