/// A walk over Swift source by words, string literals and signs. Comments and blanks are left out.
struct SourceScanner {
  enum Token: Equatable {
    case word(Range<Int>)
    case string(StringLiteral)
    case other(UInt8)
  }

  private let bytes: [UInt8]
  private var place: Int
  /// The number of brackets of all kinds that are open.
  private(set) var depth = 0

  init(bytes: [UInt8], place: Int) {
    (self.bytes, self.place) = (bytes, place)
  }

  /// Returns the next token; nil at the end, or in a literal without an end.
  mutating func next() -> Token? {
    skipBlanks()
    guard place < bytes.count else { return nil }
    let start = place
    if let opening = StringLiteral.Opening(in: bytes, at: place) {
      return string(opening).map(Token.string)
    }
    while place < bytes.count, bytes[place].isInWord { place += 1 }
    if place > start { return .word(start..<place) }
    place += 1
    switch bytes[start] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    default: break
    }
    return .other(bytes[start])
  }

  private mutating func skipBlanks() {
    while place < bytes.count {
      if bytes[place] <= UInt8(ascii: " ") {
        place += 1
      } else if bytes[place...].starts(with: "//".utf8) {
        place = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      } else if bytes[place...].starts(with: "/*".utf8) {
        skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if bytes[place...].starts(with: "/*".utf8) {
        (depth, place) = (depth + 1, place + 2)
      } else if bytes[place...].starts(with: "*/".utf8) {
        (depth, place) = (depth - 1, place + 2)
      } else {
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  private mutating func string(_ opening: StringLiteral.Opening) -> StringLiteral? {
    let start = place
    place += opening.count
    let content = place
    var isInterpolated = false
    while place < bytes.count {
      if bytes[place...].starts(with: opening.closing) {
        let bytes = start..<(place + opening.closing.count)
        let inner = self.bytes[content..<place]
        place = bytes.upperBound
        return StringLiteral(opening, at: bytes, content: isInterpolated ? nil : inner)
      }
      if bytes[place...].starts(with: opening.escape) {
        place += opening.escape.count
        if place < bytes.count, bytes[place] == UInt8(ascii: "(") {
          isInterpolated = true
          skipInterpolation()
        } else {
          place += 1
        }
      } else if bytes[place] == UInt8(ascii: "\n"), !opening.isMultiline {
        return nil
      } else {
        place += 1
      }
    }
    return nil
  }

  private mutating func skipInterpolation() {
    var scanner = SourceScanner(bytes: bytes, place: place)
    repeat {
      guard scanner.next() != nil else { break }
    } while scanner.depth > 0
    place = scanner.place
  }
}

extension UInt8 {
  /// True for letters, digits, the underscore, and the bytes of characters outside of ASCII.
  fileprivate var isInWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
