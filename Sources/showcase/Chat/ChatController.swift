import ShowcaseModels
import Tables

/// A conversation on screen: it follows its end while the reader is there.
// excerpt: controller
final class ChatController: ViewController {
  let table = TableView()
  private(set) var conversation: Conversation
  private let rows: CommonDataSource<BubbleCell, ChatMessage>

  init(_ conversation: Conversation) {
    self.conversation = conversation
    rows = CommonDataSource(conversation.messages) { cell, message in
      cell.text.text = message.text
      cell.isOwn = message.isOwn
    }
    rows.rowHeights = .measured(estimate: 48)
  }

  override func loadView() {
    table.dataSource = rows
    table.contentAnchoring = .followEnd
    table.contentOffset = .infinity
    view = table
  }

  func receive(_ message: ChatMessage) {
    conversation.receive(message)
    rows.apply(conversation.messages)
  }

  func loadEarlier() {
    conversation.loadEarlier()
    rows.apply(conversation.messages)
  }
}
// end of excerpt
