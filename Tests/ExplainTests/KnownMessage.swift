import Foundation
import Testing

@testable import explain

/// A line of the fixtures: a message, and the rule that it is about.
struct KnownMessage: Decodable, CustomTestStringConvertible {
  let message: String
  /// The rule, or nil where UIKit refuses a valid update or nobody has updated anything.
  let violation: String?
  let cause: String?
  let about: String?

  var testDescription: String { String(message.prefix(60)) }

  /// True if the message is about an update at all.
  var isUpdate: Bool { about?.hasPrefix("a question") != true }

  /// Those of tables and collection views, then those of diffable data sources, of AppKit and others.
  static func all() throws -> [KnownMessage] {
    try ["crash-messages", "other-crash-messages"].flatMap { name in
      let url = try #require(
        Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "jsonl"))
      let lines = try Data(contentsOf: url).split(separator: UInt8(ascii: "\n"))
      return try lines.map { try JSONDecoder().decode(KnownMessage.self, from: $0) }
    }
  }
}

/// All messages of a log that is given in pieces of so many bytes.
func messages(in log: String, pieces: Int = .max, longestMessage: Int = 1 << 16) -> [FoundMessage] {
  var scanner = LogScanner(longestMessage: longestMessage)
  var found: [FoundMessage] = []
  var rest = Array(log.utf8)[...]
  while !rest.isEmpty {
    found += rest.prefix(pieces).withUnsafeBytes { scanner.read($0) }
    rest = rest.dropFirst(pieces)
  }
  return found + scanner.end()
}

/// The first explanation of a log.
func explain(_ log: String) -> Explanation? {
  for message in messages(in: log) {
    if case .update(let explanation) = message.content { return explanation }
  }
  return nil
}
