/// The end of a log that has been read so far, in two forms: as it was printed, and squeezed.
///
/// Squeezed is what is left of a message however it was printed, wrapped, quoted or escaped: small
/// letters without white space, quotation marks and what loggers put in front of a line, so that a
/// line break in the middle of a word is no break.
struct LogText {
  /// The lines without what loggers put in front; a line end is a line feed, an escaped one a tab.
  private(set) var plain: [UInt8] = []
  private(set) var squeezed: [UInt8] = []
  /// For each squeezed byte its place in ``plain``.
  private(set) var origins: [Int] = []
  /// How many line ends there are before a place in ``plain``, which is where lines are counted from.
  private var counted = (lineEnds: 0, place: 0)
  private var isAtLineStart = true

  /// Appends bytes that end where a line ends, or where the log does.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    plain.reserveCapacity(plain.count + bytes.count)
    squeezed.reserveCapacity(squeezed.count + bytes.count)
    origins.reserveCapacity(origins.count + bytes.count)
    var position = 0
    while position < bytes.count {
      if isAtLineStart { position = LinePrefix.end(in: bytes, from: position) }
      isAtLineStart = false
      while position < bytes.count, !isAtLineStart {
        let byte = bytes[position]
        let letter = SqueezedByte.table[Int(byte)]
        if letter > SqueezedByte.special {
          append(byte, squeezed: letter)
          position += 1
        } else if letter == SqueezedByte.nothing {
          plain.append(byte)
          position += 1
        } else {
          appendSequence(of: bytes, at: &position)
        }
      }
    }
  }

  private mutating func append(_ byte: UInt8, squeezed letter: UInt8) {
    origins.append(plain.count)
    squeezed.append(letter)
    plain.append(byte)
  }

  /// Appends what begins with a byte that means something else together with others.
  private mutating func appendSequence(of bytes: UnsafeRawBufferPointer, at position: inout Int) {
    let sequence = SqueezedByte.Sequence(in: bytes, at: position)
    defer { position += sequence.length }
    switch sequence.meaning {
    case .lineEnd(let byte):
      plain.append(byte)
      isAtLineStart = true
    case .letter(let letter):
      append(letter, squeezed: letter)
    case .nothing:
      plain.append(contentsOf: bytes[position..<position + sequence.length])
    case .itself:
      append(bytes[position], squeezed: bytes[position])
    }
  }

  /// Forgets the beginning, up to a squeezed byte.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes there are.
  mutating func dropFirst(_ count: Int) {
    let end = count < origins.count ? origins[count] : plain.count
    countLineEnds(upTo: end)
    counted.place -= end
    plain.removeFirst(end)
    squeezed.removeFirst(count)
    origins.removeFirst(count)
    for index in origins.indices { origins[index] -= end }
  }

  /// The number of the line in which a squeezed byte stands, from 1. To be asked in ascending order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes since the one that was asked about last.
  mutating func line(of index: Int) -> Int {
    countLineEnds(upTo: origins[index])
    return 1 + counted.lineEnds
  }

  private mutating func countLineEnds(upTo end: Int) {
    let passed = plain[min(counted.place, end)..<end]
    counted.lineEnds += passed.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    counted.place = max(counted.place, end)
  }
}
