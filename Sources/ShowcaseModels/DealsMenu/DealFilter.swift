/// Which deals a person wants to see, as far as it has been chosen.
public struct DealFilter: Equatable, Sendable {
  /// The kind of deal.
  public var kind: DealCategory.Kind?
  /// Where.
  public var place: String?
  /// In which order.
  public var order = SortOrder.smart
  /// Which way round, for an order that has two.
  public var direction: SortOrder.Direction?

  /// A filter that every deal passes.
  public init() {}

  /// What has been chosen, in words.
  public var summary: String {
    [kind?.name ?? "全部分类", place ?? "全城", order.name(direction)].joined(separator: " · ")
  }
}

extension SortOrder {
  /// What the order is called.
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
  /// What the direction is called.
  public var name: String {
    switch self {
    case .ascending: "从低到高"
    case .descending: "从高到低"
    }
  }
}
