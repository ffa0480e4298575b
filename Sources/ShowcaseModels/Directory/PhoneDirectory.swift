/// The people who can be called, by the first letters of their names.
public struct PhoneDirectory: Equatable, Sendable {
  /// The entries of one letter.
  public struct Letter: Equatable, Sendable {
    /// The letter, as a capital.
    public let letter: String
    /// The people whose names begin with the letter, in the order of their names.
    public let entries: [DirectoryEntry]
  }

  /// The first letters of the names, in order.
  public let letters: [Letter]

  /// A directory.
  ///
  /// - Parameter entries: In any order; an empty name belongs to the letter `#`.
  /// - Complexity: O(*n* log *n*) in the number of entries.
  public init(_ entries: [DirectoryEntry]) {
    let sorted = entries.sorted { ($0.name, $0.number) < ($1.name, $1.number) }
    letters = Dictionary(grouping: sorted) { $0.name.first.map { "\($0)".uppercased() } ?? "#" }
      .sorted { $0.key < $1.key }
      .map { Letter(letter: $0.key, entries: $0.value) }
  }
}

extension PhoneDirectory {
  /// The people of a garden.
  public static let garden = PhoneDirectory(
    [
      ("Jason", 17), ("Ada", 11), ("Rose", 23), ("Ben", 31),
      ("Anton", 19), ("Lucy", 12), ("Boris", 26), ("Alma", 14),
      ("Jane", 29), ("Bella", 35), ("Leo", 21), ("Ruth", 33),
    ].map { DirectoryEntry(name: $0.0, number: $0.1) })
}
