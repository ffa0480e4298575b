/// A string literal in Swift source.
struct StringLiteral: Equatable {
  /// The bytes of the file that it takes, with its delimiters.
  let bytes: Range<Int>
  /// The number of `#` around it.
  let pounds: Int
  /// The blanks before the closing delimiter of several lines; nil for a literal of one line.
  let indentation: String?
  /// The text that it stands for; nil if it has an interpolation or is not valid.
  let value: String?

  init(_ opening: Opening, at bytes: Range<Int>, content: ArraySlice<UInt8>?) {
    (self.bytes, pounds) = (bytes, opening.pounds)
    guard let content else {
      (indentation, value) = (nil, nil)
      return
    }
    let text = String(decoding: content, as: UTF8.self)
    guard opening.isMultiline else {
      (indentation, value) = (nil, LiteralEscapes(opening.pounds).unescaped(text))
      return
    }
    // The line of the opening delimiter has nothing else; that of the closing one only blanks.
    var lines = text.lines.dropFirst()
    let indentation = lines.popLast().map(String.init) ?? ""
    self.indentation = indentation
    // By bytes: a mark may join the last blank.
    let unindented = lines.map { Substring($0.utf8.dropFirst(indentation.utf8.count)) }
    value = LiteralEscapes(opening.pounds).unescaped(unindented.joined(separator: "\n"))
  }

  /// The characters that begin and end a literal, and what begins an escape in it.
  struct Opening {
    let pounds: Int
    let isMultiline: Bool

    /// The opening delimiter at a place; nil if there is none.
    init?(in bytes: [UInt8], at place: Int) {
      pounds = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
      let quotes = bytes[(place + pounds)...].prefix { $0 == UInt8(ascii: "\"") }.count
      guard quotes > 0 else { return nil }
      let rest = bytes[(place + pounds + quotes)...].drop { $0 == UInt8(ascii: " ") }
      isMultiline = quotes >= 3 && rest.first.map { $0 == 0x0A || $0 == 0x0D } ?? false
    }

    private var quotes: [UInt8] { .init(repeating: UInt8(ascii: "\""), count: isMultiline ? 3 : 1) }
    private var hashes: [UInt8] { .init(repeating: UInt8(ascii: "#"), count: pounds) }
    var count: Int { pounds + quotes.count }
    var closing: [UInt8] { quotes + hashes }
    var escape: [UInt8] { [UInt8(ascii: "\\")] + hashes }
  }

  /// Returns a literal of several lines.
  static func source(
    of text: String, pounds: Int, indentation: String, newline: String
  ) -> String {
    let hashes = String(repeating: "#", count: pounds)
    let escapes = LiteralEscapes(pounds)
    let written = (text.isEmpty ? [] : text.lines).map { line in
      line.isEmpty ? "" : indentation + escapes.escaped(line)
    }
    return ([hashes + "\"\"\""] + written + [indentation + "\"\"\"" + hashes])
      .joined(separator: newline)
  }
}
