/// A story of a feed, of one of three kinds.
public enum Story: Equatable, Identifiable, Sendable {
  /// Somebody's post.
  case post(Post)
  /// Something to buy.
  case offer(Offer)
  /// A line between other stories.
  case notice(Notice)

  /// The identity of the story, for as long as it exists.
  public var id: Int {
    switch self {
    case .post(let post): post.id
    case .offer(let offer): offer.id
    case .notice(let notice): notice.id
    }
  }
}

/// Somebody's post.
public struct Post: Equatable, Sendable {
  /// The identity of the story.
  public let id: Int
  /// The name of the author.
  public let author: String
  /// The words of the post.
  public let text: String
  /// The number of people who like it.
  public var likes: Int

  /// A post.
  ///
  /// - Parameters:
  ///   - id: The identity of the story.
  ///   - author: The name of the author.
  ///   - text: The words of the post.
  ///   - likes: The number of people who like it.
  public init(id: Int, author: String, text: String, likes: Int = 0) {
    self.id = id
    self.author = author
    self.text = text
    self.likes = likes
  }
}

/// An article that can be bought, as long as it is there.
public struct Offer: Equatable, Sendable {
  /// The identity of the story.
  public let id: Int
  /// The name of the article.
  public let name: String
  /// The price, in yuan.
  public let price: Int

  /// An offer.
  ///
  /// - Parameters:
  ///   - id: The identity of the story.
  ///   - name: The name of the article.
  ///   - price: The price, in yuan.
  public init(id: Int, name: String, price: Int) {
    self.id = id
    self.name = name
    self.price = price
  }
}

/// A line between stories.
public struct Notice: Equatable, Sendable {
  /// The identity of the story.
  public let id: Int
  /// The words of the notice.
  public let text: String

  /// A notice.
  ///
  /// - Parameters:
  ///   - id: The identity of the story.
  ///   - text: The words of the notice.
  public init(id: Int, text: String) {
    self.id = id
    self.text = text
  }
}
