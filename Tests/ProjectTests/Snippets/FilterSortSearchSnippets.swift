import Tables

/// The Swift of the article on filters. Each snippet goes on from the one before.
enum FilterSortSearchSnippets {
  static let programs: [String: SnippetProgram] = [
    "herb": {}, "garden": { _ = makeGarden() }, "search": { _ = search() }, "empty": empty,
    "sort": sort,
    "top": top,
    "test": test,
  ]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

// snippet: herb
struct Herb: Identifiable, Equatable {
  let id: Int
  let name: String
  let isThirsty: Bool
}
// end

private struct Garden {
  let garden: [Herb]
  let herbs: CommonDataSource<TextCell, Herb>
  let table: TableView

  /// The values of the first snippet, without its output.
  static func quietly() -> Garden { SnippetOutput.discarding(makeGarden) }
}

private func makeGarden() -> Garden {
  // snippet: garden
  let garden = [
    Herb(id: 1, name: "Basil", isThirsty: true), Herb(id: 2, name: "Fennel", isThirsty: false),
    Herb(id: 3, name: "Figwort", isThirsty: true), Herb(id: 4, name: "Thyme", isThirsty: false),
  ]
  let herbs = CommonDataSource<TextCell, Herb>(garden) { cell, herb in
    cell.textLabel.text = herb.name
    if herb.isThirsty { cell.accessory = .detail }
  }
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 64))
  table.dataSource = herbs
  print(PlainTextRenderer().render(table), terminator: "")
  // end
  return Garden(garden: garden, herbs: herbs, table: table)
}

private func search() -> (String) -> Void {
  let known = Garden.quietly()
  let (garden, herbs, table) = (known.garden, known.herbs, known.table)
  // snippet: search
  func search(_ text: String) {
    herbs.apply(garden.filter { text.isEmpty || $0.name.contains(text) })
  }
  search("F")
  print(PlainTextRenderer().render(table), terminator: "")
  // end
  return search
}

private func empty() {
  let known = Garden.quietly()
  let (garden, herbs, table) = (known.garden, known.herbs, known.table)
  func search(_ text: String) {
    herbs.apply(garden.filter { text.isEmpty || $0.name.contains(text) })
  }
  // snippet: empty
  table.emptyText = "Nothing found for “oak”"
  search("oak")
  print(PlainTextRenderer().render(table), terminator: "")
  // end
}

private func sort() {
  let known = Garden.quietly()
  let (garden, herbs, table) = (known.garden, known.herbs, known.table)
  // snippet: sort
  herbs.apply(garden.filter(\.isThirsty) + garden.filter { !$0.isThirsty })
  print(PlainTextRenderer().render(table), terminator: "")
  // end
}

private func top() {
  let table = Garden.quietly().table
  let search: (String) -> Void = { _ in }
  // snippet: top
  search("")
  table.contentOffset = 0
  // end
}

private func test() {
  let known = Garden.quietly()
  let (garden, herbs) = (known.garden, known.herbs)
  func search(_ text: String) {
    herbs.apply(garden.filter { text.isEmpty || $0.name.contains(text) })
  }
  // snippet: test
  search("gwo")
  print(herbs.snapshot.sections[0].map(\.name))
  search("oak")
  print(herbs.snapshot.numberOfRows)
  // end
}
