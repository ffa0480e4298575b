/// A conversation as far as it is loaded: its last messages first, and earlier ones page by page.
public struct Conversation: Equatable, Sendable {
  /// What is loaded, from the first message to the last.
  public private(set) var messages: [ChatMessage]
  private var pages: [[ChatMessage]]

  /// A conversation.
  ///
  /// - Parameters:
  ///   - messages: The last messages, from the first to the last.
  ///   - pages: What was written before them, page by page, from the first to the last.
  public init(_ messages: [ChatMessage], earlier pages: [[ChatMessage]] = []) {
    self.messages = messages
    self.pages = pages
  }

  /// Adds a message at the end.
  public mutating func receive(_ message: ChatMessage) {
    messages.append(message)
  }

  /// Adds the page before the first message, if there is one.
  ///
  /// - Returns: How many messages came.
  @discardableResult
  public mutating func loadEarlier() -> Int {
    let page = pages.popLast() ?? []
    messages.insert(contentsOf: page, at: 0)
    return page.count
  }
}

extension Conversation {
  /// Two people and a fern.
  public static let aboutTheFern = Conversation(
    [
      ChatMessage(id: 10, text: "How is the fern?"),
      ChatMessage(
        id: 11, text: "Thirsty. It was three days without water, and it hangs its leaves.",
        isOwn: true),
      ChatMessage(id: 12, text: "Oh no"),
      ChatMessage(id: 13, text: "Put it into the bath for an hour."),
      ChatMessage(id: 14, text: "Done.", isOwn: true),
    ],
    earlier: [
      [
        ChatMessage(id: 1, text: "I am away until Monday."),
        ChatMessage(id: 2, text: "Would you look after the plants meanwhile?"),
        ChatMessage(id: 3, text: "Gladly!", isOwn: true),
      ]
    ])

  /// What Rose writes next.
  public static let answer = ChatMessage(
    id: 15, text: "You have saved it, thank you!")
  /// And then.
  public static let question = ChatMessage(id: 16, text: "And the cactus?")
}
