/// A sentence about a violation: violations that differ only in their subjects are one mistake.
struct ViolationSentence {
  let lead: String
  /// The place that the sentence speaks of; nil if it speaks of everything.
  let subject: String?
  let rest: String

  init(_ lead: String, _ subject: some CustomStringConvertible, _ rest: String) {
    self.lead = lead
    self.subject = subject.description
    self.rest = rest
  }

  init(_ whole: String) {
    lead = whole
    subject = nil
    rest = ""
  }

  static func missing(
    _ lead: String, _ subject: some CustomStringConvertible, _ limit: String
  ) -> ViolationSentence {
    ViolationSentence(lead, subject, " does not exist: \(limit).")
  }

  private func isSameMistake(as other: ViolationSentence) -> Bool {
    subject != nil && other.subject != nil && lead == other.lead && rest == other.rest
  }
}

extension ViolationSentence: CustomStringConvertible {
  var description: String {
    guard let subject else { return lead }
    return "\(lead) \(subject)\(rest)"
  }
}

extension ViolationSentence {
  /// A line for each mistake, not for each of its places, and the number of violations that are
  /// left out.
  static func lines(
    for violations: [TableUpdateViolation], limit: Int
  ) -> (lines: [String], leftOut: Int) {
    var lines: [String] = []
    var sentences = violations.lazy.map(\.sentence)[...]
    while let first = sentences.first, lines.count < limit {
      let others = sentences.dropFirst().prefix { $0.isSameMistake(as: first) }.map { $0 }
      lines.append(first.description + first.addition(of: others.compactMap(\.subject)))
      sentences = sentences.dropFirst(others.count + 1)
    }
    return (lines, sentences.count)
  }

  private func addition(of subjects: [String]) -> String {
    guard !subjects.isEmpty else { return "" }
    return " So it is with \(counted(subjects.count, "other")): \(shortened(subjects))."
  }
}
