/// A photo of the photo list.
public struct Photo: Equatable, Sendable {
  public let name: String
  public let title: String

  public init(name: String, title: String) {
    self.name = name
    self.title = title
  }

  /// Three photos.
  public static let album = [
    Photo(name: "Jason", title: "OK"),
    Photo(name: "Rose", title: "NO"),
    Photo(name: "Lucy", title: "Luck"),
  ]
}
