/// The end of the log read so far, in two forms: as it was printed, and squeezed.
///
/// The squeezed form is the same for every way to print, wrap, quote or escape a message:
/// lower-case letters without white space, quotation marks and the prefixes of loggers. A line
/// break in the middle of a word disappears.
struct LogText {
  /// The lines without the prefixes of loggers; a line end is a line feed, an escaped one a tab.
  private(set) var plain: [UInt8] = []
  private(set) var squeezed: [UInt8] = []
  /// The position in ``plain`` of each squeezed byte.
  private(set) var origins: [Int] = []
  /// The number of line ends before a position in ``plain``, from which the count of lines
  /// continues.
  private var counted = (lineEnds: 0, place: 0)
  private var isAtLineStart = true

  /// Appends bytes that end at the end of a line, or of the log.
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

  /// Appends a sequence that begins with a byte of special meaning.
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

  /// Forgets the bytes before a squeezed byte.
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

  /// The line of a squeezed byte, from 1. The bytes have to be asked for in ascending order.
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
