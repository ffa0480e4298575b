extension CharacterPage {
  /// Returns the page as text: each line ended by a newline.
  ///
  /// A run that contains letters from right to left stands between U+2068 FIRST STRONG ISOLATE and
  /// U+2069 POP DIRECTIONAL ISOLATE, which take no column: it reads in its own direction, and what is
  /// beside it stays where it is.
  ///
  /// - Parameters:
  ///   - trimsTrailingBlanks: True if blanks at the end of a line are left out, unless their style
  ///     can be seen.
  ///   - colors: The colours of the terminal; read only if the page has styles.
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
    guard codes[cell] == Self.blank else { return false }
    return styles.isEmpty || styles[cell] == StyleTable.plain
      || !styleTable[styles[cell]].showsBlanks
  }

  private mutating func appendPlain(_ cells: Range<Int>) {
    if appendASCII(cells) || appendScalars(cells) { return }
    var previous = Self.blank
    for cell in cells where codes[cell] != Self.continuation {
      appendBoundary(after: &previous, before: codes[cell])
      append(codes[cell])
    }
  }

  /// The fast path: columns of ASCII are their bytes.
  private mutating func appendASCII(_ cells: Range<Int>) -> Bool {
    // A local array, so that its memory can be lent while the output changes.
    let line = codes
    let codes = line.span.extracting(cells)
    var allBits: UInt32 = 0
    for cell in codes.indices { allBits |= codes[cell] }
    guard allBits < 0x80 else { return false }
    let start = output.count
    output.append(contentsOf: repeatElement(0, count: codes.count))
    var bytes = output.mutableSpan
    for cell in codes.indices {
      bytes[start &+ cell] = UInt8(truncatingIfNeeded: codes[cell])
    }
    return true
  }

  /// The next fast path: columns without characters of several scalars, which join nothing.
  private mutating func appendScalars(_ cells: Range<Int>) -> Bool {
    guard !hasSeams else { return false }
    // A local array, so that its memory can be lent while the output changes.
    let line = codes
    let codes = line.span.extracting(cells)
    var count = 0
    for cell in codes.indices where codes[cell] != Self.continuation {
      guard codes[cell] < Self.firstCluster else { return false }
      count &+= Self.byteCount(of: codes[cell])
    }
    let start = output.count
    output.append(contentsOf: repeatElement(0, count: count))
    var bytes = output.mutableSpan
    var end = start
    for cell in codes.indices where codes[cell] != Self.continuation {
      Self.encode(codes[cell], into: &bytes, at: &end)
    }
    return true
  }

  /// The number of bytes of a scalar in UTF-8.
  @inline(__always)
  private static func byteCount(of code: UInt32) -> Int {
    code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }

  /// Writes a scalar in UTF-8, behind which the end moves.
  @inline(__always)
  private static func encode(
    _ code: UInt32, into bytes: inout MutableSpan<UInt8>, at end: inout Int
  ) {
    func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: code >> shift & 0x3F) }
    switch byteCount(of: code) {
    case 1: bytes[end] = UInt8(truncatingIfNeeded: code)
    case 2:
      bytes[end] = 0xC0 | UInt8(truncatingIfNeeded: code >> 6)
      bytes[end &+ 1] = tail(0)
    case 3:
      bytes[end] = 0xE0 | UInt8(truncatingIfNeeded: code >> 12)
      bytes[end &+ 1] = tail(6)
      bytes[end &+ 2] = tail(0)
    default:
      bytes[end] = 0xF0 | UInt8(truncatingIfNeeded: code >> 18)
      bytes[end &+ 1] = tail(12)
      bytes[end &+ 2] = tail(6)
      bytes[end &+ 3] = tail(0)
    }
    end &+= byteCount(of: code)
  }

  private mutating func appendStyled(_ cells: Range<Int>, colors: ColorChoice) {
    var style = StyleTable.plain
    var isolate: UInt32 = 0
    var previous = Self.blank
    for cell in cells where codes[cell] != Self.continuation {
      appendBoundary(after: &previous, before: codes[cell])
      let nextIsolate = isolates.isEmpty ? 0 : isolates[cell]
      if nextIsolate != isolate, isolate != 0 { output.append(contentsOf: Self.isolateEnd) }
      if !styles.isEmpty, styles[cell] != style {
        appendSequence(from: style, to: styles[cell], colors: colors)
        style = styles[cell]
      }
      if nextIsolate != isolate, nextIsolate != 0 { output.append(contentsOf: Self.isolateStart) }
      isolate = nextIsolate
      append(codes[cell])
    }
    if isolate != 0 { output.append(contentsOf: Self.isolateEnd) }
    if style != StyleTable.plain {
      appendSequence(from: style, to: StyleTable.plain, colors: colors)
    }
  }

  /// Appends a boundary between two characters that would otherwise become one.
  private mutating func appendBoundary(after previous: inout UInt32, before code: UInt32) {
    if hasSeams, joins(code, to: previous) { output.append(contentsOf: Self.boundary) }
    previous = code
  }

  private mutating func appendSequence(from old: UInt32, to new: UInt32, colors: ColorChoice) {
    styleTable[new].appendSequence(after: styleTable[old], colors: colors, to: &output)
  }

  private static let isolateStart = Array("\u{2068}".utf8)
  private static let isolateEnd = Array("\u{2069}".utf8)

  /// Appends the content of a column, in UTF-8. A method of the page, because passing both its
  /// output and the rest of it would copy the output.
  private mutating func append(_ code: UInt32) {
    if code < 0x80 {
      output.append(UInt8(truncatingIfNeeded: code))
    } else if code >= Self.firstCluster {
      for index in clusterRange(code) { output.append(clusterBytes[index]) }
    } else if code < 0x800 {
      output.append(0xC0 | UInt8(truncatingIfNeeded: code >> 6))
      output.append(0x80 | UInt8(truncatingIfNeeded: code & 0x3F))
    } else if let encoded = Unicode.Scalar(code).flatMap(UTF8.encode) {
      output.append(contentsOf: encoded)
    }
  }

  /// The range of the bytes of a cluster.
  func clusterRange(_ code: UInt32) -> Range<Int> {
    let number = Int(code - Self.firstCluster)
    return (number == 0 ? 0 : clusterEnds[number - 1])..<clusterEnds[number]
  }
}
