/// A quantity that the harness does not time: bytes, cells, or a time that was measured inside.
struct Reading {
  /// The name of the row in the report.
  let name: String
  /// Finds the quantity. Throws if the result of the work is wrong.
  let read: (_ effort: Effort) throws -> Double
}

/// An error: a measured workload gave a wrong result.
struct WrongAnswer: Error, CustomStringConvertible {
  let description: String

  /// Throws unless two numbers are equal.
  static func check(_ found: Int, is expected: Int, _ what: String) throws {
    guard found != expected else { return }
    throw WrongAnswer(description: "\(what) should be \(expected), but is \(found)")
  }
}
