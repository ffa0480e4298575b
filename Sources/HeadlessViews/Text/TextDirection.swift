extension StringProtocol {
  /// Whether something in the text is read from right to left: a letter of such a script, or a digit
  /// that such scripts use. Among neighbours that are not kept apart from it, such a text reorders
  /// what stands beside it (Unicode Standard Annex #9).
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes; ASCII is only scanned.
  package var containsRightToLeft: Bool {
    !utf8.isASCII && unicodeScalars.contains { $0.isRightToLeft }
  }

  /// Whether a reader of the text begins at the right: whether its first letter is of such a script.
  package var startsRightToLeft: Bool {
    unicodeScalars.first { $0.properties.isAlphabetic }?.isRightToLeft ?? false
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is in one of the blocks that Unicode sets aside for scripts from right to
  /// left (`DerivedBidiClass.txt`). Some marks in them are neutral, which does no harm.
  var isRightToLeft: Bool {
    switch value {
    case ..<0x590: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
