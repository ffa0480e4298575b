/// What deals are sorted by.
public enum SortOrder: CaseIterable, Equatable, Sendable {
  /// By what the shop thinks fit.
  case smart
  /// By how far away they are.
  case distance
  /// By what they cost.
  case price

  /// Which way deals are sorted, for an order that has two.
  public enum Direction: CaseIterable, Equatable, Sendable {
    /// The least first.
    case ascending
    /// The most first.
    case descending
  }

  /// The ways there are; none for an order that has no two.
  public var directions: [Direction] {
    self == .price ? Direction.allCases : []
  }
}
