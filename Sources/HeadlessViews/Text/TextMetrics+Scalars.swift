extension TextMetrics {
  /// The number of columns of a scalar by itself: 0, 1 or 2.
  ///
  /// East Asian Width (Unicode Standard Annex #11) decides between 1 and 2. Scalars that are drawn
  /// on other characters or not at all take 0: non-spacing and enclosing marks, format characters,
  /// and the vowels and final consonants of decomposed Hangul. Spacing marks, the soft hyphen and
  /// the signs before a number take a column of their own.
  ///
  /// - Complexity: O(log *r*), where *r* is the number of ranges in ``EastAsianWidth``.
  func columns(of scalar: Unicode.Scalar) -> Int {
    // Below the marks that combine, all take one column, control characters as their pictures.
    if scalar.value < 0x80 || scalar.value < 0x300 && ambiguousWidth == .narrow { return 1 }
    if EastAsianWidth.isWide(scalar) { return 2 }
    let shown = scalar.visible
    if shown.takesNoColumn { return 0 }
    return ambiguousWidth == .wide && EastAsianWidth.isAmbiguous(shown) ? 2 : 1
  }
}

extension Unicode.Scalar {
  /// True if the scalar is drawn over or into its neighbour, or not at all.
  fileprivate var takesNoColumn: Bool {
    if isInBlockWithoutMarks { return false }
    // The joiner and the variation selectors of emoji: the category says the same, for more.
    if value == 0x200D || (0xFE00...0xFE0F).contains(value) { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    case .format: return !isPrepended
    case .otherLetter: return isHangulVowelOrFinal
    case .unassigned: return properties.isDefaultIgnorableCodePoint
    default: return false
    }
  }

  /// True if the scalar is a sign that is drawn before or below what follows it, such as ARABIC
  /// NUMBER SIGN.
  ///
  /// The standard library lacks this property, Prepended_Concatenation_Mark of Unicode 15.
  /// Terminals and the C library's `wcwidth` give each sign a column.
  private var isPrepended: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// True if the scalar is in a common block where nothing combines: a shortcut, as the general
  /// category costs about ten times as much.
  private var isInBlockWithoutMarks: Bool {
    switch value {
    // Latin; Greek and Cyrillic; punctuation, currencies, arrows, operators, box drawing and symbols.
    case ..<0x300, 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205E,
      0x20A0...0x20CF, 0x2100...0x2BFF:
      true
    default: false
    }
  }

  /// True if the scalar is a conjoining vowel or final consonant, drawn into the columns of the
  /// leading consonant (Unicode, section 3.12).
  private var isHangulVowelOrFinal: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
  }
}
