extension TextMetrics {
  /// The number of columns of a scalar by itself: 0, 1 or 2.
  ///
  /// East Asian Width (Unicode Standard Annex #11) decides between 1 and 2. Nothing are what
  /// Unicode attaches to or hides behind other characters: non-spacing and enclosing marks, format
  /// characters, and the vowels and final consonants of decomposed Hangul. Spacing marks take a column
  /// of their own, and so do the soft hyphen and the signs that stand before a number.
  ///
  /// - Complexity: O(log *r*), where *r* is the number of ranges in ``EastAsianWidth``.
  func columns(of scalar: Unicode.Scalar) -> Int {
    guard scalar.value >= 0x80 else { return 1 }
    if EastAsianWidth.isWide(scalar) { return 2 }
    let shown = scalar.visible
    if shown.takesNoColumn { return 0 }
    return ambiguousWidth == .wide && EastAsianWidth.isAmbiguous(shown) ? 2 : 1
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is drawn over or into its neighbor, or not at all.
  fileprivate var takesNoColumn: Bool {
    if isInBlockWithoutMarks { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    case .format: return !isPrepended
    case .otherLetter: return isHangulVowelOrFinal
    case .unassigned: return properties.isDefaultIgnorableCodePoint
    default: return false
    }
  }

  /// Whether the scalar is a sign that is drawn before or below what follows it, such as ARABIC NUMBER
  /// SIGN: the property Prepended_Concatenation_Mark of Unicode 15, which the standard library does not
  /// have. Terminals and the C library's `wcwidth` give each a column.
  private var isPrepended: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Whether the scalar is in one of the common blocks where nothing combines: a shortcut, as
  /// asking for the general category costs about ten times as much.
  private var isInBlockWithoutMarks: Bool {
    switch value {
    // Latin; Greek and Cyrillic; arrows, operators, box drawing and symbols.
    case ..<0x300, 0x370...0x482, 0x2190...0x2BFF: true
    default: false
    }
  }

  /// Whether the scalar is a conjoining vowel or final consonant, which is drawn into the two
  /// columns of the leading consonant (Unicode Standard, section 3.12).
  private var isHangulVowelOrFinal: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
  }
}
