/// A quantity that the harness does not time: bytes, cells, or a time that was measured inside.
package struct Reading {
  /// The name of the row in the report.
  package let name: String
  /// Finds the quantity. Throws if the result of the work is wrong.
  package let read: (_ effort: Effort) throws -> Double

  package init(name: String, read: @escaping (_ effort: Effort) throws -> Double) {
    self.name = name
    self.read = read
  }
}

/// An error: a measured workload gave a wrong result.
package struct WrongAnswer: Error, CustomStringConvertible {
  package let description: String

  /// Throws unless two numbers are equal.
  package static func check(_ found: Int, is expected: Int, _ what: String) throws {
    guard found != expected else { return }
    throw WrongAnswer(description: "\(what) should be \(expected), but is \(found)")
  }
}
