/// The look of one column of a page.
struct CellStyle: Hashable, Sendable {
  /// The style of the letter in it.
  var text: TextStyle
  /// The colour behind it; nil for the document's own.
  var background: DisplayColor?

  static let plain = CellStyle(text: .plain, background: nil)

  /// True if a blank in this style can be told from the page.
  var showsBlanks: Bool { background != nil || text.isUnderlined }

  /// The colour of the letter; without one of its own, a colour that stands out from the
  /// background.
  var foreground: DisplayColor? { text.color ?? background?.contrastingInTerminal }
}
