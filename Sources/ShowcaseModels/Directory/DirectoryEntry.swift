/// A person who can be called.
public struct DirectoryEntry: Equatable, Identifiable, Sendable {
  /// The name of the person.
  public let name: String
  /// The number to call, which is also the identity of the entry.
  public let number: Int

  /// The number to call.
  public var id: Int { number }

  /// An entry.
  ///
  /// - Parameters:
  ///   - name: The name of the person.
  ///   - number: The number to call.
  public init(name: String, number: Int) {
    self.name = name
    self.number = number
  }
}
