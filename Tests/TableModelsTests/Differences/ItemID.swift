/// The id of a row of the tests, with a hash that spreads or, as those of older code, does not.
struct ItemID: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  /// The source of an id's hash.
  enum Hash: CaseIterable, Sendable {
    /// The library's own.
    case spread
    /// The number itself, as in `var hashValue: Int { number }`.
    case identity
    /// Two halves of the number, as in `x ^ y`.
    case xor
    /// Nothing but the lowest bits.
    case lowBits
    /// Nothing but bits that a hash of 32 bits does not have.
    case highBits
    /// Always the same.
    case constant
    /// The number itself, in a table that spreads hashes by the golden ratio: this undoes it.
    case unspread
  }

  let number: Int
  var hash = Hash.spread

  init(_ number: Int, _ hash: Hash = .spread) {
    self.number = number
    self.hash = hash
  }

  init(integerLiteral number: Int) { self.init(number) }

  var description: String { "\(number)" }

  static func == (left: ItemID, right: ItemID) -> Bool { left.number == right.number }

  /// The inverse of the multiplication by the golden ratio.
  private static let undo = Int(bitPattern: 0x9E37_79B9_7F4A_7C15).inverse

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  var hashValue: Int {
    switch hash {
    case .spread: number.hashValue
    case .identity: number
    case .xor: (number >> 2) ^ (number & 7)
    case .lowBits: number & 3
    case .highBits: number << 32
    case .constant: 0
    case .unspread:
      ((number << 32) &* Self.undo) ^ ((number << 32) &* Self.undo) >> 32 & 0xFFFF_FFFF
    }
  }
}

extension Int {
  /// The inverse of an odd number modulo 2⁶⁴: Newton's method doubles the right bits.
  fileprivate var inverse: Int {
    var inverse = self
    for _ in 0..<5 { inverse = inverse &* (2 &- self &* inverse) }
    return inverse
  }
}
