import Tables

/// The Swift of the page of the module `TableModels`.
enum TableModelsSnippets {
  static let programs: [String: SnippetProgram] = ["difference": difference]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

private struct Guest: Identifiable, Equatable {
  let id: Int
  let name: String
}

private func difference() {
  // snippet: difference
  let before = TableSnapshot([Guest(id: 1, name: "Jason"), Guest(id: 2, name: "Rose")])
  var after = before
  after.move(from: [0, 1], to: [0, 0])
  print(after.difference(from: before).updates)
  // end
}
