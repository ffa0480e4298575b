/// What a message of UIKit or AppKit about an invalid update says, in plain words.
struct Explanation: Equatable {
  /// What is wrong, in a sentence.
  var finding: String
  /// The rules that may be broken, those of `TableUpdateViolation` by its names; the message does not
  /// always say which of two.
  var violations: [String]
  /// What was announced, as far as the message says.
  var announced: String?
  /// What had to be there after the update.
  var expected: String?
  /// What was there.
  var found: String?
  /// What follows from the numbers.
  var implied: [String] = []
  /// The likely causes, the likeliest first.
  var causes: [LikelyCause] = []
  /// Why UIKit itself may be wrong, where it is known to raise this message against valid updates.
  var falseAlarm: String?
  /// What the message does not tell.
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
