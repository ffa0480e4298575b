/// A Swift file as it was built, and the literals in it that were replaced since.
struct EditedSource {
  private let built: String
  private var replacements: [Range<String.Index>: String] = [:]

  init(_ built: String) { self.built = built }

  /// The file with all replacements.
  var text: String {
    var text = built
    for (range, literal) in replacements.sorted(by: { $0.key.lowerBound > $1.key.lowerBound }) {
      text.replaceSubrange(range, with: literal)
    }
    return text
  }

  /// Replaces the literal after the label `is` in a call.
  ///
  /// - Parameters:
  ///   - line: The line of the call as built, counted from 1.
  ///   - column: The column of its parenthesis in bytes, counted from 1.
  ///   - value: The value of the literal as built.
  ///   - text: The text that takes its place.
  mutating func replaceLiteral(
    ofCallAt line: Int, column: Int, value: String, by text: String
  ) throws(RecordingRefusal) {
    guard let range = literal(ofCallAt: line, column: column) else {
      throw RecordingRefusal(
        "there is no call with a text after \"is:\" at line \(line), column \(column) of the test's "
          + "source. Write is: \"\" there; if the file was changed after the test was built, run the "
          + "test again")
    }
    let literal = Literal(built[range])
    guard literal.content == Literal.escaped(value.lines).joined(separator: "\n") else {
      throw RecordingRefusal(
        "the text in the call at line \(line) is not the one that the test was built with. Run the "
          + "test again; if the text has an interpolation or escapes, change it by hand")
    }
    let start = built[..<range.lowerBound].lastIndex(where: \.isNewline).map(built.index(after:))
    let blanks = built[(start ?? built.startIndex)...].prefix { $0 == " " || $0 == "\t" }
    let indentation = literal.indentation ?? blanks + (blanks.first == "\t" ? "\t" : "  ")
    let lines = Literal.escaped(text.isEmpty ? [] : text.lines).map {
      $0.isEmpty ? "" : indentation + $0
    }
    replacements[range] = (["\"\"\""] + lines + [indentation + "\"\"\""])
      .joined(separator: built.contains("\r\n") ? "\r\n" : "\n")
  }

  /// Returns the place of the string literal after the label `is` in a call; nil if there is none.
  private func literal(ofCallAt line: Int, column: Int) -> Range<String.Index>? {
    let lines = built.utf8.split(
      separator: UInt8(ascii: "\n"), maxSplits: line - 1, omittingEmptySubsequences: false)
    guard lines.count == line, let rest = lines.last, column <= rest.count else { return nil }
    let opening = rest.index(rest.startIndex, offsetBy: column - 1)
    guard rest[opening] == UInt8(ascii: "(") else { return nil }
    // Comments, strings, the label, brackets.
    let tokens =
      /\/\/[^\n]*|\/\*(?s:.*?)\*\/|(#+)"(?s:.*?)"\1|"""(?s:\\.|.)*?"""|"(?!"")(?:\\.|[^"\\\n])*"|\bis:|[()\[\]{}]/
      .matchingSemantics(.unicodeScalar)
    var (depth, end, isLabelled) = (0, opening, false)
    for match in built[opening...].matches(of: tokens) {
      let gap = built[end..<match.range.lowerBound]
      end = match.range.upperBound
      if isLabelled, !gap.allSatisfy(\.isWhitespace) { return nil }
      switch match.output.0.first {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "i": isLabelled = depth == 1
      case "\"" where isLabelled: return match.range
      default: break
      }
      if depth == 0 { return nil }
    }
    return nil
  }
}

/// A string literal in Swift source, with `"` or `"""` around it.
private struct Literal {
  /// The blanks before the closing delimiter of several lines; nil for a literal of one line.
  let indentation: String?
  /// The source between the delimiters, without the indentation.
  let content: String

  init(_ source: Substring) {
    let lines = source.lines
    guard lines.count > 1, let last = lines.last else {
      (indentation, content) = (nil, String(source.dropFirst().dropLast()))
      return
    }
    indentation = String(last.dropLast(3))
    // By scalars: a mark may join the last blank.
    content = lines.dropFirst().dropLast().map { line in
      String(line.unicodeScalars.dropFirst(last.unicodeScalars.count - 3))
    }.joined(separator: "\n")
  }

  /// Returns lines with escapes for all that would end a literal, escape something, or be seen by nobody.
  static func escaped(_ lines: [Substring]) -> [String] {
    lines.map { line in
      // By scalars: a mark may join a backslash or a quote.
      String.UnicodeScalarView(line.unicodeScalars)
        .replacing(#"\"#.unicodeScalars, with: #"\\"#.unicodeScalars)
        .replacing(#"""""#.unicodeScalars, with: #"\"\"\""#.unicodeScalars)
        .map { $0.isInvisible && !$0.isJoiner ? "\\u{\($0.digits)}" : String($0) }.joined()
    }
  }
}
