/// A flat hash table of numbers that stand for ids: open addressing, linear probing, four bytes a slot.
///
/// It stores neither ids nor hashes: the lower bits of a slot are a number, the upper bits are a
/// part of the hash. If those parts are equal, the table asks the caller to compare the ids.
@usableFromInline
struct IdentityTable: Sendable {
  @usableFromInline var slots: [UInt32] = []
  @usableFromInline var mask = 0
  /// The bits of a slot for a number, counted from 1 because an empty slot is 0.
  @usableFromInline var numberBits: UInt32 = 0

  @usableFromInline init() {}

  /// The part of a hash that a table stores. All bits of the hash count, even if an id brings its
  /// own `hashValue` of few differing bits.
  ///
  /// Folds the hash, because a multiplication carries upwards only, and multiplies it by the golden
  /// ratio (D. E. Knuth, "The Art of Computer Programming", volume 3, section 6.4).
  @inlinable @inline(__always)
  static func spread(_ hash: Int) -> UInt32 {
    let bits = UInt64(truncatingIfNeeded: hash)
    return UInt32(truncatingIfNeeded: ((bits ^ bits >> 32) &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }

  /// Empties the table and makes room for a count of numbers.
  ///
  /// - Complexity: O(*n*) in the new room, not in the old content.
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

  /// Enters a number and returns it, or returns an equal one that is already there.
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
