/// What tells a section from the others of its table, whatever place it has.
///
/// Written as a literal, or taken from an enum whose cases are strings, so that a list with known
/// sections names them once:
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

  /// The id that a string is.
  public init(_ string: String) { value = .string(string) }

  /// The id that an integer is.
  public init(_ integer: Int) { value = .integer(integer) }

  /// The id of an enum case that is backed by a string: the same as that string.
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
