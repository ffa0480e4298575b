extension StringProtocol {
  /// True if something in the text is read from right to left: a letter of such a script, or a
  /// digit that such scripts use.
  ///
  /// Such a text reorders its neighbours unless it is kept apart from them (Unicode Standard Annex
  /// #9).
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes; ASCII is only scanned.
  package var containsRightToLeft: Bool {
    utf8.mayBeRightToLeft && unicodeScalars.contains { $0.isRightToLeft }
  }

  /// True if the text begins at the right: its first letter is of a script from right to left.
  package var startsRightToLeft: Bool {
    unicodeScalars.first { $0.properties.isAlphabetic }?.isRightToLeft ?? false
  }
}

extension Unicode.Scalar {
  /// True if the scalar is in a block that Unicode sets aside for scripts from right to left
  /// (`DerivedBidiClass.txt`).
  ///
  /// Some marks in these blocks are neutral, which does no harm.
  var isRightToLeft: Bool {
    switch value {
    case ..<0x590: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

extension Collection<UInt8> {
  /// False if there is none of the first bytes of scalars that are read from right to left.
  fileprivate var mayBeRightToLeft: Bool {
    containsByte { byte in
      byte >= 0xD6 && byte <= 0xE0 || byte == 0xEF || byte == 0xF0
    }
  }
}
