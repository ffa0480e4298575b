import Tables

extension MessageKind {
  /// Messages about questions for what is not there. They are about no update, and people take them
  /// for it.
  static let questions = [
    MessageKind(
      "request for rect of header in invalid section (4)", openings: ["requestfor"],
      read: request),
    MessageKind(
      "Attempted to scroll the table view to an out-of-bounds row (5) when there are only 3 rows …",
      openings: ["attemptedtoscroll", "attempttoscroll"], read: scroll),
  ]

  private static func request(_ text: inout MessageReader) -> MessageContent? {
    guard text.skip("requestfor") else { return nil }
    let start = text.position
    guard text.find("invalid", within: 80) else { return nil }
    var asked = text.plain(start..<text.position - "invalid".utf8.count)
    for preposition in [" in", " at", " for"] where asked.hasSuffix(preposition) {
      asked.removeLast(preposition.count)
    }
    guard let place = text.missingPlace() else { return nil }
    return question("The table was asked for the \(asked.visible) of \(place), which is not there.")
  }

  private static func scroll(_ text: inout MessageReader) -> MessageContent? {
    guard text.skip("attemptedtoscroll") || text.skip("attempttoscroll") else { return nil }
    guard text.find("out-of-bounds", within: 60) || text.find("invalid", within: 60) else {
      return nil
    }
    let place = text.missingPlace()
    return question("The table was to scroll to \(place ?? "a place"), which is not there.")
  }

  private static func question(_ finding: String) -> MessageContent {
    .question(
      """
      \(finding)

      This is a question, not an update: no batch was refused, so there are no numbers to explain.
      It comes when the model shrank, or was reloaded, behind the table's back: the place was noted
      before, and is asked for after. Announce the change or call reloadData() where the model
      changes, and look places up anew after it.
      """)
  }
}

extension MessageReader {
  /// "section (4)", "row (5)" or "index path (…)".
  fileprivate mutating func missingPlace() -> String? {
    optional { text in
      if text.skip("indexpath") {
        _ = text.skip(":")
        guard let path = text.path(), path.section >= 0, path.row >= 0 else { return nil }
        return "row \(path)"
      }
      guard let noun = text.skip(oneOf: ["section", "row", "item"]) else { return nil }
      _ = text.skip("(")
      return text.number().map { "\(noun == "item" ? "row" : noun) \($0)" }
    }
  }
}
