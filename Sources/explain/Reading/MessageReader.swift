import Tables

/// A reader of a message in a squeezed log, from its opening on.
struct MessageReader {
  private let text: LogText
  /// The next squeezed byte.
  private(set) var position: Int
  private let end: Int

  init(_ text: LogText, from start: Int, upTo end: Int) {
    self.text = text
    position = start
    self.end = min(end, text.squeezed.count)
  }

  /// True if the log ends here.
  var isAtEnd: Bool { position >= text.squeezed.count }

  /// Skips a word, if it comes next.
  mutating func skip(_ word: String) -> Bool {
    guard text.squeezed[position..<end].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }

  /// Skips the first of some words that comes next, and returns it.
  mutating func skip(oneOf words: [String]) -> String? {
    for word in words where skip(word) { return word }
    return nil
  }

  /// Skips these words as long as one of them comes next.
  mutating func skipAll(of words: [String]) {
    while skip(oneOf: words) != nil {}
  }

  /// Reads something, or nothing at all.
  mutating func optional<Value>(_ read: (inout MessageReader) -> Value?) -> Value? {
    var copy = self
    guard let value = read(&copy) else { return nil }
    self = copy
    return value
  }

  /// Skips everything up to the end of a word, unless another message begins before.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes to skip, at most.
  mutating func find(_ word: String, within count: Int = 400) -> Bool {
    let last = position + min(count, end - position)
    let other = Opening.first(in: text.squeezed, from: position, upTo: last)?.position ?? last
    // The word itself may be the opening of other messages.
    let reach = min(last, other + word.utf8.count)
    let place = text.squeezed[position..<reach].firstRange(of: word.utf8)
    guard let place, place.lowerBound <= other else { return false }
    position = place.upperBound
    return true
  }

  /// A number as UIKit prints it.
  ///
  /// A negative one wraps around to the end of the unsigned integers. One that no integer can be is
  /// the largest.
  ///
  /// - Parameter endsMessage: True if the number is the last word of the message, so that digits in
  ///   the next line belong to something else, such as a stack.
  mutating func number(endsMessage: Bool = false) -> Int? {
    let start = position
    while position < end, text.squeezed[position] &- 0x30 < 10,
      position == start || isJoined(position, acrossLines: !endsMessage)
    { position += 1 }
    guard position > start else { return nil }
    let number = String(decoding: text.squeezed[start..<position], as: UTF8.self)
    return Int(number) ?? UInt64(number).map { Int(truncatingIfNeeded: $0) } ?? .max
  }

  /// Returns true if nothing was printed between a squeezed byte and the one before it, or only a
  /// line end.
  private func isJoined(_ index: Int, acrossLines: Bool) -> Bool {
    let between = text.plain[text.origins[index - 1] + 1..<text.origins[index]]
    return between.isEmpty || acrossLines && between.allSatisfy { $0 == UInt8(ascii: "\n") }
  }

  /// A number that is small enough to count with: below 10^15.
  mutating func count(endsMessage: Bool = false) -> Int? {
    optional { reader in
      reader.number(endsMessage: endsMessage).flatMap {
        (0..<1_000_000_000_000_000).contains($0) ? $0 : nil
      }
    }
  }

  /// The log as it was printed between two squeezed bytes, without line ends; escaped ones are
  /// blanks.
  func plain(_ range: Range<Int>) -> String {
    let places = text.origins[range.lowerBound..<min(range.upperBound, text.origins.count)]
    guard let first = places.first, let last = places.last else { return "" }
    let bytes = text.plain[first...last].filter { $0 != UInt8(ascii: "\n") }
    return String(decoding: bytes, as: UTF8.self)
      .split { $0 == " " || $0 == "\t" }.joined(separator: " ")
  }

  /// The log as it was printed from here on, up to a number of bytes. Nothing is skipped.
  func upcoming(atMost count: Int) -> String {
    guard !isAtEnd else { return "" }
    return String(decoding: text.plain[text.origins[position]...].prefix(count), as: UTF8.self)
  }
}
