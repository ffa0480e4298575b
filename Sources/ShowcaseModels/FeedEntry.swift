/// An item of a feed: models of different types that only share a protocol.
public protocol FeedItem {}

public struct Picture: FeedItem, Equatable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

public struct Advertisement: FeedItem, Equatable, Sendable {
  public let slogan: String

  public init(slogan: String) {
    self.slogan = slogan
  }
}

public struct Shop: Equatable, Sendable {
  public let owner: String

  public init(owner: String) {
    self.owner = owner
  }
}

/// An item of one of several types, known to the compiler.
public enum FeedEntry: Equatable, Sendable {
  case picture(Picture)
  case advertisement(Advertisement)
}
