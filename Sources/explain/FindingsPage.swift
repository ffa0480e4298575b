import CommandLines

/// The messages of a log, as they are printed: one alone, or each of several under its number and line.
struct FindingsPage {
  private var text = ""
  private var count = 0
  /// The first message, until it is known whether it is the only one.
  private var first: FoundMessage?
  /// Whether a message about an update is among them.
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

  /// Appends what was held back.
  mutating func end() {
    if let first { text += first.content.words + "\n" }
    first = nil
  }

  /// Prints what there is by now, and forgets it.
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
