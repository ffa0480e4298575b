import Tables

/// The Swift of the page of the module `TableSources`.
enum TableSourcesSnippets {
  static let programs: [String: SnippetProgram] = ["slot": slot]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

private func slot() {
  // snippet: slot
  let names = CommonDataSource<LineCell, String>(["Jason", "Rose"]) { cell, name in
    cell.line.text = name
  }

  var slot = RowSlot(from: ReuseQueue())
  names.show(&slot, at: [0, 1])
  if let cell = slot.take() as? LineCell { print(cell.line.text) }
  // end
}
