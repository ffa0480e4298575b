/// A quantity that is not a time the harness takes: bytes, cells, or a time that was measured inside.
struct Reading {
  /// What the row of the report is called.
  let name: String
  /// Finds the quantity out. Throws where what it looks at is not as it must be.
  let read: (_ effort: Effort) throws -> Double
}

/// Something that was measured did not come out as it must.
struct WrongAnswer: Error, CustomStringConvertible {
  let description: String

  /// Throws unless two numbers are equal.
  static func check(_ found: Int, is expected: Int, _ what: String) throws {
    guard found != expected else { return }
    throw WrongAnswer(description: "\(what) should be \(expected), but is \(found)")
  }
}
