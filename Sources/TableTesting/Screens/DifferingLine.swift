import Tables

/// A line beside another one: the part that both begin with, and the rest, whose invisible characters
/// are shown where the two differ.
struct DifferingLine {
  let same: String
  private let rest: Substring

  /// A line and the one beside it, nil if there is none.
  init(_ line: Substring, other: Substring?) {
    let count = zip(line, other ?? "").prefix { $0 == $1 }.count
    same = String(line.prefix(count))
    rest = line.dropFirst(count)
  }

  /// The line as it is printed: the blanks at its end are `·`, and what nobody sees is its code, such
  /// as `<U+00A0>`.
  var shown: String {
    let blanks = rest.reversed().prefix { $0 == " " }.count
    let inner = rest.dropLast(blanks)
    let first = inner.first.map { shown($0, joins: false) } ?? ""
    let others = inner.dropFirst().map { shown($0, joins: true) }.joined()
    return shown(same) + first + others + String(repeating: "·", count: blanks)
  }

  /// The common part needs no codes, but must not move the cursor.
  private func shown(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map(\.picture)))
  }

  /// A character with its invisible scalars as codes.
  ///
  /// - Parameter joins: True if what joins or varies other scalars, as in an emoji, is left as it is.
  private func shown(_ character: Character, joins: Bool) -> String {
    let scalars = character.unicodeScalars
    return scalars.map { scalar in
      scalar.isInvisible && !(joins && scalars.count > 1) ? scalar.code : String(scalar.picture)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// True if the scalar is drawn as nothing, or as a blank that is no space.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: self != " "
    default: properties.isDefaultIgnorableCodePoint
    }
  }

  /// The scalar by its number, as in `<U+00A0>`.
  var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
  }

  /// The picture of a control character; any other scalar itself.
  fileprivate var picture: Unicode.Scalar {
    switch value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? self
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    default: self
    }
  }
}

extension StringProtocol {
  /// The terminal columns of a rendered text, in which the isolates of a direction take none.
  var renderedColumns: Int {
    TextMetrics().columns(
      of: String(String.UnicodeScalarView(unicodeScalars.filter { !(0x2066...0x2069 ~= $0.value) }))
    )
  }
}
