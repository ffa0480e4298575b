/// Somebody who can be called.
public struct DirectoryEntry: Equatable, Identifiable, Sendable {
  /// Who is called.
  public let name: String
  /// The number to call, which is also what the entry is known by.
  public let number: Int

  /// The number to call.
  public var id: Int { number }

  /// An entry.
  ///
  /// - Parameters:
  ///   - name: Who is called.
  ///   - number: The number to call.
  public init(name: String, number: Int) {
    self.name = name
    self.number = number
  }
}
