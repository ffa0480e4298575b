/// A flat hash table of numbers that stand for ids: open addressing, linear probing.
///
/// It keeps neither ids nor their whole hashes: a slot is the upper half of a hash and the number of
/// what has it. Whether two ids are equal is asked of the caller, for equal halves only.
@usableFromInline
struct IdentityTable: Sendable {
  @usableFromInline var slots: [UInt64] = []
  @usableFromInline var mask = 0

  @usableFromInline init() {}

  @inlinable static var numberBits: UInt64 { 0xFFFF_FFFF }

  /// Empties the table and makes room for so many numbers.
  ///
  /// - Complexity: O(*n*) in the room, not in what the table held before.
  @usableFromInline
  mutating func reset(room: Int) {
    guard room < Int(Self.numberBits) else {
      fatalError("\(room) rows changed at once; the most is \(Self.numberBits - 1)")
    }
    var capacity = 16
    while capacity < room + room / 4 { capacity *= 2 }
    mask = capacity - 1
    slots.refill(capacity, with: 0)
  }

  /// Enters a number, unless an equal one is there: then that one is returned.
  ///
  /// - Complexity: O(1) on average for hashes that spread.
  @inlinable @inline(__always)
  mutating func enter(_ number: Int, hash: Int, isSame: (_ other: Int) -> Bool) -> Int {
    let bits = UInt64(truncatingIfNeeded: hash)
    let tag = bits & ~Self.numberBits
    var position = Int(truncatingIfNeeded: bits) & mask
    while slots[position] != 0 {
      let slot = slots[position]
      if slot & ~Self.numberBits == tag {
        let other = Int(truncatingIfNeeded: slot & Self.numberBits) - 1
        if isSame(other) { return other }
      }
      position = (position + 1) & mask
    }
    slots[position] = tag | UInt64(truncatingIfNeeded: number + 1)
    return number
  }
}
