extension TextMetrics {
  /// The lines of a text. All renderers take them from here, so they break lines alike, and as they
  /// were measured.
  ///
  /// A text that may take several lines is broken at its line ends and before a word that does not
  /// fit. Spaces part words, and those at a break are dropped. An indent keeps the columns that the
  /// first word of its paragraph leaves. A word that is wider than a line is broken between
  /// characters. The text after the last line is cut, and an ellipsis says so.
  ///
  /// In a text of one line, a line end becomes `␊`, like any control character.
  ///
  /// ```swift
  /// let text = DisplayList.Text("to be or not", lineLimit: 2)
  /// metrics.lines(of: text, columns: 5, height: .max, ellipsis: "…")  // "to be", "or n…"
  /// ```
  ///
  /// - Parameters:
  ///   - text: Any text, with the most lines that it may take.
  ///   - columns: The columns of a line.
  ///   - height: The number of lines that fit.
  ///   - ellipsis: The sign for the text that was cut.
  /// - Returns: At most `height` lines, each of at most `columns` columns. The lines are the same
  ///   again if their own number and the columns of the widest are the limits.
  /// - Complexity: O(*n*), where *n* is the number of bytes up to the end of the paragraph in which
  ///   the last line is.
  package func lines(
    of text: DisplayList.Text, columns: Int, height: Int, ellipsis: String
  ) -> [TextLine] {
    guard columns > 0, height > 0 else { return [] }
    if text.lineLimit == 1 {
      return [line(of: Substring(text.string.visible), toColumns: columns, ellipsis: ellipsis)]
    }
    let limit = text.lineLimit == 0 ? height : min(text.lineLimit, height)
    var lines: [TextLine] = []
    var rest = text.string[...]
    while !rest.isEmpty, lines.count < limit {
      let paragraph = rest.prefix { !$0.isNewline }
      rest = rest[paragraph.endIndex...].dropFirst()
      let shown = Substring(String(paragraph).visible)
      wrap(
        withFittingIndent(shown, columns: columns), isContinued: !rest.isEmpty, columns: columns,
        limit: limit, ellipsis: ellipsis, into: &lines)
    }
    return lines
  }

  /// A visible paragraph with the part of its indent that its first word leaves on a line.
  private func withFittingIndent(_ paragraph: Substring, columns: Int) -> Substring {
    guard paragraph.first == " ", paragraph.utf8.count > columns else { return paragraph }
    let words = paragraph.drop { $0 == " " }
    let indent = paragraph.utf8.count - words.utf8.count
    var room = columns
    withClusters(of: words) { clusters in
      for cluster in clusters {
        if room <= 0 || cluster.isSpace { break }
        room -= cluster.columns
      }
    }
    return words.isEmpty ? paragraph : paragraph.dropFirst(indent - min(indent, max(0, room)))
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

  /// The first line of a visible paragraph, and the start of the next one; nil if not even one
  /// character fits.
  private func firstLine(
    of text: Substring, columns: Int
  ) -> (line: TextLine, end: Substring.Index)? {
    if text.utf8.count <= columns {
      return (TextLine(text: text, columns: self.columns(of: text)), text.endIndex)
    }
    return withClusters(of: text) { clusters in
      firstLine(of: text, clusters, columns: columns)
    }
  }

  private func firstLine(
    of text: Substring, _ clusters: TextClusters, columns: Int
  ) -> (line: TextLine, end: Substring.Index)? {
    func index(_ byte: Int) -> Substring.Index {
      text.utf8.index(text.startIndex, offsetBy: byte)
    }
    var used = 0
    // The end of the last whole word, and the start of the word after it.
    var lastWord: (end: Int, columns: Int, next: Int)?
    var isInSpaces = true
    for cluster in clusters {
      let start = cluster.bytes.lowerBound
      if cluster.isSpace {
        if !isInSpaces { lastWord = (start, used, start) }
        isInSpaces = true
      } else {
        if isInSpaces { lastWord?.next = start }
        isInSpaces = false
        if used + cluster.columns > columns {
          if let lastWord {
            let line = TextLine(text: text[..<index(lastWord.end)], columns: lastWord.columns)
            return (line, index(lastWord.next))
          }
          return start == 0
            ? nil : (spaced(text[..<index(start)], used, columns), index(start))
        }
      }
      used += cluster.columns
    }
    if used > columns, let lastWord {
      let line = TextLine(text: text[..<index(lastWord.end)], columns: lastWord.columns)
      return (line, text.endIndex)
    }
    return (spaced(text, used, columns), text.endIndex)
  }

  /// A line without a break, or the part of it that fits if it is only spaces.
  private func spaced(_ text: Substring, _ used: Int, _ columns: Int) -> TextLine {
    TextLine(text: used > columns ? text.prefix(columns) : text, columns: min(used, columns))
  }
}
