/// The identity of a section among those of its table, in any place.
///
/// An id is a literal, or a case of an enum of strings, so that a list with known sections names
/// them once:
///
/// ```swift
/// enum Shelf: String { case fiction, science }
///
/// TableSection(id: "drafts", ["a", "b"])
/// TableSection(id: 1984, ["a", "b"])
/// TableSection(id: SectionID(Shelf.fiction), ["a", "b"])
/// ```
///
/// The string `"1"` and the integer `1` are different ids.
public struct SectionID: Hashable, Sendable {
  private enum Value: Hashable, Sendable {
    case string(String)
    case integer(Int)
  }

  private let value: Value

  /// Creates an id from a string.
  public init(_ string: String) { value = .string(string) }

  /// Creates an id from an integer.
  public init(_ integer: Int) { value = .integer(integer) }

  /// Creates the id of an enum case that is backed by a string: the id of that string.
  public init<Case: RawRepresentable>(_ enumCase: Case) where Case.RawValue == String {
    self.init(enumCase.rawValue)
  }
}

extension SectionID: ExpressibleByStringLiteral {
  public init(stringLiteral string: String) { self.init(string) }
}

extension SectionID: ExpressibleByIntegerLiteral {
  public init(integerLiteral integer: Int) { self.init(integer) }
}

extension SectionID: CustomStringConvertible {
  /// The string or the integer itself.
  public var description: String {
    switch value {
    case .string(let string): string
    case .integer(let integer): String(integer)
    }
  }
}
