/// A part of a city, and the places in it that people go to.
public struct District: Equatable, Sendable {
  /// What it is called.
  public let name: String
  /// The places in it, by name.
  public let places: [String]

  /// Parts of Beijing.
  public static let beijing = [
    District(name: "海淀", places: ["中关村", "五道口", "西直门"]),
    District(name: "朝阳", places: ["三里屯", "望京", "国贸", "大望路"]),
    District(name: "东城", places: ["王府井", "东直门"]),
  ]
}
