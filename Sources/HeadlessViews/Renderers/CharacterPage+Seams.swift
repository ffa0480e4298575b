extension CharacterPage {
  /// Notes that a text begins with something that would join the character before it, if it does.
  mutating func noteSeam(before first: Unicode.Scalar, lead: [UInt8], metrics: TextMetrics) {
    if hasSeams || first.isSimple && lead.isEmpty { return }
    if !lead.isEmpty || metrics.columns(of: first) == 0 { hasSeams = true }
  }

  /// Returns true if two neighbours would become one: a skin tone joins an emoji before it, a
  /// joiner one behind it, a mark any letter.
  ///
  /// Characters of one text never join each other, and a blank keeps its column.
  ///
  /// - Complexity: O(*n*) in the number of bytes of both.
  func joins(_ code: UInt32, to previous: UInt32) -> Bool {
    guard previous != Self.blank, previous | code >= 0x80 else { return false }
    let (before, after) = (bytes(of: previous), bytes(of: code))
    func count(_ bytes: [UInt8]) -> Int { String(decoding: bytes, as: UTF8.self).count }
    return count(before + after) < count(before) + count(after)
  }

  /// The content of a column, in UTF-8.
  func bytes(of code: UInt32) -> [UInt8] {
    guard code < Self.firstCluster else { return Array(clusterBytes[clusterRange(code)]) }
    return Unicode.Scalar(code).map { Array(String($0).utf8) } ?? []
  }

  /// U+200B ZERO WIDTH SPACE, a boundary in all rules of Unicode Standard Annex #29.
  static let boundary = Array("\u{200B}".utf8)
}
