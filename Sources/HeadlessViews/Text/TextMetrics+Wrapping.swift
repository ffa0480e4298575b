extension TextMetrics {
  /// A text as the lines that it is shown on: the one place where lines are broken, so that all
  /// renderers break them alike.
  ///
  /// On more than one line, a line ends where the text has a line end, and before a word that does
  /// not fit. Words are what spaces part; the spaces at a break are dropped. A word that is wider than
  /// a line is broken between characters. What is left after the last line is cut, which an ellipsis
  /// shows.
  ///
  /// On one line only, a line end in the text is shown as `␊`, like any control character.
  ///
  /// ```swift
  /// metrics.lines(of: "to be or not", columns: 5, limit: 2, ellipsis: "…")  // "to be", "or n…"
  /// ```
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - columns: The columns that a line has.
  ///   - limit: The most lines there may be.
  ///   - ellipsis: What stands for what was cut.
  /// - Returns: At most `limit` lines, none of more than `columns` columns.
  /// - Complexity: O(*n*), where *n* is the number of bytes up to the end of the paragraph in which
  ///   the last line is.
  package func lines(
    of text: String, columns: Int, limit: Int, ellipsis: String
  ) -> [TextLine] {
    guard columns > 0, limit > 0 else { return [] }
    if limit == 1 {
      return [line(of: Substring(text.visible), toColumns: columns, ellipsis: ellipsis)]
    }
    var lines: [TextLine] = []
    var rest = text[...]
    while !rest.isEmpty, lines.count < limit {
      let paragraph = rest.prefix { !$0.isNewline }
      rest = rest[paragraph.endIndex...].dropFirst()
      wrap(
        Substring(String(paragraph).visible), isContinued: !rest.isEmpty, columns: columns,
        limit: limit, ellipsis: ellipsis, into: &lines)
    }
    return lines
  }

  private func wrap(
    _ paragraph: Substring, isContinued: Bool, columns: Int, limit: Int, ellipsis: String,
    into lines: inout [TextLine]
  ) {
    var rest = paragraph
    repeat {
      let isLast = lines.count == limit - 1
      let first = firstLine(of: rest, columns: columns)
      guard let (line, end) = first, !isLast || (end == rest.endIndex && !isContinued) else {
        lines.append(
          self.line(of: rest, toColumns: columns, ellipsis: ellipsis, isContinued: isContinued))
        return
      }
      lines.append(line)
      rest = rest[end...]
    } while !rest.isEmpty
  }

  /// The first line of a visible paragraph, and where the next one begins; nil where not even one
  /// character fits.
  private func firstLine(
    of text: Substring, columns: Int
  ) -> (line: TextLine, end: Substring.Index)? {
    if text.utf8.count <= columns {
      return (TextLine(text: text, columns: self.columns(of: text)), text.endIndex)
    }
    var used = 0
    // Where the last whole word ends, and where the word after it begins.
    var lastWord: (end: Substring.Index, columns: Int, next: Substring.Index)?
    var isInSpaces = true
    for index in text.indices {
      let character = text[index]
      let width = self.columns(of: character)
      if character == " " {
        if !isInSpaces { lastWord = (index, used, index) }
        isInSpaces = true
      } else {
        if isInSpaces { lastWord?.next = index }
        isInSpaces = false
        if used + width > columns {
          if let lastWord {
            let line = TextLine(text: text[..<lastWord.end], columns: lastWord.columns)
            return (line, lastWord.next)
          }
          return index == text.startIndex ? nil : (spaced(text[..<index], used, columns), index)
        }
      }
      used += width
    }
    if used > columns, let lastWord {
      return (TextLine(text: text[..<lastWord.end], columns: lastWord.columns), text.endIndex)
    }
    return (spaced(text, used, columns), text.endIndex)
  }

  /// A line without a break, or as much of it as fits where it is nothing but spaces.
  private func spaced(_ text: Substring, _ used: Int, _ columns: Int) -> TextLine {
    TextLine(text: used > columns ? text.prefix(columns) : text, columns: min(used, columns))
  }
}
