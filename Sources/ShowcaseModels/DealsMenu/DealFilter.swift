/// The choice of deals that a person wants to see.
public struct DealFilter: Equatable, Sendable {
  /// The kind of deal, if one was chosen.
  public var kind: DealCategory.Kind?
  /// The area, if one was chosen.
  public var place: String?
  /// The sort order.
  public var order = SortOrder.smart
  /// The direction, for an order that has two.
  public var direction: SortOrder.Direction?

  /// Creates a filter that every deal meets.
  public init() {}

  /// The choice, in words.
  public var summary: String {
    [kind?.name ?? "全部分类", place ?? "全城", order.name(direction)].joined(separator: " · ")
  }
}

extension SortOrder {
  /// The name of the order.
  public var name: String {
    switch self {
    case .smart: "智能排序"
    case .distance: "离我最近"
    case .price: "价格"
    }
  }

  fileprivate func name(_ direction: Direction?) -> String {
    name + (direction.map(\.name) ?? "")
  }
}

extension SortOrder.Direction {
  /// The name of the direction.
  public var name: String {
    switch self {
    case .ascending: "从低到高"
    case .descending: "从高到低"
    }
  }
}
