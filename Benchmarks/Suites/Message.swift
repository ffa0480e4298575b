import Tables

/// A model with an id of 128 bits, a text too long to be stored in place, and a revision.
struct Message: Identifiable, Equatable {
  struct ID: Hashable {
    let high: UInt64
    let low: UInt64
  }

  let id: ID
  var text: String
  var revision = 0

  /// The message with this number; its id shows no order.
  init(number: Int) {
    let high = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    id = ID(high: high, low: high ^ 0xD1B5_4A32_D192_ED03)
    text = "This is the message with the number \(number)"
  }
}

/// Random numbers that are the same in each run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
