/// The text of a Swift file, in which string literals can be found and replaced.
struct SwiftSource {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the place of the parenthesis that opens a call.
  ///
  /// - Parameters:
  ///   - line: The line of the call, counted from 1.
  ///   - column: The column that the compiler gives for it, in bytes from 1.
  /// - Returns: The place of the parenthesis; nil if there is none.
  func opening(line: Int, column: Int) -> Int? {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let place = start + column - 1
    guard bytes.indices.contains(place), bytes[place] == UInt8(ascii: "(") else { return nil }
    return place
  }

  /// The line of a byte, counted from 1.
  func line(of place: Int) -> Int {
    1 + bytes[..<place].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
  }

  /// Returns the string literal that stands after a label among the arguments of a call.
  ///
  /// - Parameters:
  ///   - label: The label, without its colon.
  ///   - opening: The place of the call's parenthesis.
  /// - Returns: The literal; nil if something else follows the label, or there is no such label.
  func literal(labelled label: String, inCallAt opening: Int) -> StringLiteral? {
    var scanner = SourceScanner(bytes: bytes, place: opening)
    var last: [UInt8] = []
    while let token = scanner.next() {
      if token == .other(UInt8(ascii: ":")), scanner.depth == 1, last == Array(label.utf8) {
        guard case .string(let literal) = scanner.next() else { return nil }
        return literal
      }
      if case .word(let word) = token { last = Array(bytes[word]) } else { last = [] }
      if scanner.depth == 0 { return nil }
    }
    return nil
  }

  /// Returns the source with another text in the place of a literal, and the lines that this adds.
  func replacing(_ literal: StringLiteral, by text: String) -> (text: String, addedLines: Int) {
    let start = bytes[..<literal.bytes.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    let blanks = bytes[(start ?? 0)...].prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    let step = blanks.first == UInt8(ascii: "\t") ? "\t" : "  "
    let indentation =
      literal.indentation ?? String(decoding: blanks, as: UTF8.self) + step
    let isDOS = bytes.firstIndex(of: UInt8(ascii: "\n")).map {
      $0 > 0 && bytes[$0 - 1] == UInt8(ascii: "\r")
    }
    let written = StringLiteral.source(
      of: text, pounds: literal.pounds, indentation: indentation,
      newline: isDOS == true ? "\r\n" : "\n")
    let old = bytes[literal.bytes]
    let new = Array(written.utf8)
    let newline = UInt8(ascii: "\n")
    let result = bytes[..<literal.bytes.lowerBound] + new + bytes[literal.bytes.upperBound...]
    return (
      String(decoding: result, as: UTF8.self),
      new.count { $0 == newline } - old.count { $0 == newline }
    )
  }
}
