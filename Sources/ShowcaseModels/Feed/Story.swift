/// One of the things that a feed tells about.
public enum Story: Equatable, Identifiable, Sendable {
  case post(Post)
  case offer(Offer)
  case notice(Notice)

  /// What the story is known by, whatever becomes of it.
  public var id: Int {
    switch self {
    case .post(let post): post.id
    case .offer(let offer): offer.id
    case .notice(let notice): notice.id
    }
  }
}

/// What somebody wrote.
public struct Post: Equatable, Sendable {
  public let id: Int
  public let author: String
  public let text: String
  /// How many people like it.
  public var likes: Int

  /// - Parameters:
  ///   - id: What the story is known by.
  ///   - author: Who wrote it.
  ///   - text: What they wrote.
  ///   - likes: How many people like it.
  public init(id: Int, author: String, text: String, likes: Int = 0) {
    self.id = id
    self.author = author
    self.text = text
    self.likes = likes
  }
}

/// Something that can be bought, as long as it is there.
public struct Offer: Equatable, Sendable {
  public let id: Int
  public let name: String
  /// What it costs, in yuan.
  public let price: Int

  /// - Parameters:
  ///   - id: What the story is known by.
  ///   - name: What is offered.
  ///   - price: What it costs, in yuan.
  public init(id: Int, name: String, price: Int) {
    self.id = id
    self.name = name
    self.price = price
  }
}

/// A line between stories.
public struct Notice: Equatable, Sendable {
  public let id: Int
  public let text: String

  /// - Parameters:
  ///   - id: What the story is known by.
  ///   - text: What it says.
  public init(id: Int, text: String) {
    self.id = id
    self.text = text
  }
}
