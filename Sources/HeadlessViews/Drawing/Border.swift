/// A line around a view, drawn just inside its frame and above its subviews.
///
/// In a text document the line takes the outermost column on either side and the outermost lines;
/// where the frame is one line high, there are the two sides alone.
public struct Border: Hashable, Sendable {
  /// What kind of line it is.
  public enum Style: Hashable, Sendable {
    /// A thin line with square corners.
    case single
    /// A thin line with round corners.
    case rounded
    /// A thick line, such as one around what has the focus.
    case heavy
  }

  /// What kind of line it is.
  public var style: Style
  /// The colour of the line; nil for the document's own.
  public var color: DisplayColor?

  /// A border.
  ///
  /// - Parameters:
  ///   - style: What kind of line it is.
  ///   - color: The colour of the line; nil for the document's own.
  public init(_ style: Style = .single, color: DisplayColor? = nil) {
    self.style = style
    self.color = color
  }
}
