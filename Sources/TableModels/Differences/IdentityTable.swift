/// A flat hash table of numbers that stand for ids: open addressing, linear probing, four bytes a slot.
///
/// It keeps neither ids nor hashes: the lower bits of a slot are a number, the rest is as much of the
/// hash as there is room for. Whether two ids are equal is asked of the caller, for equal rests only.
@usableFromInline
struct IdentityTable: Sendable {
  @usableFromInline var slots: [UInt32] = []
  @usableFromInline var mask = 0
  /// The bits of a slot that hold a number, counted from 1 because an empty slot is 0.
  @usableFromInline var numberBits: UInt32 = 0

  @usableFromInline init() {}

  /// As much of a hash as a table takes, in which all of its bits count: also one that brings its own
  /// `hashValue`, which may differ from others in a few bits alone.
  ///
  /// Multiplies by the golden ratio (D. E. Knuth, "The Art of Computer Programming", volume 3, section
  /// 6.4), after folding, as a multiplication carries upwards only.
  @inlinable @inline(__always)
  static func spread(_ hash: Int) -> UInt32 {
    let bits = UInt64(truncatingIfNeeded: hash)
    return UInt32(truncatingIfNeeded: ((bits ^ bits >> 32) &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// Empties the table and makes room for so many numbers.
  ///
  /// - Complexity: O(*n*) in the room, not in what the table held before.
  @usableFromInline
  mutating func reset(room: Int) {
    guard room < Int32.max else {
      fatalError("\(room) rows changed at once; the most is \(Int32.max - 1)")
    }
    var capacity = 16
    while capacity < room + room / 4 { capacity *= 2 }
    mask = capacity - 1
    numberBits = UInt32(truncatingIfNeeded: mask)
    slots.refill(capacity, with: 0)
  }

  /// Enters a number, unless an equal one is there: then that one is returned.
  ///
  /// - Complexity: O(1) on average for hashes that spread.
  @inlinable @inline(__always)
  mutating func enter(_ number: Int, hash: UInt32, isSame: (_ other: Int) -> Bool) -> Int {
    let tag = hash & ~numberBits
    var position = Int(hash) & mask
    while slots[position] != 0 {
      let slot = slots[position]
      if slot & ~numberBits == tag {
        let other = Int(slot & numberBits) - 1
        if isSame(other) { return other }
      }
      position = (position + 1) & mask
    }
    slots[position] = tag | UInt32(truncatingIfNeeded: number + 1)
    return number
  }
}
