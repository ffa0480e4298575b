import TestSupport
import Testing

@testable import explain

@Suite struct LogScannerTests {
  /// Lines of a device's log that are about something else.
  private static let noise = [
    "2024-05-01 12:34:56.789012+0200 MyApp[123:4567] [Network] request for https://example.com/a",
    "May  1 12:34:56 iPhone SpringBoard(UIKitCore)[58] <Notice>: moved the row of icons",
    "default\t12:34:56.78 +0200 kernel invalid number of pages, attempt to recover",
    "\tat 0x00012ab — “cannot move” the mouse; there are currently 3 sections",
    "", "🐦 {length = 2, path = 0 - 1} \\n\\t NSTableView errors: none", "0x1a7f3c0e4 0x1a0a1b8d8",
  ]

  /// A log with all known messages in random order among other lines, and what is right for it.
  private static func log(seed: UInt64, messages count: Int) throws -> (
    text: String, known: [KnownMessage]
  ) {
    var random = SeededGenerator(seed: seed)
    let all = try KnownMessage.all()
    let known = (0..<count).map { _ in all[Int.random(in: all.indices, using: &random)] }
    var lines: [String] = []
    for message in known {
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        lines.append(noise[Int.random(in: noise.indices, using: &random)])
      }
      let prefix = random.oneIn(2) ? "" : "2024-05-01 12:34:56.789+0200 MyApp[123:4567] "
      lines.append("\(prefix)*** Terminating app, reason: '\(message.message)'")
    }
    return (lines.joined(separator: "\n"), known)
  }

  @Test(arguments: 0..<UInt64(10 * TestScale.current))
  func `all messages of a log are explained in their order`(seed: UInt64) throws {
    let (text, known) = try Self.log(seed: seed, messages: 30)
    let right = try known.map { try #require(messages(in: $0.message).first).content }
    let found = messages(in: text)
    #expect(found.count == right.count)
    for (message, right) in zip(found, right) {
      #expect(message.content == right, "line \(message.line)")
    }
    #expect(found.map(\.line) == found.map(\.line).sorted())
  }

  @Test(arguments: 0..<UInt64(5 * TestScale.current))
  func `it does not matter in which pieces a log comes`(seed: UInt64) throws {
    let (text, _) = try Self.log(seed: seed, messages: 40)
    let right = messages(in: text)
    #expect(right.count == 40)
    for pieces in [1, 7, 100, 1_000, 4_096] {
      #expect(messages(in: text, pieces: pieces, longestMessage: 2_048) == right)
    }
  }

  @Test func `the line is that in which a message begins`() {
    let message = "attempt to insert section 3 but there are only 2 sections after the update"
    let log = "a\r\n\nb\\nc\n\(message)\n\n\n> \(message)\n"
    #expect(messages(in: log).map(\.line) == [4, 7])
    let long = String(repeating: "a line\n", count: 100_000) + message
    #expect(messages(in: long, pieces: 10_000).map(\.line) == [100_001])
  }

  @Test(arguments: ["\n0   CoreFoundation  0x1a 242", "'\n0x1a7f3c0e4", "\n> 7"])
  func `a number at the end takes no digits of the next line`(rest: String) throws {
    let messages = [
      "attempt to move both section 0 and section 1 to section 2",
      "attempt to move section 0 to both section 1 and section 2",
      "unable to generate a new section map with old section count: 3 and new section count: 1",
    ]
    for message in messages { #expect(explain(message + rest) == explain(message)) }
  }

  @Test func `of a long log only the end is kept`() {
    var scanner = LogScanner(longestMessage: 1_000)
    let piece = Array(String(repeating: "nothing of interest in this line\n", count: 100).utf8)
    for _ in 0..<1_000 {
      piece.withUnsafeBytes { _ = scanner.read($0) }
      #expect(scanner.bytesKept < 4 * piece.count)
    }
    // A line without an end, too.
    let endless = Array(repeating: UInt8(ascii: "x"), count: 3_000)
    for _ in 0..<1_000 {
      endless.withUnsafeBytes { _ = scanner.read($0) }
      #expect(scanner.bytesKept < 4 * piece.count)
    }
  }

  /// Openings without an end, each of which would like to read far.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "attempt to move index path (", "Invalid batch updates detected: ",
      "Invalid batch updates detected: Data source before updates = {1 section with row counts: [3",
      "Invalid update: invalid number of rows in section 0. ", "request for invalid ",
      "supplied identifiers are not unique. Duplicate identifiers: {(", "NSOutlineView error ",
      "attempt to delete row 9", "\\", "&", "“", "999999999", "[[[[", "{length = 2, path = ",
    ])
  func `openings without an end take time in proportion`(opening: String) {
    let log = String(repeating: opening, count: 100_000 / opening.utf8.count)
    _ = messages(in: log + "\n", pieces: 1 << 16)
  }

  @Test(arguments: 0..<UInt64(20 * TestScale.current))
  func `no damage to a message is a trap`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let numbers = [
      "0", "1", "-1", "18446744073709551615", "9223372036854775807", "99999999999999999",
    ]
    for known in try KnownMessage.all() {
      var bytes = Array(known.message.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 0...6, using: &random))
        let number = numbers[Int.random(in: numbers.indices, using: &random)]
        bytes.replaceSubrange(
          place..<end,
          with: random.oneIn(2)
            ? Array(number.utf8) : [UInt8.random(in: 0...255, using: &random)])
      }
      var scanner = LogScanner()
      let found = bytes.withUnsafeBytes { scanner.read($0) } + scanner.end()
      for message in found { #expect(!message.content.words.isEmpty) }
    }
  }

  @Test(arguments: MessageKind.all.indices)
  func `a kind understands the sentence that stands for it`(index: Int) throws {
    let kind = MessageKind.all[index]
    let found = messages(in: kind.sentence)
    // What is left out of a sentence may be what makes it one.
    #expect(found.count <= 1)
    #expect(found.count == 1 || kind.sentence.contains("…"), "\(kind.sentence)")
  }
}
