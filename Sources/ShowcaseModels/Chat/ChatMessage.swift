/// What somebody wrote in a conversation.
public struct ChatMessage: Equatable, Identifiable, Sendable {
  /// What the message is known by.
  public let id: Int
  /// What they wrote.
  public let text: String
  /// Whether it was the reader who wrote it.
  public let isOwn: Bool

  /// A message.
  ///
  /// - Parameters:
  ///   - id: What the message is known by.
  ///   - text: What they wrote.
  ///   - isOwn: Whether it was the reader who wrote it.
  public init(id: Int, text: String, isOwn: Bool = false) {
    self.id = id
    self.text = text
    self.isOwn = isOwn
  }
}
