/// A line of text.
///
/// A text that is wider than the label is cut with `…`. Control characters and escape sequences in
/// it are shown as visible substitutes, never passed on.
open class Label: View {
  /// What the label shows.
  public final var text: String
  /// Which side of the label the text keeps to.
  public final var alignment: TextAlignment

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

  /// Draws the text over the whole of the label.
  open override func draw(in context: inout DrawingContext) {
    guard !text.isEmpty else { return }
    context.draw(.text(text, alignment), in: bounds)
  }
}
