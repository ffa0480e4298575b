import ShowcaseModels
import Tables

extension Example {
  /// A conversation that follows its end, and stays still while the reader is further up.
  static let chat = Example(
    "chat", title: "Chat: following the end, or staying where one reads",
    article: .geometryAndAnchoring
  ) {
    let (chat, screen) = chatScreen()
    return try [
      "Each message is as high as its bubble, and the bubble says how high that is:",
      SourceExcerpt("bubble", at: "BubbleCell.swift", beside: #filePath).code,
      "The table measures what comes on screen, begins at the end and follows it:",
      SourceExcerpt("controller", at: "ChatController.swift", beside: #filePath).code,
      "Its screen:",
      drawn(screen.displayList()),
    ] + chatEvents(in: chat, on: screen)
  }

  /// The view of a reader who is at the end first, then further up.
  private static func chatEvents(in chat: ChatController, on screen: Screen) -> [Part] {
    chat.receive(Conversation.answer)
    let followed = drawn(screen.displayList(), picture: "chat-end")
    chat.table.scroll(by: -72)
    let reading = drawn(screen.displayList(), picture: "chat-reading")
    let offset = Int(chat.table.contentOffset)
    chat.receive(Conversation.question)
    let later = drawn(screen.displayList())
    let laterOffset = Int(chat.table.contentOffset)
    chat.loadEarlier()
    let earlier = drawn(screen.displayList())
    return [
      "A message arrives while the reader is at the end, and the table follows:", followed,
      "The reader scrolls up:", reading,
      "Another message arrives, below. The offset is \(offset), then \(laterOffset):", later,
      """
      A page of earlier messages comes in above. The offset is \(Int(chat.table.contentOffset)) now, \
      so that nothing moves:
      """,
      earlier,
    ]
  }

  /// A conversation on a screen.
  static func chatScreen() -> (chat: ChatController, screen: Screen) {
    let chat = ChatController(.aboutTheFern)
    let screen = Screen(size: LayoutSize(width: screenWidth(280), height: 192))
    screen.controller = chat
    return (chat, screen)
  }
}
