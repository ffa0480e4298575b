/// How a text looks.
public struct TextStyle: Hashable, Sendable {
  /// The colour of the letters. With nil they have the document's own colour or, on a colour that was
  /// filled in, black or white, whichever stands out from it.
  public var color: DisplayColor?
  /// Whether the letters are heavier than others.
  public var isBold: Bool
  /// Whether the letters are weaker than others, as those of a subtitle are.
  public var isDimmed: Bool
  /// Whether a line is drawn below the letters.
  public var isUnderlined: Bool

  /// A style.
  ///
  /// - Parameters:
  ///   - color: The colour of the letters; nil for one that stands out from what is behind them.
  ///   - isBold: Whether the letters are heavier than others.
  ///   - isDimmed: Whether the letters are weaker than others.
  ///   - isUnderlined: Whether a line is drawn below the letters.
  public init(
    color: DisplayColor? = nil, isBold: Bool = false, isDimmed: Bool = false,
    isUnderlined: Bool = false
  ) {
    self.color = color
    self.isBold = isBold
    self.isDimmed = isDimmed
    self.isUnderlined = isUnderlined
  }

  /// Letters as they are where nothing is said.
  public static let plain = TextStyle()
  /// Heavier letters, as in a heading.
  public static let bold = TextStyle(isBold: true)
  /// Weaker letters, as in a subtitle.
  public static let dimmed = TextStyle(isDimmed: true)
}
