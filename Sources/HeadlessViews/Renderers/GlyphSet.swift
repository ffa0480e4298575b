/// Which characters a text document has for what is not text: lines, borders and the ellipsis.
public enum GlyphSet: Hashable, Sendable {
  /// Box-drawing characters and `…`. Where a terminal makes box-drawing characters two columns wide
  /// (see ``TextMetrics/AmbiguousWidth/wide``), lines are drawn as with ``ascii``: a line takes one
  /// column.
  case unicode
  /// `|`, `-`, `+` and `..`, for what knows nothing else.
  case ascii

  /// The ellipsis, or as much of it as fits.
  func ellipsis(toColumns columns: Int) -> String {
    switch self {
    case .unicode: "…"
    case .ascii: columns < 2 ? "." : ".."
    }
  }

  /// The characters for lines, each of which takes one column.
  func lines(_ style: Border.Style, metrics: TextMetrics) -> LineGlyphs {
    if self == .ascii || metrics.columns(of: "│" as Character) != 1 { return .ascii }
    switch style {
    case .single: return .single
    case .rounded: return .rounded
    case .heavy: return .heavy
    }
  }
}

/// The characters that lines are drawn with, each of which takes one column.
struct LineGlyphs: Hashable, Sendable {
  let horizontal: Unicode.Scalar
  let vertical: Unicode.Scalar
  let topLeft: Unicode.Scalar
  let topRight: Unicode.Scalar
  let bottomLeft: Unicode.Scalar
  let bottomRight: Unicode.Scalar

  /// Characters in the order in which the properties stand.
  private init(_ glyphs: Unicode.Scalar...) {
    horizontal = glyphs[0]
    vertical = glyphs[1]
    topLeft = glyphs[2]
    topRight = glyphs[3]
    bottomLeft = glyphs[4]
    bottomRight = glyphs[5]
  }

  static let ascii = LineGlyphs("-", "|", "+", "+", "+", "+")
  static let single = LineGlyphs("─", "│", "┌", "┐", "└", "┘")
  static let rounded = LineGlyphs("─", "│", "╭", "╮", "╰", "╯")
  static let heavy = LineGlyphs("━", "┃", "┏", "┓", "┗", "┛")
}
