/// One line of a text as it is shown: a part of the text, and whether an ellipsis follows it.
package struct TextLine: Hashable, Sendable {
  /// What of the text is on the line, without control characters.
  package var text: Substring
  /// How many columns the line takes, the ellipsis included.
  package var columns: Int
  /// Whether something was cut off, and an ellipsis says so.
  package var endsInEllipsis = false

  static let empty = TextLine(text: "", columns: 0)

  /// The line as one string.
  package func string(ellipsis: String) -> String {
    endsInEllipsis ? text + ellipsis : String(text)
  }
}
