/// A message that somebody wrote in a conversation.
public struct ChatMessage: Equatable, Identifiable, Sendable {
  /// The identity of the message.
  public let id: Int
  /// The words of the message.
  public let text: String
  /// True if the reader wrote it.
  public let isOwn: Bool

  /// A message.
  ///
  /// - Parameters:
  ///   - id: The identity of the message.
  ///   - text: The words of the message.
  ///   - isOwn: True if the reader wrote it.
  public init(id: Int, text: String, isOwn: Bool = false) {
    self.id = id
    self.text = text
    self.isOwn = isOwn
  }
}
