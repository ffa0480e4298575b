/// The East Asian Width of scalars (Unicode Standard Annex #11), a property that the standard
/// library does not have.
///
/// The tables are those of Unicode 15. The trigrams and hexagrams of the I Ching, which Unicode 16
/// made wide, stay narrow.
enum EastAsianWidth {
  /// Returns true if the scalar takes two columns in every terminal.
  ///
  /// - Complexity: O(log *r*), where *r* is the number of wide ranges.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100: false
    // Most of what is wide in practice: ideographs, Hangul syllables and kana.
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0x3041...0x3096, 0x30A0...0x30FF: true
    default: wide.contains(scalar) || isNewEmoji(scalar)
    }
  }

  /// Returns true if the scalar is an emoji that the standard library knows and the table may not.
  /// Emoji are wide from the start.
  private static func isNewEmoji(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F200...0x1FAFF).contains(scalar.value) && scalar.properties.isEmojiPresentation
  }

  /// Returns true if the scalar takes two columns in terminals for East Asian fonts, and one
  /// elsewhere.
  ///
  /// - Complexity: O(log *r*), where *r* is the number of ambiguous ranges.
  static func isAmbiguous(_ scalar: Unicode.Scalar) -> Bool {
    ambiguous.contains(scalar)
  }
}

extension Unicode.Scalar {
  /// True if the scalar is a wide emoji that U+FE0E turns into narrow text.
  var hasNarrowTextStyle: Bool { EastAsianWidth.textStyleBases.contains(self) }
}
