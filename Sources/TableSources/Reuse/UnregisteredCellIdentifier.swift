/// An error of a reuse queue that is asked for a cell by an identifier it has never met.
public struct UnregisteredCellIdentifier: Error, Hashable {
  /// The identifier that was asked for.
  public let identifier: String
  /// The identifiers that the queue knows, in alphabetical order.
  public let registeredIdentifiers: [String]
}

extension UnregisteredCellIdentifier: CustomStringConvertible {
  /// Names the identifier, the registered ones, and the way out.
  public var description: String {
    let known =
      registeredIdentifiers.isEmpty
      ? "none is" : registeredIdentifiers.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      No cell is registered for the identifier "\(identifier)" (registered: \(known)); \
      register a class of cells for it first
      """
  }
}
