/// One line of a text, ready to be drawn: a part of the text, perhaps followed by an ellipsis.
package struct TextLine: Hashable, Sendable {
  /// The part of the text on the line, without control characters.
  package var text: Substring
  /// The number of columns of the line, the ellipsis included.
  package var columns: Int
  /// True if something was cut off, and an ellipsis says so.
  package var endsInEllipsis = false

  static let empty = TextLine(text: "", columns: 0)

  /// The line as one string.
  package func string(ellipsis: String) -> String {
    endsInEllipsis ? text + ellipsis : String(text)
  }
}
