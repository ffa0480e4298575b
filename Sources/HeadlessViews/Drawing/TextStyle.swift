/// The look of a text.
public struct TextStyle: Hashable, Sendable {
  /// The colour of the letters; nil for the document's own colour or, on a filled background, black
  /// or white, whichever stands out.
  public var color: DisplayColor?
  /// True if the letters are heavier than others.
  public var isBold: Bool
  /// True if the letters are weaker than others, as those of a subtitle are.
  public var isDimmed: Bool
  /// True if a line is drawn below the letters.
  public var isUnderlined: Bool

  /// A style.
  ///
  /// - Parameters:
  ///   - color: The colour of the letters; nil for one that stands out from the background.
  ///   - isBold: True if the letters are heavier than others.
  ///   - isDimmed: True if the letters are weaker than others.
  ///   - isUnderlined: True if a line is drawn below the letters.
  public init(
    color: DisplayColor? = nil, isBold: Bool = false, isDimmed: Bool = false,
    isUnderlined: Bool = false
  ) {
    self.color = color
    self.isBold = isBold
    self.isDimmed = isDimmed
    self.isUnderlined = isUnderlined
  }

  /// Letters without emphasis, in the document's own colour.
  public static let plain = TextStyle()
  /// Heavier letters, as in a heading.
  public static let bold = TextStyle(isBold: true)
  /// Weaker letters, as in a subtitle.
  public static let dimmed = TextStyle(isDimmed: true)
}
