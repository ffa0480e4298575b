/// The columns of one grapheme cluster, summed scalar by scalar.
///
/// Most scalars just add their own columns. Emoji sequences (Unicode Technical Standard #51) do
/// not: a selector, a modifier or a joiner changes how the base before it is drawn. An emoji that
/// such a sequence makes is always two columns wide.
struct ClusterColumns {
  /// The columns of the scalars so far.
  private(set) var total = 0

  /// The last scalar that took columns, and the number of them.
  private var base: Unicode.Scalar?
  private var baseColumns = 0

  private var previous = Previous.other

  private enum Previous { case base, joiner, other }

  /// Adds the next scalar of the cluster, which takes `columns` when it stands alone.
  mutating func append(_ scalar: Unicode.Scalar, columns: Int) {
    let follows = previous
    previous = .other
    switch scalar {
    case .zeroWidthJoiner:
      previous = .joiner
    case .emojiSelector:
      if follows == .base, let base, base.hasWideEmojiStyle { resizeBase(to: 2) }
    case .textSelector:
      if follows == .base, let base, base.hasNarrowTextStyle { resizeBase(to: 1) }
    case _ where scalar.isSkinTone && takesModifier:
      resizeBase(to: 2)
    case _ where follows == .joiner && scalar.isPictograph && base?.isPictograph == true:
      resizeBase(to: 2)
    case _ where columns > 0:
      total += columns
      base = scalar
      baseColumns = columns
      previous = .base
    default:
      break
    }
  }

  /// True if a skin tone replaces the base: that of any emoji, even of one without skin, but not of
  /// another skin tone.
  private var takesModifier: Bool {
    guard let base else { return false }
    return base.isPictograph && !base.isSkinTone
  }

  private mutating func resizeBase(to columns: Int) {
    total += columns - baseColumns
    baseColumns = columns
  }
}

extension Unicode.Scalar {
  static let zeroWidthJoiner: Self = "\u{200D}"

  /// U+FE0E VARIATION SELECTOR-15: draw the base as text.
  fileprivate static let textSelector: Self = "\u{FE0E}"

  /// U+FE0F VARIATION SELECTOR-16: draw the base as an emoji.
  fileprivate static let emojiSelector: Self = "\u{FE0F}"

  /// True if the scalar is an emoji modifier, which tints the emoji before it.
  var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  /// True if the scalar may make its cluster take other columns than the sum of its scalars.
  var changesNeighbors: Bool {
    switch value {
    case 0x200D, 0xFE0E, 0xFE0F: true
    default: isSkinTone
    }
  }

  /// True if the scalar is text unless U+FE0F asks for an emoji: the bases of
  /// `emoji-variation-sequences.txt` that are no emoji by default.
  fileprivate var hasWideEmojiStyle: Bool {
    properties.isEmoji && !properties.isEmojiPresentation
  }

  /// True if the scalar is an emoji other than a digit, `#` or `*`.
  fileprivate var isPictograph: Bool { value >= 0x80 && properties.isEmoji }
}
