import ShowcaseModels
import TableTesting
import Tables
import Testing

@testable import showcase

@Suite struct ChatTests {
  private let chat: ChatController
  private let screen: Screen

  init() { (chat, screen) = Example.chatScreen() }

  /// The distance of each visible message from the top of the screen.
  private var places: [Int: Double] {
    chat.table.places { chat.conversation.messages[$0.row].id }
  }

  private var text: String { ScreenTester(screen).text }

  /// True if the end of the content is at the bottom of the screen.
  private var isAtEnd: Bool {
    let table = chat.table
    table.layoutIfNeeded()
    return table.contentOffset + table.bounds.height == table.contentHeight
  }

  @Test func `a conversation begins at its end`() {
    #expect(isAtEnd)
    #expect(places == [11: -64, 12: 32, 13: 80, 14: 144])
    expectScreen(
      screen,
      is: """
                  │ leaves.               │
                  ╰───────────────────────╯
        ╭───────╮
        │ Oh no │
        ╰───────╯
        ╭──────────────────────╮
        │ Put it into the bath │
        │ for an hour.         │
        ╰──────────────────────╯
                                  ╭───────╮
                                  │ Done. │
                                  ╰───────╯
        """)
  }

  @Test func `a message is followed by a reader who is at the end`() {
    _ = places
    for message in [Conversation.answer, Conversation.question] {
      chat.receive(message)
      #expect(isAtEnd)
      #expect(places.max { $0.value < $1.value }?.key == message.id)
    }
  }

  @Test(arguments: 1...12)
  func `a reader who has scrolled up stays, whatever comes below and above`(lines: Int) {
    _ = places
    chat.table.scroll(by: -16 * Double(lines) - 5)
    let (before, drawn) = (places, text)
    chat.receive(Conversation.question)
    #expect(places == before)
    chat.loadEarlier()
    #expect(places.filter { before[$0.key] != nil } == before)
    if chat.table.contentOffset > 200 { #expect(text == drawn) }
    #expect(chat.conversation.messages.count == 9)
    #expect(chat.table.numberOfRows(inSection: 0) == 9)
  }

  @Test func `a reader who comes back to the end is followed again`() {
    _ = places
    chat.table.scroll(by: -72)
    chat.receive(Conversation.answer)
    #expect(!isAtEnd)
    chat.table.scroll(by: 1_000)
    chat.receive(Conversation.question)
    #expect(isAtEnd)
  }

  @Test func `a turned screen measures its bubbles anew and stays at the end`() {
    _ = places
    for bottom in [280.0, 192] {
      screen.rotate()
      #expect(isAtEnd)
      #expect(places[14] == bottom - 48)
    }
  }
}
