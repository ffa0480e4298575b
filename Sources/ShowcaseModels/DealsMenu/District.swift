/// A part of a city, and the places in it that people go to.
public struct District: Equatable, Sendable {
  /// What it is called.
  public let name: String
  /// The places in it, by name.
  public let places: [String]

  /// Parts of Beijing.
  public static let beijing = [
    District(name: "海淀", places: ["中关村", "五道口", "西直门", "公主坟"]),
    District(name: "朝阳", places: ["三里屯", "望京", "国贸", "大望路", "亚运村", "双井"]),
    District(name: "东城", places: ["王府井", "东直门"]),
    District(name: "西城", places: ["西单", "什刹海", "动物园"]),
  ]
}
