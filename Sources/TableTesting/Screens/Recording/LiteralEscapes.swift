/// The escapes of a string literal of several lines with a number of `#` around it.
struct LiteralEscapes {
  private let escape: [UInt8]
  private let hashes: [UInt8]

  init(_ pounds: Int) {
    hashes = .init(repeating: UInt8(ascii: "#"), count: pounds)
    escape = [UInt8(ascii: "\\")] + hashes
  }

  /// Returns a line with escapes for all that would end the literal, escape something, or that nobody
  /// would see.
  func escaped(_ line: Substring) -> String {
    let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: 3)
    // By bytes: a mark may join a backslash or a quote.
    let quoted = Array(line.utf8).replacing(escape, with: escape + escape)
      .replacing(quotes + hashes, with: quotes.flatMap { escape + [$0] } + hashes)
    let blanks = quoted.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let text = String(decoding: quoted.dropLast(blanks), as: UTF8.self).unicodeScalars.map {
      $0.needsEscape ? code(of: $0) : String($0)
    }
    // An editor may take blanks away at the end of a line.
    let end = blanks == 0 ? "" : String(repeating: " ", count: blanks - 1) + code(of: " ")
    return text.joined() + end
  }

  private func code(of scalar: Unicode.Scalar) -> String {
    String(decoding: escape, as: UTF8.self)
      + "u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Returns the text that the source of a literal stands for; nil if an escape is not valid.
  func unescaped(_ source: String) -> String? {
    var rest = Array(source.utf8)[...]
    var text: [UInt8] = []
    while let place = rest.firstRange(of: escape) {
      text += rest[..<place.lowerBound]
      rest = rest[place.upperBound...]
      guard let bytes = Self.takeEscaped(&rest) else { return nil }
      text += bytes
    }
    return String(decoding: text + rest, as: UTF8.self)
  }

  /// Takes what follows the beginning of an escape, and returns what it stands for.
  private static func takeEscaped(_ rest: inout ArraySlice<UInt8>) -> [UInt8]? {
    let first = rest.popFirst()
    switch first.map(Unicode.Scalar.init) {
    case "n": return [0x0A]
    case "t": return [0x09]
    case "r": return [0x0D]
    case "0": return [0x00]
    case "\\", "\"", "'": return first.map { [$0] }
    case "\n": return []
    case " ", "\t":
      // The end of the line is escaped, after blanks.
      rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
      return rest.popFirst() == 0x0A ? [] : nil
    case "u":
      guard rest.first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")),
        let value = UInt32(String(decoding: rest[..<end].dropFirst(), as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { return nil }
      rest = rest[(end + 1)...]
      return Array(String(scalar).utf8)
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// True if a reader of the source would not see the scalar. What emoji and scripts join by is left.
  fileprivate var needsEscape: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x200C...0x200D, 0xFE00...0xFE0F: false
    default: isInvisible
    }
  }
}
