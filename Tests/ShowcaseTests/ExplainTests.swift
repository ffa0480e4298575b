import Tables
import Testing

@testable import showcase

@Suite struct ExplainTests {
  @Test(arguments: try KnownMessage.all())
  func `a known message is explained with its rule`(_ known: KnownMessage) throws {
    let explanation = try #require(explain(known.message))
    if let violation = known.violation {
      #expect(explanation.violations.contains(violation))
    } else {
      #expect(explanation.falseAlarm != nil)
    }
    #expect(!explanation.causes.isEmpty)
    #expect(!explanation.untold.isEmpty)
  }

  /// What a message shows of causes that cannot be read off it.
  static let shown: [String: Set<UpdateCause>] = [
    "stale-base": [.incompleteBatch, .stalePlace],
    "silent-change-elsewhere": [.silentChange],
    "missing-op": [.silentChange, .incompleteBatch],
    "stray-op": [.contradiction],
  ]

  @Test(
    arguments: try KnownMessage.all().filter { $0.violation != nil && $0.cause != nil })
  func `the reported cause is among the likely ones`(_ known: KnownMessage) throws {
    let label = try #require(known.cause)
    let accepted = try Self.shown[label] ?? [#require(UpdateCause(rawValue: label))]
    let causes = try #require(explain(known.message)).causes
    #expect(!accepted.isDisjoint(with: causes), "\(label): \(causes.map(\.rawValue))")
  }

  // MARK: However the log wrapped it

  /// What logs, mails and trackers do to a message.
  static let manglings: [(name: String, mangle: @Sendable (String) -> String)] = [
    ("cut into lines of 20", { $0.lines(of: 20).joined(separator: "\n") }),
    ("cut into lines of 77, CRLF", { $0.lines(of: 77).joined(separator: "\r\n") }),
    ("quoted in a mail", { $0.lines(of: 60).map { "> > \($0)" }.joined(separator: "\n") }),
    (
      "prefixed by NSLog",
      {
        $0.lines(of: 70).map { "2024-05-01 12:34:56.789+0200 MyApp[123:4567] \($0)" }
          .joined(separator: "\n")
      }
    ),
    (
      "prefixed by syslog",
      {
        $0.lines(of: 50).map { "May  1 12:34:56 iPhone MyApp(UIKit)[123] <Error>: \($0)" }
          .joined(separator: "\n")
      }
    ),
    (
      "in an exception, with its stack",
      {
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
          + "reason: '\($0)'\n*** First throw call stack:\n(0x1a 0x2b3c 0x4d5e)\n"
          + "libc++abi: terminating with uncaught exception of type NSException"
      }
    ),
    ("escaped", { "Thread 1: \\\"\($0.replacing("\n", with: "\\n\\t"))\\\"" }),
    ("as HTML", { $0.replacing("<", with: "&lt;").replacing(">", with: "&gt;") }),
    ("in capitals", { $0.uppercased() }),
    ("with spaces doubled", { $0.replacing(" ", with: "  ") }),
    (
      "of a collection view",
      {
        $0.replacing("rows", with: "items").replacing("row", with: "item")
          .replacing("table view", with: "collection view")
      }
    ),
  ]

  static let explanations = Dictionary(
    uniqueKeysWithValues: Set((try? KnownMessage.all().map(\.message)) ?? []).map {
      ($0, explain($0))
    })

  @Test(arguments: manglings.indices)
  func `a mangled message has the same explanation`(_ index: Int) throws {
    let (name, mangle) = Self.manglings[index]
    for known in try KnownMessage.all() {
      let mangled = mangle(known.message)
      #expect(explain(mangled) == Self.explanations[known.message], "\(name): \(mangled)")
    }
  }

  @Test func `a message that is cut off anywhere is explained as far as it goes`() throws {
    for known in try KnownMessage.all() {
      for length in stride(from: 0, to: known.message.count, by: 67) {
        let explanation = explain(String(known.message.prefix(length)))
        #expect(explanation?.description.isEmpty != true)
      }
    }
    let message = try #require(try KnownMessage.all().first).message
    let explanation = try #require(explain(String(message.prefix(240))))
    #expect(explanation.found == "12")
    #expect(explanation.expected == "11 before, and what was announced")
    #expect(explanation.untold.first == "what was announced: the message is cut off")
  }

  // MARK: What is no message

  @Test(
    arguments: [
      "", " \n", "Segmentation fault", "index out of range", "Invalid update", "[0, 1]",
      "attempt to make a table", "\u{0}\u{FFFF}", "🐦 attempt to delete row from section",
    ])
  func `garbage is not an update message`(text: String) {
    #expect(explain(text) == nil)
    let (output, exitCode) = explain(arguments: [], standardInput: { text })
    #expect(output.hasPrefix("not an update message\n"))
    #expect(exitCode == 1)
  }

  @Test func `numbers beyond all bounds are no trap`() {
    let large = String(repeating: "9", count: 400)
    _ = explain(
      "attempt to delete row \(large) from section \(large) which only contains \(large) rows")
    _ = explain(
      "attempt to insert row 18446744073709551615 into section 0, but there are only 0 rows")
    _ = explain(
      "invalid number of rows in section \(large). after the update (\(large)) before the update (1)"
        + "(\(large) inserted, \(large) deleted) (1 moved in, 1 moved out)")
    let long = String(repeating: "attempt to move index path (", count: 1_000)
    #expect(explain(long) == nil)
  }

  // MARK: The command

  @Test func `the command reads its arguments, or standard input where there are none`() throws {
    let message = try #require(try KnownMessage.all().first).message
    let page = try #require(explain(message)).description
    let words = message.split(separator: " ").map(String.init)
    for (arguments, input) in [([message], ""), (words, ""), ([], message), (["-"], message)] {
      let (output, exitCode) = explain(arguments: arguments, standardInput: { input })
      #expect(output == page)
      #expect(exitCode == 0)
    }
  }
}

extension String {
  /// The text cut every `count` characters, in the middle of words as well.
  fileprivate func lines(of count: Int) -> [String] {
    var rest = self[...]
    var lines: [String] = []
    while !rest.isEmpty {
      lines.append(String(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return lines
  }
}
