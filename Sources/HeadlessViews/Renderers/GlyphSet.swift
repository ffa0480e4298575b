/// The characters of a text document for lines, borders and the ellipsis.
public enum GlyphSet: Hashable, Sendable {
  /// Box-drawing characters and `…`. Lines are drawn as with ``ascii`` if the terminal makes
  /// box-drawing characters two columns wide.
  ///
  /// A line takes one column; see ``TextMetrics/AmbiguousWidth/wide``.
  case unicode
  /// `|`, `-`, `+` and `..`, for terminals and files that know nothing else.
  case ascii

  /// The ellipsis, or the part of it that fits.
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

/// The characters of lines, each of which takes one column.
struct LineGlyphs: Hashable, Sendable {
  let horizontal: Unicode.Scalar
  let vertical: Unicode.Scalar
  let topLeft: Unicode.Scalar
  let topRight: Unicode.Scalar
  let bottomLeft: Unicode.Scalar
  let bottomRight: Unicode.Scalar

  /// Creates the set from its characters, in the order of the properties.
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
