/// A text on one line or on several.
///
/// A text that does not fit is cut with `…`. Control characters and escape sequences in it are shown
/// as visible substitutes, never passed on.
///
/// ```swift
/// let label = Label("Plants need water", frame: LayoutRect(x: 0, y: 0, width: 96, height: 32))
/// label.numberOfLines = 0
/// print(PlainTextRenderer().render(label), terminator: "")
/// // Plants need
/// // water
/// ```
open class Label: View {
  /// What the label shows.
  public final var text: String
  /// Which side of the label the text keeps to.
  public final var alignment: TextAlignment
  /// How the text looks.
  public final var style = TextStyle.plain
  /// The most lines that the text may take: 1 unless something else is said, and 0 for as many as the
  /// label is high.
  ///
  /// A text on several lines is broken at its line ends and between words, and within a word that is
  /// wider than the label.
  ///
  /// - Precondition: It is at least 0.
  public final var numberOfLines = 1 {
    didSet {
      guard numberOfLines >= 0 else {
        fatalError("A label cannot have \(numberOfLines) lines; 0 stands for as many as fit")
      }
    }
  }

  /// A label with a text and a place.
  ///
  /// - Parameters:
  ///   - text: What the label shows.
  ///   - alignment: Which side of the label the text keeps to.
  ///   - frame: Where it is in its superview, in points.
  public init(
    _ text: String = "", alignment: TextAlignment = .left, frame: LayoutRect = .zero
  ) {
    self.text = text
    self.alignment = alignment
    super.init(frame: frame)
  }

  /// The lines that the text takes within a width, of 16 points each, and the columns of the widest,
  /// of 8 points each; an empty text takes a line too. The height is not limited.
  ///
  /// A label of this size draws the text on just these lines.
  ///
  /// - Complexity: O(*n*) in the number of bytes of the text.
  open override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    let metrics = CharacterMetrics()
    let lines = TextMetrics().lines(
      of: content, columns: metrics.textColumns(inWidth: size.width), height: .max, ellipsis: "…")
    return metrics.size(
      columns: lines.lazy.map(\.columns).max() ?? 0, lines: max(1, lines.count))
  }

  /// Draws the text over the whole of the label.
  open override func draw(in context: inout DrawingContext) {
    guard !text.isEmpty else { return }
    context.draw(.text(content), in: bounds)
  }

  private var content: DisplayList.Text {
    DisplayList.Text(text, alignment: alignment, style: style, lineLimit: numberOfLines)
  }
}
