/// The meaning of a message of UIKit or AppKit about an invalid update, in plain words.
struct Explanation: Equatable {
  /// The fault, in a sentence.
  var finding: String
  /// The rules that may be broken, by the names of `TableUpdateViolation`; some messages do not say
  /// which of two.
  var violations: [String]
  /// The announced changes, as far as the message tells.
  var announced: String?
  /// The content that the update should lead to.
  var expected: String?
  /// The content that was found.
  var found: String?
  /// The conclusions from the numbers.
  var implied: [String] = []
  /// The likely causes, the likeliest first.
  var causes: [LikelyCause] = []
  /// The reason for a false alarm, if UIKit is known to raise this message for valid updates.
  var falseAlarm: String?
  /// The facts that the message does not tell.
  var untold: [String] = []
}

extension Explanation: CustomStringConvertible {
  /// The explanation as a page of text.
  var description: String {
    let numbers = [("announced", announced), ("expected", expected), ("found", found)]
      .compactMap { label, value in
        value.map { lines in
          let words = lines.split(separator: "\n").joined(separator: "\n" + String.indentation)
          return label + String(repeating: " ", count: 11 - label.count) + words
        }
      }
    let ordered = causes.enumerated().map { "\($0 + 1). \($1.sentence)" }
    let likelihood = causes.contains(where: \.isComputed) ? "Likely" : "Possible"
    let parts = [
      [finding], numbers, implied,
      ordered.isEmpty ? [] : ["\(likelihood) causes, the likeliest first:"] + ordered,
      falseAlarm.map { ["It may be a false alarm: \($0)"] } ?? [],
      untold.isEmpty ? [] : ["The message does not tell:"] + untold.map { "- \($0)" },
      ["Rule: \(violations.joined(separator: " or "))"],
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }
}

extension String {
  fileprivate static let indentation = String(repeating: " ", count: 11)
}
