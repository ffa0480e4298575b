/// A part of a city, with its popular areas.
public struct District: Equatable, Sendable {
  /// The name of the district.
  public let name: String
  /// The names of its popular areas.
  public let places: [String]

  /// Parts of Beijing.
  public static let beijing = [
    District(name: "海淀", places: ["中关村", "五道口", "西直门", "公主坟"]),
    District(name: "朝阳", places: ["三里屯", "望京", "国贸", "大望路", "亚运村", "双井"]),
    District(name: "东城", places: ["王府井", "东直门"]),
    District(name: "西城", places: ["西单", "什刹海", "动物园"]),
  ]
}
