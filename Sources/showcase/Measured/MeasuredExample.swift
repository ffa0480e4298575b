import ShowcaseModels
import Tables

extension Example {
  /// Rows whose heights are unknown before they are seen.
  static let measured = Example(
    "measured", title: "Measured: rows as high as what they say", article: .geometryAndAnchoring
  ) {
    let (table, diary) = diaryTable()
    return try withExtendedLifetime(diary) {
      let first = height(of: table)
      table.scroll(by: 24)
      let before = drawn(table, picture: "measured-before")
      let (offset, seen) = (Int(table.contentOffset), height(of: table))
      // excerpt: prepend
      diary.apply(DiaryEntry.firstDays + DiaryEntry.lastDays)
      // end of excerpt
      let after = drawn(table, picture: "measured-after")
      let later = (offset: Int(table.contentOffset), height: height(of: table))
      return try [
        "The cell says how high it is, and the data source what to take until then:",
        SourceExcerpt("cell", at: "DiaryCell.swift", beside: #filePath).code,
        SourceExcerpt("diary", in: #filePath).code,
        "Scrolled by 24 points:", before,
        "Three days come in above:",
        SourceExcerpt("prepend", in: #filePath).code,
        after,
        """
        The same rows are in the same places: the offset was \(offset), and is \(later.offset). The \
        content was \(first) points high at first, when the lower rows were estimates, then \(seen), \
        and \(later.height) with the three days. Scrolled up to the top, when all rows have been seen, \
        it is \(heightAtTop(of: table)), and no row has jumped.
        """,
      ]
    }
  }

  private static func height(of table: TableView) -> Int {
    table.layoutIfNeeded()
    return Int(table.contentHeight)
  }

  private static func heightAtTop(of table: TableView) -> Int {
    while table.contentOffset > 0 {
      table.scroll(by: -16)
      table.layoutIfNeeded()
    }
    return height(of: table)
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
