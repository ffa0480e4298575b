/// The property that deals are sorted by.
public enum SortOrder: CaseIterable, Equatable, Sendable {
  /// By the shop's own ranking.
  case smart
  /// By distance.
  case distance
  /// By price.
  case price

  /// The direction of a sort order that has two.
  public enum Direction: CaseIterable, Equatable, Sendable {
    /// The least first.
    case ascending
    /// The most first.
    case descending
  }

  /// The directions of this order; none if it has only one.
  public var directions: [Direction] {
    self == .price ? Direction.allCases : []
  }
}
