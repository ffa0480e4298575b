import ShowcaseModels
import Tables

@testable import showcase

/// The Swift of the article on heights, scrolling and what stays in its place.
enum GeometryAndAnchoringSnippets {
  static let programs: [String: SnippetProgram] = [
    "exact": exact, "heights": heights, "kept": kept, "scrolling": scrolling, "deleted": deleted,
  ]
}

/// The `print` of this file: the snippet's output is compared with the article's.
nonisolated private func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
{
  SnippetOutput.print(
    items.map { String(describing: $0) }.joined(separator: separator) + terminator)
}

private func exact() {
  // snippet: exact
  let rows = TableSection(id: "rows", count: 100_000_000) { $0 }
  let source = CommonDataSource<ColumnsCell, Int>(sections: [rows]) { $0.values = ["\($1)"] }
  source.rowHeights = .fixed(60)

  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 320, height: 480))
  table.dataSource = source
  table.contentOffset = .infinity
  print(Int(table.contentOffset), table.indexPathsForVisibleRows.first ?? "none")
  print(Int(table.rectForRow(at: [0, 12_345_678]).minY) / 60)
  // end
}

private func heights() {
  // snippet: heights
  let names = CommonDataSource<ColumnsCell, String>(["Io", "Ganymede"]) { $0.values = [$1] }
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: 480))
  table.dataSource = names
  print(table.contentHeight)

  names.rowHeights = .fixed(60)
  table.reloadData()
  print(table.contentHeight)

  names.rowHeights = .each { name in Double(name.count) * 10 }
  table.reloadData()
  print(table.contentHeight)
  // end
}

private func kept() {
  // snippet: kept
  let diary = CommonDataSource<DiaryCell, DiaryEntry>(DiaryEntry.lastDays) { cell, entry in
    cell.day.text = "Day \(entry.day)"
    cell.text.text = entry.text
  }
  diary.rowHeights = .measured(estimate: 48)
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 240, height: 160))
  table.dataSource = diary

  table.scrollToRow(at: [0, 1], at: .top)
  let screen = PlainTextRenderer().render(table)
  print(table.contentOffset, table.contentHeight)
  diary.apply(DiaryEntry.firstDays + DiaryEntry.lastDays)
  print(PlainTextRenderer().render(table) == screen)
  print(table.contentOffset, table.contentHeight)
  // end
}

private func scrolling() {
  // snippet: scrolling
  let diary = CommonDataSource<DiaryCell, DiaryEntry>(
    (1...10_000).map { DiaryEntry(day: $0, text: "On day \($0), nothing.") }
  ) { cell, entry in
    cell.day.text = "Day \(entry.day)"
    cell.text.text = entry.text
  }
  diary.rowHeights = .measured(estimate: 100)
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 240, height: 144))
  table.dataSource = diary

  table.scrollToRow(at: [0, 4_999], at: .middle)
  print(PlainTextRenderer().render(table), terminator: "")
  print(table.reuseQueue.statistics)
  // end
}

private func deleted() {
  // snippet: deleted
  let days = CommonDataSource<ColumnsCell, DiaryEntry>(DiaryEntry.lastDays) { cell, entry in
    cell.values = ["Day \(entry.day)"]
  }
  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 80, height: 32))
  table.dataSource = days
  table.scrollToRow(at: [0, 3], at: .top)
  print(PlainTextRenderer().render(table), table.contentOffset)

  days.apply(DiaryEntry.lastDays.filter { $0.day != 5 && $0.day != 7 })
  print(PlainTextRenderer().render(table), table.contentOffset)
  // end
}
