import Tables

/// The Swift of the page of the module `TableViews`.
enum TableViewsSnippets {
  static let programs: [String: SnippetProgram] = ["table": table]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

private func table() {
  // snippet: table
  let numbers = CommonDataSource<ColumnsCell, Int>(Array(1...1_000)) { cell, number in
    cell.values = ["\(number)"]
  }
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 80, height: 48))
  table.dataSource = numbers
  table.contentOffset = 1_000
  print(table.indexPathsForVisibleRows)
  print(PlainTextRenderer().render(table), terminator: "")
  // end
}
