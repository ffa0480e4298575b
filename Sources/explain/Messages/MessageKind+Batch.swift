import Tables

extension MessageKind {
  /// The one message with all numbers, so that the whole batch can be checked again.
  ///
  /// "Invalid batch updates detected: … Data source before updates = { 1 section with row counts:
  /// [3] } … Updates = [ Delete row (0 - 1), … ]".
  static let batch = MessageKind(
    "Invalid batch updates detected: … Data source before updates = { … } … Updates = [ … ]",
    openings: ["invalidbatchupdatesdetected"],
    explain: { text in
      _ = text.skip("invalidbatchupdatesdetected")
      guard
        let batch = text.optional({ text -> (before: [Int], after: [Int], calls: AnnouncedCalls)? in
          guard let before = text.counts("before"), let after = text.counts("after"),
            text.find("updates=[", within: .max)
          else { return nil }
          return (before, after, AnnouncedCalls(&text))
        })
      else { return cutOff }
      return explanation(before: batch.before, after: batch.after, calls: batch.calls)
    })

  private static let cutOff = Explanation(
    finding: "The counts before and after do not fit what was announced.",
    violations: ["rowCountMismatch", "sectionCountMismatch"], causes: .possible(.incompleteBatch),
    untold: ["the numbers: the message is cut off", Untold.tableName])

  private static func explanation(
    before: [Int], after: [Int], calls: AnnouncedCalls
  ) -> Explanation {
    var explanation = cutOff
    explanation.announced = "\(calls.updates)"
    explanation.expected = "what follows from \(counted(before.count, "section")), rows \(before)"
    explanation.found = "\(counted(after.count, "section")), rows \(after)"
    explanation.untold = ["which models they are", Untold.tableName]
    guard calls.isWhole else {
      explanation.untold.insert("the whole list of updates: the message is cut off", at: 0)
      return explanation
    }
    judge(
      InvalidTableUpdate(
        before: before, updates: calls.updates, after: after,
        violations: calls.updates.violations(from: before, to: after)), in: &explanation)
    return explanation
  }

  private static func judge(_ error: InvalidTableUpdate, in explanation: inout Explanation) {
    explanation.violations = error.violations.map { violation in
      Mirror(reflecting: violation).children.first?.label ?? "unknown"
    }
    explanation.implied = error.violations.map(\.description)
    explanation.causes = error.causes.map(LikelyCause.computed)
    if error.updates.deletedRows.contains(where: error.updates.insertedRows.contains) {
      explanation.implied.append(
        "A deletion and an insertion at one place may be a reload: UIKit prints it like that.")
    }
    if error.violations.isEmpty {
      explanation.violations = ["none"]
      explanation.finding = "The counts before and after fit what was announced."
      explanation.falseAlarm =
        "by the documented rules this update is valid. UIKit has known bugs where a reload comes "
        + "with a move, and where rows change in a section that moves."
    }
  }
}

extension MessageReader {
  /// The counts in `{2sectionswithrowcounts:[1,2]}`, or none in `{0sections}`.
  fileprivate mutating func counts(_ state: String) -> [Int]? {
    guard find("datasource\(state)updates={", within: .max) else { return nil }
    return optional { text in
      guard let sections = text.count() else { return nil }
      text.skipAll(of: ["sections", "section"])
      guard text.skip("with") else { return sections == 0 ? [] : nil }
      text.skipAll(of: ["rowcounts:", "rowcount:", "itemcounts:", "itemcount:"])
      guard text.skip("[") else { return nil }
      var counts: [Int] = []
      while let count = text.count() {
        counts.append(count)
        _ = text.skip(",")
      }
      return text.skip("]") ? counts : nil
    }
  }
}

/// The calls in `deleterow(0-1),insertsection(2)]`.
private struct AnnouncedCalls {
  private(set) var updates = TableUpdates()
  /// False if the list does not end, or something in it is not understood.
  private(set) var isWhole = false

  init(_ text: inout MessageReader) {
    while read(&text) { _ = text.skip(",") }
    isWhole = text.skip("]")
  }

  private mutating func read(_ text: inout MessageReader) -> Bool {
    let call = text.optional { text -> (verb: String, isSection: Bool)? in
      guard let verb = text.skip(oneOf: ["delete", "insert", "reload", "reconfigure", "move"]),
        let noun = text.skip(oneOf: ["row", "item", "section"])
      else { return nil }
      return (verb, noun == "section")
    }
    guard let call else { return false }
    return call.isSection ? readSections(call.verb, &text) : readRows(call.verb, &text)
  }

  private mutating func readRows(_ verb: String, _ text: inout MessageReader) -> Bool {
    guard let path = text.dashedPath() else { return false }
    switch verb {
    case "delete": updates.deleteRows(at: [path])
    case "insert": updates.insertRows(at: [path])
    case "reload": updates.reloadRows(at: [path])
    case "reconfigure": updates.reconfigureRows(at: [path])
    default:
      text.skipAll(of: ["to", "->", "row", "item"])
      guard let target = text.dashedPath() else { return false }
      updates.moveRow(at: path, to: target)
    }
    return true
  }

  private mutating func readSections(_ verb: String, _ text: inout MessageReader) -> Bool {
    guard let section = text.numberInParentheses() else { return false }
    switch verb {
    case "delete": updates.deleteSections([section])
    case "insert": updates.insertSections([section])
    case "reload": updates.reloadSections([section])
    default:
      text.skipAll(of: ["to", "->", "section"])
      guard let target = text.numberInParentheses() else { return false }
      updates.moveSection(section, toSection: target)
    }
    return true
  }
}

extension MessageReader {
  /// `(0-1)`, or an index path as other messages write it.
  fileprivate mutating func dashedPath() -> TableIndexPath? {
    if let path = path() { return path }
    return optional { text in
      let isOpen = text.skip("(")
      guard let section = text.number(), text.skip("-"), let row = text.number(),
        !isOpen || text.skip(")")
      else { return nil }
      return TableIndexPath(section: section, row: row)
    }
  }

  fileprivate mutating func numberInParentheses() -> Int? {
    optional { text in
      let isOpen = text.skip("(")
      guard let number = text.number(), !isOpen || text.skip(")") else { return nil }
      return number
    }
  }
}
