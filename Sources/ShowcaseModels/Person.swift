/// A person with a profile. Only the name is always known.
public struct Person: Equatable, Sendable {
  public let name: String
  /// The name of a picture.
  public let picture: String?
  public let address: String?
  public let information: String?
  /// The number of visits to the profile.
  public let counter: Int?

  public init(
    name: String, picture: String? = nil, address: String? = nil, information: String? = nil,
    counter: Int? = nil
  ) {
    self.name = name
    self.picture = picture
    self.address = address
    self.information = information
    self.counter = counter
  }

  public static let zhang = Person(
    name: "张三", picture: "张三.png", address: "北京", information: "学生", counter: 12345)
  public static let li = Person(
    name: "李四", picture: "李四.png", address: "上海", information: "工程师", counter: 54321)
  /// A person of whom only the name is known.
  public static let wang = Person(name: "王五")
}

extension Person {
  /// The known facts about the person by their keys; an unknown fact has no key.
  public var parameter: [String: String] {
    var parameter = ["name": name]
    parameter["picture"] = picture
    parameter["address"] = address
    parameter["information"] = information
    parameter["counter"] = counter.map { "\($0)" }
    return parameter
  }
}
