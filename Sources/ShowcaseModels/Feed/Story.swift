/// One of the things that a feed tells about.
public enum Story: Equatable, Identifiable, Sendable {
  /// What somebody wrote.
  case post(Post)
  /// Something to buy.
  case offer(Offer)
  /// A line between other stories.
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
  /// What the story is known by.
  public let id: Int
  /// Who wrote it.
  public let author: String
  /// What they wrote.
  public let text: String
  /// How many people like it.
  public var likes: Int

  /// A post.
  ///
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
  /// What the story is known by.
  public let id: Int
  /// What is offered.
  public let name: String
  /// What it costs, in yuan.
  public let price: Int

  /// An offer.
  ///
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
  /// What the story is known by.
  public let id: Int
  /// What it says.
  public let text: String

  /// A notice.
  ///
  /// - Parameters:
  ///   - id: What the story is known by.
  ///   - text: What it says.
  public init(id: Int, text: String) {
    self.id = id
    self.text = text
  }
}
