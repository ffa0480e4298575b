/// The text that loggers and mails put in front of each line: quotation marks, comment signs, a
/// time, a process.
enum LinePrefix {
  /// Returns the start of the line itself.
  ///
  /// - Complexity: O(1), as each part of a prefix is bounded.
  static func end(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var line = LineReader(bytes: bytes, position: start)
    let hasMarks = line.skipQuotationMarks()
    let hasTime = line.skipTime() || line.skipSystemTime()
    var hasTag = false
    while line.skipTag() { hasTag = true }
    // One blank parts the prefix from the line, which may begin with more.
    if hasTime || hasTag { _ = line.skip(" ") }
    return hasMarks || hasTime || hasTag ? line.position : start
  }
}

/// Reads the beginning of a line.
private struct LineReader {
  let bytes: UnsafeRawBufferPointer
  var position: Int

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Skips bytes while they satisfy a condition, and returns their number.
  private mutating func skip(atMost limit: Int = 80, while isSkipped: (UInt8) -> Bool) -> Int {
    let start = position
    while position - start < limit, let byte = current, isSkipped(byte) { position += 1 }
    return position - start
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips all of it or nothing.
  private mutating func all(_ skipping: (inout LineReader) -> Bool) -> Bool {
    var copy = self
    guard skipping(&copy) else { return false }
    self = copy
    return true
  }

  private mutating func digits(_ counts: ClosedRange<Int>) -> Bool {
    counts.contains(skip(atMost: counts.upperBound) { $0.isDigit })
  }

  /// Skips blanks, then `>`, `|`, `#` or `//` among blanks; returns false if there are only blanks.
  mutating func skipQuotationMarks() -> Bool {
    var hasMarks = false
    while let byte = current {
      if byte.isBlank {
        position += 1
      } else if [UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "#")].contains(byte) {
        position += 1
        hasMarks = true
      } else if all({ $0.skip("/") && $0.skip("/") }) {
        hasMarks = true
      } else {
        break
      }
    }
    return hasMarks
  }

  /// `2024-05-01 12:34:56.789+0200`, also in brackets.
  mutating func skipTime() -> Bool {
    guard let byte = current, byte.isDigit || byte == UInt8(ascii: "[") else { return false }
    return all { line in
      _ = line.skip("[")
      guard line.digits(4...4), line.skip("-"), line.digits(2...2), line.skip("-"),
        line.digits(2...2), line.skip(" ") || line.skip("T"), line.skipHours()
      else { return false }
      _ = line.skip { $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
      if !line.skip("Z") {
        _ = line.all { ($0.skip("+") || $0.skip("-")) && $0.digits(2...4) }
        _ = line.all { $0.skip(":") && $0.digits(2...2) }
      }
      _ = line.skip("]")
      return true
    }
  }

  /// `May  1 12:34:56 iPhone`.
  mutating func skipSystemTime() -> Bool {
    guard let byte = current, byte.isLetter else { return false }
    return all { line in
      guard line.skip(atMost: 3, while: \.isLetter) == 3,
        line.skip(atMost: 2, while: { $0 == UInt8(ascii: " ") }) > 0, line.digits(1...2),
        line.skip(" "), line.skipHours()
      else { return false }
      // The host, unless the process follows at once.
      _ = line.all { host in
        host.skip(" ") && host.skip { !$0.isSpace && $0 != UInt8(ascii: "[") } > 0
          && host.current?.isSpace != false
      }
      return true
    }
  }

  private mutating func skipHours() -> Bool {
    digits(2...2) && skip(":") && digits(2...2) && skip(":") && digits(2...2)
  }

  /// `<Error>`, `MyApp[123:4567]` or `[General]`, and a colon.
  mutating func skipTag() -> Bool {
    all { line in
      _ = line.skip(while: \.isBlank)
      guard line.skipLevel() || line.skipCategory() || line.skipProcess() else { return false }
      _ = line.skip(":")
      return true
    }
  }

  /// A word in angle brackets; the `<NSIndexPath>` of a message is none of them.
  private mutating func skipLevel() -> Bool {
    guard current == UInt8(ascii: "<") else { return false }
    return all { line in
      guard line.skip("<"), case let start = line.position,
        line.skip(atMost: 10, while: \.isLetter) > 0,
        case let level = line.bytes[start..<line.position]
      else { return false }
      return line.skip(">") && Self.levels.contains { level.elementsEqual($0.utf8) }
    }
  }

  private static let levels = [
    "Debug", "Info", "Default", "Notice", "Warning", "Error", "Critical", "Alert", "Emergency",
    "Fault",
  ]

  private mutating func skipCategory() -> Bool {
    guard current == UInt8(ascii: "[") else { return false }
    return all { line in
      line.skip("[") && line.current?.isLetter == true
        && line.skip { $0.isLetter || $0.isDigit || ".:_-".utf8.contains($0) } > 0
        && line.skip("]")
    }
  }

  private mutating func skipProcess() -> Bool {
    all { line in
      guard line.skip(while: { !$0.isSpace && $0 != UInt8(ascii: "[") }) > 0, line.skip("["),
        line.digits(2...20)
      else { return false }
      _ = line.all { $0.skip(":") && $0.skip(while: \.isHexadecimal) > 0 }
      return line.skip("]")
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- 0x30 < 10 }
  fileprivate var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  fileprivate var isHexadecimal: Bool { isDigit || (self | 0x20) &- 0x61 < 6 || self == 0x78 }
  /// A space or a tab.
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
  /// A blank or a line end.
  fileprivate var isSpace: Bool { isBlank || self &- 0x0A < 4 }
}
