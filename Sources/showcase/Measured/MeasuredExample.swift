import ShowcaseModels
import Tables

extension Example {
  /// Rows whose heights nobody knows before they are seen.
  static let measured = Example("measured", title: "Measured: rows as high as what they say") {
    let (table, diary) = diaryTable()
    return try withExtendedLifetime(diary) {
      let first = heights(of: table)
      table.scroll(by: 40)
      let before = drawn(table, picture: "measured-before")
      let offset = table.contentOffset
      let seen = heights(of: table)
      // excerpt: prepend
      diary.apply(DiaryEntry.firstDays + DiaryEntry.lastDays)
      // end of excerpt
      let after = drawn(table, picture: "measured-after")
      let later = (table.contentOffset, heights(of: table))
      return try [
        "The cell says how high it is, and the data source what to take until then:",
        SourceExcerpt("cell", at: "DiaryCell.swift", beside: #filePath).text,
        SourceExcerpt("diary", in: #filePath).text,
        "Scrolled by 40 points:", before,
        "Three days come in above:",
        SourceExcerpt("prepend", in: #filePath).text,
        after,
        "The same rows are in the same places. The offset was \(offset), and is \(later.0).",
        "The height of the content: at first \(first), scrolled \(seen), with three days more "
          + "\(later.1),",
        "and when the reader has scrolled to the top, where all have been seen, "
          + "\(heightsAtTop(of: table)). No row that was on screen jumped.",
      ]
    }
  }

  private static func heights(of table: TableView) -> String {
    table.layoutIfNeeded()
    return "\(table.contentHeight)"
  }

  private static func heightsAtTop(of table: TableView) -> String {
    while table.contentOffset > 0 {
      table.scroll(by: -16)
      table.layoutIfNeeded()
    }
    return heights(of: table)
  }

  static func diaryTable() -> (table: TableView, diary: CommonDataSource<DiaryCell, DiaryEntry>) {
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: screenWidth(240), height: 160))
    // excerpt: diary
    let diary = CommonDataSource<DiaryCell, DiaryEntry>(DiaryEntry.lastDays) { cell, entry in
      cell.day.text = "Day \(entry.day)"
      cell.text.text = entry.text
    }
    diary.rowHeights = .measured(estimate: 48)
    table.dataSource = diary
    // end of excerpt
    return (table, diary)
  }
}
