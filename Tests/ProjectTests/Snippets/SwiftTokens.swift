/// Cuts Swift source into words and punctuation marks, leaving out comments and string literals.
///
/// Just enough of the grammar to find `import` where it is one: nested comments, raw and multi-line strings,
/// and strings within the interpolations of strings. A regular expression literal is not recognised; a
/// quotation mark inside one can hide the rest of its line, not more.
struct SwiftTokens {
  struct Token: Equatable {
    let text: String
    /// Counted from 1.
    let line: Int

    /// Whether the token is a word, bare or in backticks.
    var isIdentifier: Bool { text.utf8.first.map(SwiftTokens.isWord) == true || text.first == "`" }

    /// The word without its backticks.
    var identifier: String { text.first == "`" ? String(text.dropFirst().dropLast()) : text }
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var tokens: [Token] = []

  private init(_ source: String) {
    bytes = Array(source.utf8)
  }

  static func tokens(in source: String) -> [Token] {
    var scanner = SwiftTokens(source)
    while !scanner.isAtEnd { scanner.scanOne() }
    return scanner.tokens
  }

  private var isAtEnd: Bool { position >= bytes.count }

  private func isAt(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where !isAtEnd {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private mutating func scanOne() {
    if isAt("//") {
      while !isAtEnd, !isAt("\n") { advance() }
    } else if isAt("/*") {
      skipBlockComment()
    } else if let hashes = hashesOfStringAhead() {
      skipString(hashes: hashes)
    } else if isAt("`") {
      take { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
      advance()
    } else if Self.isWord(bytes[position]) {
      take(while: Self.isWord)
    } else if isAt(" ") || isAt("\n") || isAt("\t") || isAt("\r") {
      advance()
    } else {
      take { _ in false }
    }
  }

  /// Takes a byte, and those after it that satisfy a condition; a backtick also takes its partner.
  private mutating func take(while condition: (UInt8) -> Bool) {
    let start = position
    let startLine = line
    advance()
    while !isAtEnd, condition(bytes[position]) { advance() }
    let end = bytes[start] == UInt8(ascii: "`") ? min(position + 1, bytes.count) : position
    tokens.append(Token(text: String(decoding: bytes[start..<end], as: UTF8.self), line: startLine))
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        advance(2)
      } else if isAt("*/") {
        depth -= 1
        advance(2)
      } else {
        advance()
      }
    } while depth > 0 && !isAtEnd
  }

  /// How many number signs stand before the quotation mark of a string that starts here.
  private func hashesOfStringAhead() -> Int? {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = position + hashes
    return quote < bytes.count && bytes[quote] == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func skipString(hashes: Int) {
    let raw = String(repeating: "#", count: hashes)
    advance(hashes)
    let isMultiline = isAt("\"\"\"")
    let end = (isMultiline ? "\"\"\"" : "\"") + raw
    advance(isMultiline ? 3 : 1)
    while !isAtEnd {
      if isAt(end) { return advance(end.utf8.count) }
      if !isMultiline, isAt("\n") { return }
      if isAt("\\\(raw)(") {
        advance(hashes + 1)
        skipInterpolation()
      } else {
        advance(isAt("\\\(raw)") ? hashes + 2 : 1)
      }
    }
  }

  /// From the opening parenthesis past the one that closes it; what stands between is code.
  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      if isAt("(") { depth += 1 }
      if isAt(")") { depth -= 1 }
      scanOne()
    } while depth > 0 && !isAtEnd
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
