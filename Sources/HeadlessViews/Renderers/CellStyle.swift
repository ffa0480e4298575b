/// How one column of a page looks.
struct CellStyle: Hashable, Sendable {
  /// The style of the letter in it.
  var text: TextStyle
  /// The colour behind it; nil for the document's own.
  var background: DisplayColor?

  static let plain = CellStyle(text: .plain, background: nil)

  /// Whether a blank in this style can be told from the page.
  var showsBlanks: Bool { background != nil || text.isUnderlined }

  /// The colour of the letter, which stands out from a background where nothing else is said.
  var foreground: DisplayColor? { text.color ?? background?.contrastingInTerminal }
}
