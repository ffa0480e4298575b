/// A set of small integers that finds the next smaller and greater members quickly: bits, and
/// levels of bits above them.
///
/// Each bit of a level says that one of 64 bits below it is set. The words belong to the caller,
/// who gives them to each operation, so that a loop borrows their memory once.
///
/// - Complexity: O(log₆₄ *n*) for each operation, 4 words for a universe of 16 million.
struct RankLevels: Sendable {
  /// The start of each level in the words, the bits themselves first.
  private var starts: [Int] = []

  /// The memory that is kept, in bytes.
  var keptBytes: Int { starts.keptBytes }

  /// Divides words into levels for the members `0..<count`, and empties them.
  ///
  /// - Complexity: O(*n*) in the count, a 64th of it.
  mutating func reset(count: Int, _ words: inout [UInt64]) {
    starts.removeAll(keepingCapacity: true)
    var length = max(count, 1)
    var total = 0
    repeat {
      length = (length + 63) / 64
      starts.append(total)
      total += length
    } while length > 1
    words.refill(total, with: 0)
  }

  func insert(_ rank: Int, _ words: inout MutableSpan<UInt64>) {
    var index = rank
    for start in starts {
      let old = words[start + index >> 6]
      words[start + index >> 6] = old | 1 << UInt64(index & 63)
      if old != 0 { return }
      index >>= 6
    }
  }

  func remove(_ rank: Int, _ words: inout MutableSpan<UInt64>) {
    var index = rank
    for start in starts {
      let rest = words[start + index >> 6] & ~(1 << UInt64(index & 63))
      words[start + index >> 6] = rest
      if rest != 0 { return }
      index >>= 6
    }
  }

  /// The greatest member below a rank.
  @inline(__always)
  func last(before rank: Int, _ words: borrowing MutableSpan<UInt64>) -> Int? {
    let below = words[rank >> 6] & Self.bits(below: rank)
    if below != 0 { return rank & ~63 | Self.greatestBit(of: below) }
    return lastFarther(before: rank >> 6, words)
  }

  /// The least member above a rank.
  @inline(__always)
  func first(after rank: Int, _ words: borrowing MutableSpan<UInt64>) -> Int? {
    let above = words[rank >> 6] & Self.bits(above: rank)
    if above != 0 { return rank & ~63 | above.trailingZeroBitCount }
    return firstFarther(after: rank >> 6, words)
  }

  /// The greatest member in the words of bits before one of them.
  private func lastFarther(before word: Int, _ words: borrowing MutableSpan<UInt64>) -> Int? {
    var index = word
    for level in starts.indices.dropFirst() {
      let below = words[starts[level] + index >> 6] & Self.bits(below: index)
      if below != 0 {
        var found = index & ~63 | Self.greatestBit(of: below)
        for start in starts[..<level].reversed() {
          found = found << 6 | Self.greatestBit(of: words[start + found])
        }
        return found
      }
      index >>= 6
    }
    return nil
  }

  /// The least member in the words of bits after one of them.
  private func firstFarther(after word: Int, _ words: borrowing MutableSpan<UInt64>) -> Int? {
    var index = word
    for level in starts.indices.dropFirst() {
      let above = words[starts[level] + index >> 6] & Self.bits(above: index)
      if above != 0 {
        var found = index & ~63 | above.trailingZeroBitCount
        for start in starts[..<level].reversed() {
          found = found << 6 | words[start + found].trailingZeroBitCount
        }
        return found
      }
      index >>= 6
    }
    return nil
  }

  private static func bits(below index: Int) -> UInt64 { (1 << UInt64(index & 63)) - 1 }

  private static func bits(above index: Int) -> UInt64 { ~1 << UInt64(index & 63) }

  private static func greatestBit(of word: UInt64) -> Int { 63 - word.leadingZeroBitCount }
}
