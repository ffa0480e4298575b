extension String {
  /// The text without anything that could move a cursor, change a colour, turn the reading
  /// direction or make a document malformed.
  ///
  /// Model data may contain escape sequences, tabs and line ends. They stay readable, but lose
  /// their power:
  ///
  /// ```swift
  /// "\u{1B}[31mred\r\n".visible  // "␛[31mred␍␊"
  /// ```
  ///
  /// C0 control characters and DEL become their control pictures (U+2400…U+2421). C1 control
  /// characters, line and paragraph separators, bidirectional controls (Unicode Standard Annex #9)
  /// and the two noncharacters that XML forbids (U+FFFE and U+FFFF) become U+FFFD. Invisible
  /// characters that emoji and scripts need, such as joiners, stay.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes; nothing is allocated when nothing has
  ///   to change.
  package var visible: String {
    if utf8.isPrintableASCII || !utf8.mayNeedSubstitutes
      || !unicodeScalars.contains(where: { $0.visible != $0 })
    {
      return self
    }
    var shown = String.UnicodeScalarView()
    // A picture has three bytes for the one of its control character.
    shown.reserveCapacity(utf8.count + 16)
    shown.append(contentsOf: unicodeScalars.lazy.map(\.visible))
    return String(shown)
  }
}

extension Unicode.Scalar {
  /// The scalar itself, or the printing one that stands for it (see `String.visible`).
  var visible: Unicode.Scalar {
    switch value {
    case 0x00...0x1F:
      Unicode.Scalar(0x2400 + value) ?? Self.replacement
    case 0x7F:
      "\u{2421}"
    case 0x80...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFFFE...0xFFFF:
      Self.replacement
    default:
      self
    }
  }

  private static let replacement: Self = "\u{FFFD}"
}

extension Collection<UInt8> {
  /// True if all bytes are printing ASCII characters.
  fileprivate var isPrintableASCII: Bool { !containsByte { $0 &- 0x20 > 0x5E } }

  /// False if no scalar needs a substitute (see `String.visible`): no control character, and none
  /// of the first bytes of the others that do.
  fileprivate var mayNeedSubstitutes: Bool {
    containsByte { byte in
      byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF
    }
  }

  /// Returns true if a byte satisfies a condition, or if the bytes are not in one piece. Reads all
  /// bytes, which the compiler can do in vectors.
  @inline(__always)
  func containsByte(where condition: (UInt8) -> Bool) -> Bool {
    withContiguousStorageIfAvailable { bytes in
      bytes.reduce(0 as UInt8) { $0 | (condition($1) ? 1 : 0) } != 0
    } ?? true
  }
}
