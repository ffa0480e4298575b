extension CharacterPage {
  /// Where a line of text goes on a page, and how it looks there.
  struct Place {
    /// The line of the page.
    var line: Int
    /// The column of the first character.
    var column: Int
    /// The columns that may change; characters outside of them, or only partly inside, are left out.
    var visible: Range<Int>
    /// How the letters look.
    var style: TextStyle
  }

  /// Places a line of text.
  ///
  /// - Complexity: O(*n*) in the number of bytes of the text.
  mutating func write(_ text: TextLine, ellipsis: String, at place: Place, metrics: TextMetrics) {
    guard place.line >= 0, place.line < lines else { return }
    var place = place
    place.visible = place.visible.clamped(to: 0..<columns)
    guard !place.visible.isEmpty else { return }
    var isolate: UInt32 = 0
    if !writeASCII(text.text, at: &place) {
      if text.text.containsRightToLeft {
        isolateCount += 1
        isolate = isolateCount
      }
      write(text.text, at: &place, isolate: isolate, metrics: metrics)
    }
    if text.endsInEllipsis {
      write(ellipsis[...], at: &place, isolate: isolate, metrics: metrics)
    }
  }

  /// The fast path: a text of ASCII is its bytes, one column each.
  private mutating func writeASCII(_ text: Substring, at place: inout Place) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.isASCII else { return false }
      let shown = (place.column..<(place.column + bytes.count)).clamped(to: place.visible)
      let start = place.line * columns
      let cells = (start + shown.lowerBound)..<(start + shown.upperBound)
      open(cells)
      let firstByte = shown.lowerBound - place.column
      for offset in 0..<shown.count {
        codes[cells.lowerBound + offset] = UInt32(bytes[firstByte + offset])
      }
      mark(cells, style: place.style, isolate: 0)
      place.column += bytes.count
      return true
    } ?? false
  }

  private mutating func write(
    _ text: Substring, at place: inout Place, isolate: UInt32, metrics: TextMetrics
  ) {
    let start = place.line * columns
    var last: Int?
    for character in text {
      let width = metrics.columns(of: character)
      let end = place.column + width
      if width == 0 {
        // Joined to the character before it; where there is none, nobody would see it.
        if let last { join(character, to: last) }
      } else if place.column >= place.visible.lowerBound, end <= place.visible.upperBound {
        let cells = (start + place.column)..<(start + end)
        put(character, in: cells)
        mark(cells, style: place.style, isolate: isolate)
        last = cells.lowerBound
      } else {
        last = nil
      }
      place.column = end
    }
  }

  private mutating func put(_ character: Character, in cells: Range<Int>) {
    open(cells)
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    let isOne = scalars.index(after: scalars.startIndex) == scalars.endIndex
    codes[cells.lowerBound] =
      isOne && !first.properties.isEmojiModifier ? first.value : addCluster(character.utf8)
    for rest in cells.dropFirst() { codes[rest] = Self.continuation }
  }

  private mutating func join(_ character: Character, to cell: Int) {
    let code = codes[cell]
    let before =
      code < Self.firstCluster
      ? Unicode.Scalar(code).map { Array(Character($0).utf8) } ?? []
      : Array(clusterBytes[clusterRange(code)])
    codes[cell] = addCluster(before + Array(character.utf8))
  }

  /// Keeps the bytes of a character, and what it needs so as to stay one of its own beside whatever
  /// else comes to stand there: a skin tone would join an emoji before it, a joiner one behind it.
  private mutating func addCluster(_ bytes: some Collection<UInt8>) -> UInt32 {
    if bytes.starts(with: Self.skinToneStart) { clusterBytes.append(contentsOf: Self.boundary) }
    clusterBytes.append(contentsOf: bytes)
    if bytes.suffix(3).elementsEqual(Self.joiner) {
      clusterBytes.append(contentsOf: Self.boundary)
    }
    clusterEnds.append(clusterBytes.count)
    return Self.firstCluster + UInt32(clusterEnds.count - 1)
  }

  /// The first bytes of U+1F3FB...U+1F3FF, which only a few symbols share.
  private static let skinToneStart: [UInt8] = [0xF0, 0x9F, 0x8F]
  private static let joiner = Array("\u{200D}".utf8)
  /// U+200B ZERO WIDTH SPACE, a boundary in all rules of Unicode Standard Annex #29.
  private static let boundary = Array("\u{200B}".utf8)
}
