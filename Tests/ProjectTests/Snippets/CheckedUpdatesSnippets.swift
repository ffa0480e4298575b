import Tables

/// The Swift of the article on how updates are checked.
enum CheckedUpdatesSnippets {
  static let programs: [String: SnippetProgram] = [
    "known-good": knownGood, "not-changed": notChanged, "silent": silent, "section": section,
  ]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

private func knownGood() {
  // snippet: known-good
  var updates = TableUpdates()
  updates.insertRows(at: [[0, 0], [1, 2]])
  updates.reloadRows(at: [[1, 1]])
  updates.deleteRows(at: [[2, 1]])
  print(updates.violations(from: [10, 20, 30], to: [11, 21, 29]))
  // end
}

private func notChanged() {
  var updates = TableUpdates()
  updates.deleteRows(at: [[0, 0]])
  // snippet: not-changed
  do {
    try updates.checked(from: [77], to: [77], table: "Inbox")
  } catch {
    print(error)
  }
  // end
}

private func silent() {
  // snippet: silent
  do {
    try TableUpdates().checked(from: [1, 1, 0], to: [1, 1, 5])
  } catch {
    print(error)
  }
  // end
}

private func section() {
  var updates = TableUpdates()
  updates.deleteRows(at: [[0, 0]])
  // snippet: section
  do {
    try updates.checked(from: [1, 1, 1], to: [1, 1])
  } catch {
    print(error)
  }
  // end
}
