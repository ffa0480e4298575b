/// A scanner that finds the messages of a log, which it receives in pieces.
///
/// The log may be of any length: only as much of it is kept as one message may be long.
struct LogScanner {
  private var text = LogText()
  /// The position in the squeezed text where the search continues.
  private var next = 0
  /// The bytes of a line that has not ended.
  private var unfinished: [UInt8] = []
  /// The most squeezed bytes of a message.
  private let longestMessage: Int
  /// True if the log has bytes that no text has.
  private(set) var hasZeros = false

  /// The number of bytes of the log that are kept.
  var bytesKept: Int { text.plain.count + unfinished.count }

  init(longestMessage: Int = 1 << 16) {
    self.longestMessage = longestMessage
  }

  /// Reads the next piece.
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
    // Not for every few bytes, because the rest moves to the front.
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

  /// The message that the first matching kind reads, and the end of the message.
  private func message(at opening: Opening) -> (content: MessageContent, end: Int)? {
    for kind in opening.kinds {
      var reader = MessageReader(
        text, from: opening.position, upTo: opening.position + longestMessage)
      if let content = kind.read(&reader) { return (content, reader.position) }
    }
    return nil
  }
}

/// A message with its position in the log.
struct FoundMessage: Equatable {
  /// The line in which it begins, from 1.
  let line: Int
  let content: MessageContent
}

/// The content of a message.
enum MessageContent: Equatable {
  /// An update was refused.
  case update(Explanation)
  /// Something else went wrong, explained in a few sentences.
  case question(String)
}
