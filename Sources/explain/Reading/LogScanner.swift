/// Finds the messages of a log, which it is given in pieces.
///
/// The log may be of any length: what is kept of it is as much as one message may be long.
struct LogScanner {
  private var text = LogText()
  /// Where in the squeezed text the search goes on.
  private var next = 0
  /// The bytes of a line that has not ended.
  private var unfinished: [UInt8] = []
  /// How many squeezed bytes a message may take.
  private let longestMessage: Int
  /// Whether the log has bytes that no text has.
  private(set) var hasZeros = false

  /// How many bytes of the log are kept.
  var bytesKept: Int { text.plain.count + unfinished.count }

  init(longestMessage: Int = 1 << 16) {
    self.longestMessage = longestMessage
  }

  /// Reads on.
  ///
  /// - Returns: The messages that are known by now to be complete, in their order.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  mutating func read(_ bytes: UnsafeRawBufferPointer) -> [FoundMessage] {
    hasZeros = hasZeros || bytes.contains(0)
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map({ $0 + 1 }) else {
      unfinished += bytes
      // A line without an end is taken as it comes, so that it need not be kept.
      return unfinished.count < longestMessage ? [] : finishLine()
    }
    unfinished += bytes[..<end]
    let found = finishLine()
    unfinished += bytes[end...]
    return found
  }

  /// Ends the log.
  ///
  /// - Returns: The messages that are left.
  mutating func end() -> [FoundMessage] {
    unfinished.withUnsafeBytes { text.append($0) }
    unfinished = []
    return search(upTo: text.squeezed.count)
  }

  private mutating func finishLine() -> [FoundMessage] {
    unfinished.withUnsafeBytes { text.append($0) }
    unfinished.removeAll(keepingCapacity: true)
    let found = search(upTo: text.squeezed.count - longestMessage)
    // Not for every few bytes: what is left moves to the front.
    if next >= longestMessage {
      text.dropFirst(next)
      next = 0
    }
    return found
  }

  private mutating func search(upTo end: Int) -> [FoundMessage] {
    var found: [FoundMessage] = []
    while let opening = Opening.first(in: text.squeezed, from: next, upTo: end) {
      next = opening.position + 1
      guard let (content, end) = message(at: opening) else { continue }
      found.append(FoundMessage(line: text.line(of: opening.position), content: content))
      next = max(next, end)
    }
    next = max(next, end)
    return found
  }

  /// What the first kind of message understands, and where the message ends.
  private func message(at opening: Opening) -> (content: MessageContent, end: Int)? {
    for kind in opening.kinds {
      var reader = MessageReader(
        text, from: opening.position, upTo: opening.position + longestMessage)
      if let content = kind.read(&reader) { return (content, reader.position) }
    }
    return nil
  }
}

/// A message, and where the log has it.
struct FoundMessage: Equatable {
  /// The line in which it begins, from 1.
  let line: Int
  let content: MessageContent
}

/// What a message is.
enum MessageContent: Equatable {
  /// An update was refused.
  case update(Explanation)
  /// Something else went wrong: what, in a few sentences.
  case question(String)
}
