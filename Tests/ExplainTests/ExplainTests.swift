import Foundation
import Tables
import Testing

@testable import explain

@Suite struct ExplainTests {
  @Test(arguments: try KnownMessage.all())
  func `a known message is explained with its rule`(_ known: KnownMessage) throws {
    let found = messages(in: known.message)
    guard known.isUpdate else {
      #expect(
        found.map(\.content.words).first?.contains("This is a question, not an update") == true)
      return
    }
    let explanation = try #require(explain(known.message))
    #expect(found.count == 1)
    if let violation = known.violation {
      #expect(explanation.violations.contains(violation))
    } else {
      #expect(explanation.falseAlarm != nil)
    }
    #expect(!explanation.causes.isEmpty)
    #expect(!explanation.untold.isEmpty)
  }

  /// The visible causes of messages whose real cause cannot be read from them.
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
    #expect(!accepted.isDisjoint(with: causes.compactMap(\.cause)), "\(label): \(causes)")
  }

  @Test(arguments: try KnownMessage.all())
  func `nothing is said to fit that was not computed`(_ known: KnownMessage) throws {
    guard let explanation = explain(known.message) else { return }
    let claims = explanation.causes.filter { !$0.isComputed }.map(\.sentence)
    for claim in claims { #expect(!claim.contains(" fit"), "\(claim)") }
    // A place and one number are nothing to compute with.
    if known.message.hasPrefix("attempt") { #expect(!explanation.description.contains(" fit")) }
  }

  // MARK: The page

  @Test func `a page says what was announced, expected and found`() throws {
    let message = try #require(try KnownMessage.all().first).message
    #expect(
      explain(message)?.description == """
        Section 0 has another number of rows than was announced.

        announced  2 rows inserted, 2 rows deleted
        expected   11 before + 2 inserted − 2 deleted = 11
        found      12

        The data source has 1 row more than was announced.

        Likely causes, the likeliest first:
        1. The batch leaves something out, or the model changed again in between.

        The message does not tell:
        - which rows were announced: only how many
        - whether anything else is wrong: UIKit stops at the first thing it finds
        - which table it is: look for it in the stack, or set a breakpoint on exceptions

        Rule: rowCountMismatch
        """)
  }

  @Test func `a negative row, printed as a very large one, is read as negative`() throws {
    let explanation = try #require(
      explain(
        "Attempted to perform update with invalid index path: "
          + "<NSIndexPath: 0x0> {length = 2, path = 2 - 18446744073709551614}"))
    #expect(explanation.finding == "The index path [2, -2] exists in no table.")
  }

  @Test func `a whole batch is judged again`() throws {
    func batch(_ before: String, _ after: String, _ list: String) -> Explanation? {
      explain(
        "Invalid batch updates detected: …\\nData source before updates = { \(before) }\\nData source "
          + "after updates = { \(after) }\\nUpdates = [\\n\\t\(list)\\n]\\nTable view: <UITableView: 0x1>"
      )
    }
    let loading = batch("0 sections", "2 sections with item counts: [3, 1]", "Insert item (0 - 0)")
    #expect(loading?.violations == ["sectionCountMismatch"])
    #expect(loading?.causes.map(\.cause) == [.rowsInsteadOfSections, .neverLoaded])

    let reload = batch(
      "1 section with row counts: [30]", "1 section with row counts: [29]",
      "Delete row (0 - 0),\\n\\tInsert row (0 - 0)")
    #expect(reload?.violations == ["rowCountMismatch"])
    #expect(reload?.announced == "deleteRows(at: [[0, 0]])\ninsertRows(at: [[0, 0]])")
    #expect(reload?.implied.last?.contains("may be a reload") == true)

    let valid = batch(
      "2 sections with row counts: [2, 1]", "2 sections with row counts: [1, 2]",
      "Move section (0) to (1), Move row (0 - 1) to (1 - 0)")
    #expect(valid?.violations == ["none"])
    #expect(valid?.falseAlarm != nil)
    #expect(
      valid?.announced == "moveSection(0, toSection: 1)\nmoveRow(at: [0, 1], to: [1, 0])")
  }

  // MARK: However the log wrapped it

  /// The changes that logs, mails and trackers make in a message.
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
        $0.contains("NSTableView")
          ? $0
          : $0.replacing("rows", with: "items").replacing("row", with: "item")
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
      let right = Self.explanations[known.message] ?? nil
      if name == "in capitals" {
        // The names of items are in capitals, too.
        #expect(explain(mangled)?.description.lowercased() == right?.description.lowercased())
      } else {
        #expect(explain(mangled) == right, "\(name): \(mangled)")
      }
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
    #expect(messages(in: text).isEmpty)
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
