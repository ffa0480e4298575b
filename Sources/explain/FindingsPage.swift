import CommandLines

/// The printed messages of a log: one alone, or each of several under its number and line.
struct FindingsPage {
  private var text = ""
  private var count = 0
  /// The first message, while it may be the only one.
  private var first: FoundMessage?
  /// True if a message about an update is among them.
  private(set) var hasUpdate = false

  var isEmpty: Bool { count == 0 }

  /// Appends a message.
  mutating func append(_ message: FoundMessage) {
    count += 1
    switch message.content {
    case .update: hasUpdate = true
    case .question: break
    }
    if count == 1 {
      first = message
    } else {
      if let first { append(first, number: 1) }
      first = nil
      append(message, number: count)
    }
  }

  private mutating func append(_ message: FoundMessage, number: Int) {
    text += "\(number > 1 ? "\n" : "")Message \(number), line \(message.line)\n\n"
    text += message.content.words + "\n"
  }

  /// Appends the first message, if it was kept back.
  mutating func end() {
    if let first { text += first.content.words + "\n" }
    first = nil
  }

  /// Prints the page so far, and forgets it.
  mutating func print() throws(StreamError) {
    guard !text.isEmpty else { return }
    try StandardStreams.print(text)
    text = ""
  }
}

extension MessageContent {
  /// In words, without a line end.
  var words: String {
    switch self {
    case .update(let explanation): explanation.description
    case .question(let words): words
    }
  }
}
