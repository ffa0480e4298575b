/// An id that a snapshot has more than once, with its first two places.
///
/// An id stands for one row of the whole table, not of its section, because rows move between
/// sections.
public enum DuplicateID: Hashable, Sendable {
  /// Two rows have one id. The section is that of the second row; the id is what it prints.
  case row(id: String, section: SectionID, first: TableIndexPath, second: TableIndexPath)
  /// Two sections have one id.
  case section(id: SectionID, first: Int, second: Int)
}

extension DuplicateID: CustomStringConvertible {
  /// One sentence, such as `Row [0, 5] in section inbox has the id of row [0, 2]: 7`.
  public var description: String {
    switch self {
    case .row(let id, let section, let first, let second):
      "Row \(second) in section \(section) has the id of row \(first): \(id)"
    case .section(let id, let first, let second):
      "Section \(second) has the id of section \(first): \(id)"
    }
  }
}

/// An error: a snapshot was refused because it has ids more than once.
public struct DuplicateIDs: Error, Hashable, Sendable {
  /// Each id that occurs more than once, sections first; at least one.
  public let duplicates: [DuplicateID]

  @usableFromInline
  init(_ duplicates: [DuplicateID]) { self.duplicates = duplicates }
}

extension DuplicateIDs: CustomStringConvertible {
  /// A line for each id.
  public var description: String {
    duplicates.map(\.description).joined(separator: "\n")
  }
}
