import Tables

// The lines of a text and the scalars in them, as expectations compare and print them.

extension StringProtocol {
  /// The lines, ended by LF, CR or both.
  var lines: [SubSequence] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
  }

  /// The text with `\n` between its lines, and without the blank lines at its end.
  var withoutBlankEnd: String {
    var lines = self.lines
    while let last = lines.last, last.allSatisfy({ $0 == " " }) { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// The text without the blanks at its end.
  var withoutBlanksAtEnd: String { String(reversed().drop { $0 == " " }.reversed()) }

  /// The terminal columns of a rendered text, in which the isolates of a direction take none.
  var renderedColumns: Int {
    TextMetrics().columns(
      of: String(String.UnicodeScalarView(unicodeScalars.filter { !(0x2066...0x2069 ~= $0.value) }))
    )
  }

  /// Returns the text with codes, such as `<U+00A0>`, for some of its scalars.
  func showing(_ isHidden: (Unicode.Scalar) -> Bool) -> String {
    unicodeScalars.map { isHidden($0) ? "<U+\($0.digits)>" : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// True for what moves the cursor or means something to a terminal.
  var isControl: Bool { properties.generalCategory == .control }

  /// True if the scalar is drawn as nothing, or as a blank that is no space.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: self != " "
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// True for what joins or varies the scalars before it, as in an emoji.
  var isJoiner: Bool {
    switch value {
    case 0x200C...0x200D, 0xFE00...0xFE0F: true
    default: false
    }
  }

  /// The number in hexadecimal digits, four or more.
  var digits: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
