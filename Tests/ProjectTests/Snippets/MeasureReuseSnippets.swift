import Tables

/// The Swift of the article on measuring.
enum MeasureReuseSnippets {
  static let programs: [String: SnippetProgram] = [
    "count": { _ = count() }, "measure": measure, "test": test,
  ]
}

/// The `print` of this file: the snippet's output is compared with the README's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

private func count() -> (rows: CommonDataSource<TextCell, Int>, table: TableView) {
  // snippet: count
  let rows = CommonDataSource<TextCell, Int>(Array(0..<1_000)) { cell, number in
    cell.textLabel.text = "row \(number)"
  }
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 64))
  table.dataSource = rows
  for _ in 0..<10 {
    table.scroll(by: 64)
    table.layoutIfNeeded()
  }
  print(table.reuseQueue.statistics)
  // end
  return (rows, table)
}

private func measure() {
  let rows = SnippetOutput.discarding(count).rows
  // snippet: measure
  let measurement = rows.measureReuse()
  print(measurement.rows > 0)
  // end
}

private func test() {
  let (rows, table) = SnippetOutput.discarding(count)
  // snippet: test
  table.contentOffset = 0
  table.layoutIfNeeded()
  print(table.reuseQueue.statistics.created == 4)
  // end
  withExtendedLifetime(rows) {}
}
