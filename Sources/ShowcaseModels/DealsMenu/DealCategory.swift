/// A category of deals, with its kinds.
public struct DealCategory: Equatable, Sendable {
  /// A kind of deal, with the number of its deals.
  public struct Kind: Equatable, Sendable {
    /// The name of the kind.
    public let name: String
    /// The number of deals.
    public let dealCount: Int
  }

  /// The name of the category.
  public let name: String
  /// The kinds in the category.
  public let kinds: [Kind]

  /// The categories of a shopping app.
  public static let all = [
    DealCategory(
      name: "美食",
      kinds: [
        Kind(name: "火锅", dealCount: 86), Kind(name: "川菜", dealCount: 54),
        Kind(name: "自助餐", dealCount: 31), Kind(name: "甜点饮品", dealCount: 120),
        Kind(name: "日韩料理", dealCount: 47),
      ]),
    DealCategory(
      name: "电影",
      kinds: [Kind(name: "今日影讯", dealCount: 12), Kind(name: "影院", dealCount: 40)]),
    DealCategory(
      name: "酒店",
      kinds: [
        Kind(name: "经济型", dealCount: 75), Kind(name: "豪华型", dealCount: 9),
        Kind(name: "青年旅舍", dealCount: 17),
      ]),
    DealCategory(
      name: "休闲娱乐",
      kinds: [
        Kind(name: "KTV", dealCount: 33), Kind(name: "足疗按摩", dealCount: 28),
        Kind(name: "密室逃脱", dealCount: 14), Kind(name: "温泉", dealCount: 6),
      ]),
    DealCategory(
      name: "丽人", kinds: [Kind(name: "美发", dealCount: 65), Kind(name: "美甲", dealCount: 38)]),
  ]
}
