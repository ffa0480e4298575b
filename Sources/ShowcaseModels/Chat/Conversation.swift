/// The loaded part of a conversation: its last messages first, and earlier ones page by page.
public struct Conversation: Equatable, Sendable {
  /// The loaded messages, from the first to the last.
  public private(set) var messages: [ChatMessage]
  private var pages: [[ChatMessage]]

  /// A conversation.
  ///
  /// - Parameters:
  ///   - messages: The last messages, from the first to the last.
  ///   - pages: The messages before them, page by page, from the first to the last.
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
  /// - Returns: The number of messages that came.
  @discardableResult
  public mutating func loadEarlier() -> Int {
    let page = pages.popLast() ?? []
    messages.insert(contentsOf: page, at: 0)
    return page.count
  }
}

extension Conversation {
  /// A conversation of two people about a fern.
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

  /// The message that Rose writes next.
  public static let answer = ChatMessage(
    id: 15, text: "You have saved it, thank you!")
  /// The message after that.
  public static let question = ChatMessage(id: 16, text: "And the cactus?")
}
