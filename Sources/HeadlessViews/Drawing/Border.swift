/// A line around a view, drawn just inside its frame and above its subviews.
///
/// In a text document the border takes the outermost column on either side and the outermost lines.
/// A frame of one line has only the two sides.
public struct Border: Hashable, Sendable {
  /// The kind of line.
  public enum Style: Hashable, Sendable {
    /// A thin line with square corners.
    case single
    /// A thin line with round corners.
    case rounded
    /// A thick line, such as one around what has the focus.
    case heavy
  }

  /// The kind of line.
  public var style: Style
  /// The colour of the line; nil for the document's own.
  public var color: DisplayColor?

  /// A border.
  ///
  /// - Parameters:
  ///   - style: The kind of line.
  ///   - color: The colour of the line; nil for the document's own.
  public init(_ style: Style = .single, color: DisplayColor? = nil) {
    self.style = style
    self.color = color
  }
}
