extension CharacterPage {
  /// The page as text: each line ended by a newline.
  ///
  /// A run that contains letters from right to left stands between U+2068 FIRST STRONG ISOLATE and
  /// U+2069 POP DIRECTIONAL ISOLATE, which take no column: it reads in its own direction, and what is
  /// beside it stays where it is.
  ///
  /// - Parameters:
  ///   - trimsTrailingBlanks: Whether blanks at the end of a line are left out, unless they have a
  ///     style that shows.
  ///   - colors: The colours of the terminal; read only where the page has styles.
  mutating func text(trimsTrailingBlanks: Bool, colors: ColorChoice) -> String {
    output.reserveCapacity(lines * (columns + 1))
    for line in 0..<lines {
      let start = line * columns
      var end = start + columns
      if trimsTrailingBlanks { while end > start, isInvisible(end - 1) { end -= 1 } }
      if styles.isEmpty && isolates.isEmpty {
        appendPlain(start..<end)
      } else {
        appendStyled(start..<end, colors: colors)
      }
      output.append(UInt8(ascii: "\n"))
    }
    return String(decoding: output, as: UTF8.self)
  }

  private func isInvisible(_ cell: Int) -> Bool {
    codes[cell] == Self.blank && (styles.isEmpty || !styles[cell].showsBlanks)
  }

  private mutating func appendPlain(_ cells: Range<Int>) {
    for cell in cells {
      let code = codes[cell]
      if code < 0x80 {
        output.append(UInt8(truncatingIfNeeded: code))
      } else {
        append(code, to: &output)
      }
    }
  }

  private mutating func appendStyled(_ cells: Range<Int>, colors: ColorChoice) {
    var style = CellStyle.plain
    var isolate: UInt32 = 0
    for cell in cells where codes[cell] != Self.continuation {
      let nextIsolate = isolates.isEmpty ? 0 : isolates[cell]
      if nextIsolate != isolate, isolate != 0 { output.append(contentsOf: Self.isolateEnd) }
      let nextStyle = styles.isEmpty ? .plain : styles[cell]
      if nextStyle != style {
        nextStyle.appendSequence(after: style, colors: colors, to: &output)
        style = nextStyle
      }
      if nextIsolate != isolate, nextIsolate != 0 { output.append(contentsOf: Self.isolateStart) }
      isolate = nextIsolate
      append(codes[cell], to: &output)
    }
    if isolate != 0 { output.append(contentsOf: Self.isolateEnd) }
    if style != .plain { CellStyle.plain.appendSequence(after: style, colors: colors, to: &output) }
  }

  private static let isolateStart = Array("\u{2068}".utf8)
  private static let isolateEnd = Array("\u{2069}".utf8)

  /// Appends what a column holds, in UTF-8.
  func append(_ code: UInt32, to bytes: inout [UInt8]) {
    if code == Self.continuation { return }
    if code >= Self.firstCluster {
      let number = Int(code - Self.firstCluster)
      let start = number == 0 ? 0 : clusterEnds[number - 1]
      for index in start..<clusterEnds[number] { bytes.append(clusterBytes[index]) }
    } else if let scalar = Unicode.Scalar(code) {
      bytes.append(contentsOf: UTF8.encode(scalar)!)
    }
  }
}
