import ShowcaseModels
import Testing

@Suite struct ConversationTests {
  @Test func `a message comes last, and earlier ones come first, a page at a time`() {
    let message = { ChatMessage(id: $0, text: "\($0)") }
    var conversation = Conversation(
      [message(5)], earlier: [[message(1), message(2)], [message(3), message(4)]])
    conversation.receive(message(6))
    #expect(conversation.messages.map(\.id) == [5, 6])
    #expect(conversation.loadEarlier() == 2)
    #expect(conversation.messages.map(\.id) == [3, 4, 5, 6])
    #expect(conversation.loadEarlier() == 2)
    #expect(conversation.loadEarlier() == 0)
    #expect(conversation.messages.map(\.id) == [1, 2, 3, 4, 5, 6])
  }
}
