import Foundation
import Testing

/// A line of `Fixtures/crash-messages.jsonl`: a message of UIKit, and the rule that it is about.
struct KnownMessage: Decodable, CustomTestStringConvertible {
  let message: String
  /// The rule, or nil where UIKit refuses a valid update.
  let violation: String?
  let cause: String?

  var testDescription: String { String(message.prefix(60)) }

  static func all() throws -> [KnownMessage] {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/crash-messages", withExtension: "jsonl"))
    let lines = try Data(contentsOf: url).split(separator: UInt8(ascii: "\n"))
    return try lines.map { try JSONDecoder().decode(KnownMessage.self, from: $0) }
  }
}
