/// A text on one line or on several.
///
/// A text that does not fit is cut with `…`. Control characters and escape sequences in it become
/// visible substitutes.
///
/// ```swift
/// let label = Label("Plants need water", frame: LayoutRect(x: 0, y: 0, width: 96, height: 32))
/// label.numberOfLines = 0
/// print(PlainTextRenderer().render(label), terminator: "")
/// // Plants need
/// // water
/// ```
open class Label: View {
  // Unchecked exclusivity: what is drawn is read for each label, by one statement each. They are
  // strings and plain values, which run no code of a user's when they are read, set or end.
  /// The text of the label.
  @exclusivity(unchecked) public final var text: String {
    didSet { if placesFollowText { superview?.setNeedsLayout() } }
  }
  /// The side of the label that the text keeps to.
  @exclusivity(unchecked) public final var alignment: TextAlignment
  /// The look of the text.
  @exclusivity(unchecked) public final var style = TextStyle.plain
  /// The most lines that the text may take: 1 by default, and 0 for as many as the label is high.
  ///
  /// A text on several lines is broken at its line ends and between words, and within a word that is
  /// wider than the label.
  ///
  /// - Precondition: It is at least 0.
  @exclusivity(unchecked) public final var numberOfLines = 1 {
    didSet {
      guard numberOfLines >= 0 else {
        fatalError("A label cannot have \(numberOfLines) lines; 0 stands for as many as fit")
      }
      if numberOfLines != oldValue { superview?.setNeedsLayout() }
    }
  }
  /// True if the superview gives out frames by the text, and so lays out again for another one.
  @exclusivity(unchecked) package final var placesFollowText = false

  /// Creates a label with a text and a frame.
  ///
  /// - Parameters:
  ///   - text: The text of the label.
  ///   - alignment: The side of the label that the text keeps to.
  ///   - frame: The frame in the superview, in points.
  public init(
    _ text: String = "", alignment: TextAlignment = .left, frame: LayoutRect = .zero
  ) {
    self.text = text
    self.alignment = alignment
    super.init(frame: frame)
  }

  /// The size of the text within a width: 16 points for each line, 8 points for each column of the
  /// widest. The height is not limited.
  ///
  /// An empty text takes one line. A label of this size draws the text on exactly these lines.
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
