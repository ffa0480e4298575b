/// The characters of a text, each with the columns that it takes.
///
/// To find where a character ends, the standard library looks every scalar up in its tables. Most
/// scalars never join a neighbour of their kind, so between two of those is always a border: only
/// what stands beside the others is looked up.
struct TextClusters: Sequence, IteratorProtocol {
  /// One character.
  struct Cluster {
    /// The first scalar.
    let scalar: Unicode.Scalar
    /// The place of the character in the bytes of the text.
    let bytes: Range<Int>
    /// The terminal columns.
    let columns: Int

    /// True if it is a space and nothing else.
    var isSpace: Bool { scalar == " " && bytes.count == 1 }
    /// True if it has no more than the first scalar.
    var isOneScalar: Bool { bytes.count == UTF8.width(scalar) }
  }

  /// The text in UTF-8, valid as long as the closure runs that got the characters.
  let bytes: UnsafeBufferPointer<UInt8>
  private let text: Substring
  private let metrics: TextMetrics
  private var ahead: Unicode.Scalar?
  /// The number of bytes before the next scalar.
  private var offset = 0

  fileprivate init(_ text: Substring, bytes: UnsafeBufferPointer<UInt8>, metrics: TextMetrics) {
    self.text = text
    self.bytes = bytes
    self.metrics = metrics
    ahead = bytes.scalar(at: 0)
  }

  @inline(__always)
  mutating func next() -> Cluster? {
    guard let scalar = ahead else { return nil }
    if scalar.isSimple {
      let end = offset + UTF8.width(scalar)
      let following = bytes.scalar(at: end)
      if following?.isSimple ?? true {
        defer { (offset, ahead) = (end, following) }
        return Cluster(scalar: scalar, bytes: offset..<end, columns: metrics.columns(of: scalar))
      }
    }
    return lookedUp(from: scalar)
  }

  @inline(never)
  private mutating func lookedUp(from scalar: Unicode.Scalar) -> Cluster {
    let start = text.utf8.index(text.startIndex, offsetBy: offset)
    // A slice begins with a character, which spares the search for the one around the index.
    let rest = text[start...]
    let end = rest.index(after: start)
    let range = offset..<(offset + text.utf8.distance(from: start, to: end))
    (offset, ahead) = (range.upperBound, bytes.scalar(at: range.upperBound))
    return Cluster(
      scalar: scalar, bytes: range, columns: metrics.columns(of: rest[..<end].unicodeScalars))
  }

  /// True if a character may become one with a neighbour in another text: it begins with a skin tone
  /// or ends in a joiner.
  func mayJoinNeighbors(_ cluster: Cluster) -> Bool {
    cluster.scalar.isSkinTone
      || cluster.bytes.count >= 3
        && bytes[cluster.bytes].suffix(3).elementsEqual(Self.joiner)
  }

  private static let joiner = Array(String(Unicode.Scalar.zeroWidthJoiner).utf8)
}

extension TextMetrics {
  /// Returns the terminal columns of a text in which each scalar is a character of its own; nil if one
  /// may not be.
  func columns(ifSimple bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var (columns, index) = (0, 0)
    while let scalar = bytes.scalar(at: index) {
      guard scalar.isSimple else { return nil }
      columns &+= self.columns(of: scalar)
      index &+= UTF8.width(scalar)
    }
    return columns
  }

  /// Calls a closure with the characters of a text.
  // The memory is lent for the call: a closure must not keep the characters' bytes, and none here does.
  func withClusters<Result>(
    of text: Substring, _ body: (TextClusters) -> Result
  ) -> Result {
    var text = text
    text.makeContiguousUTF8()
    let whole = text
    return text.withUTF8 { body(TextClusters(whole, bytes: $0, metrics: self)) }
  }
}

extension Substring {
  /// Calls a closure with the text in UTF-8, valid for the call. A view's own way to lend its bytes is
  /// generic, and costs more than most texts have bytes.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar that begins at an index of valid UTF-8; nil at the end.
  @inline(__always)
  func scalar(at index: Int) -> Unicode.Scalar? {
    guard index < count else { return nil }
    let first = UInt32(self[index])
    if first < 0x80 { return Unicode.Scalar(first) }
    // In bounds, because a string's UTF-8 is valid: the first byte says how many follow.
    func more(_ offset: Int) -> UInt32 { UInt32(self[index + offset] & 0x3F) }
    if first < 0xE0 { return Unicode.Scalar((first & 0x1F) << 6 | more(1)) }
    if first < 0xF0 { return Unicode.Scalar((first & 0x0F) << 12 | more(1) << 6 | more(2)) }
    return Unicode.Scalar((first & 0x07) << 18 | more(1) << 12 | more(2) << 6 | more(3))
  }
}

extension Unicode.Scalar {
  /// True if the scalar is a character of its own among others of its kind (Unicode Standard Annex
  /// #29), takes columns, is drawn as it is and turns no direction.
  ///
  /// Not every such scalar is one of these: only whole ranges of common blocks.
  @inline(__always)
  var isSimple: Bool {
    switch value {
    // Latin without the soft hyphen; Greek and Cyrillic without the marks of the latter.
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F: true
    // Ideographs and Hangul syllables.
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    // More of Latin and Greek; punctuation, currencies and symbols.
    case 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205E, 0x20A0...0x20CF, 0x2100...0x2BFF: true
    // East Asian punctuation, kana and their full and half widths, without marks.
    case 0x3000...0x3029, 0x3030...0x3096, 0x309B...0x30FF, 0x3200...0x33FF, 0xFF01...0xFF9D: true
    // Emoji without skin tones.
    case 0x1F300...0x1F3FA, 0x1F400...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF: true
    default: false
    }
  }
}
