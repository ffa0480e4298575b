/// The squeezed form of a byte of a log.
enum SqueezedByte {
  /// The byte is left out.
  static let nothing: UInt8 = 0
  /// The byte depends on the bytes behind it.
  static let special: UInt8 = 1

  /// The squeezed byte for each byte, ``nothing`` or ``special``.
  static let table: [UInt8] = (0...255).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0B, 0x0C: special
    case UInt8(ascii: "\\"), UInt8(ascii: "&"), 0xC2, 0xE2, 0xE3: special
    case 0...0x20, 0x7F: nothing
    case UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "\""), UInt8(ascii: "'"): nothing
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt8(byte) + 0x20
    default: UInt8(byte)
    }
  }

  /// A sequence of bytes that belong together.
  struct Sequence {
    let length: Int
    let meaning: Meaning

    enum Meaning {
      /// A line end, which is kept as this byte.
      case lineEnd(UInt8)
      /// A sequence that stands for this letter.
      case letter(UInt8)
      /// A sequence that is left out.
      case nothing
      /// A first byte that stands for itself.
      case itself
    }
  }
}

extension SqueezedByte.Sequence {
  /// All sequences with a meaning, by their first byte.
  private static let known = Dictionary(grouping: all) { $0.bytes[0] }

  /// All sequences with a meaning, as written in a log, the longer ones first.
  private static let all: [(bytes: [UInt8], meaning: Meaning)] =
    lineEnds + letters
    + [
      // A backslash alone, and quotation marks, spaces and the byte order mark of Unicode.
      "\\", "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}", "\u{A0}", "\u{2009}", "\u{202F}",
      "\u{2003}", "\u{2002}", "\u{3000}", "\u{200B}", "&nbsp;", "&#39;", "&apos;", "&quot;",
    ].map { (Array($0.utf8), .nothing) }

  private static let lineEnds: [(bytes: [UInt8], meaning: Meaning)] =
    [
      "\r\n", "\n",
    ].map { (Array($0.utf8), .lineEnd(UInt8(ascii: "\n"))) }
    + [
      "\\n", "\\r", "\\t", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
    ].map { (Array($0.utf8), .lineEnd(UInt8(ascii: "\t"))) }

  private static let letters: [(bytes: [UInt8], meaning: Meaning)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("\u{2013}", "-"), ("\u{2014}", "-"),
    ("\u{2212}", "-"), ("\u{2010}", "-"), ("\u{2011}", "-"),
  ].map { (Array($0.utf8), .letter(Array($1.utf8)[0])) }

  /// The sequence that begins with a special byte.
  init(in bytes: UnsafeRawBufferPointer, at position: Int) {
    let rest = bytes[position...]
    let known = Self.known[bytes[position]]?.first { rest.starts(with: $0.bytes) }
    self.init(length: known?.bytes.count ?? 1, meaning: known?.meaning ?? .itself)
  }
}
