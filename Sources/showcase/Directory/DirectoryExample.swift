import ShowcaseModels
import Tables

extension Example {
  /// Names under letters that stick.
  static let directory = Example(
    "directory", title: "Directory: headers that stick", article: .geometryAndAnchoring
  ) {
    let (table, source) = directoryTable()
    return try withExtendedLifetime(source) {
      let top = drawn(table)
      table.contentOffset = 16
      let scrolled = drawn(table, picture: "directory")
      table.contentOffset = directoryPush - 8
      let begun = drawn(table, picture: "directory-push")
      table.contentOffset = directoryPush
      let pushed = drawn(table)
      table.scrollToSection(3)
      return [
        "The header is a letter with a line below, and the data source has a section for each letter:",
        try SourceExcerpt("header", at: "DirectoryViews.swift", beside: #filePath).code,
        try SourceExcerpt("directory", in: #filePath).code,
        "The top of the table, seven lines high:", top,
        "Scrolled by 16 points. The letter stays, and the rows go behind it:", scrolled,
        """
        By \(Int(directoryPush) - 8) points. The next letter pushes the first one up by half a line, \
        which text can only round:
        """,
        begun,
        "By \(Int(directoryPush)) points, at which the first one is half out:", pushed,
        "The fourth section is scrolled to:", drawn(table),
      ]
    }
  }

  /// The offset at which the second header has pushed the first one out by half.
  static let directoryPush = 64.0

  static func directoryTable() -> (
    table: TableView, source: CommonDataSource<EntryCell, DirectoryEntry>
  ) {
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: screenWidth(160), height: 112))
    // excerpt: directory
    let source = CommonDataSource<EntryCell, DirectoryEntry>(
      sections: PhoneDirectory.garden.letters.map { letter in
        TableSection(id: SectionID(letter.letter), header: letter.letter, letter.entries)
      }
    ) { cell, entry in
      cell.name.text = entry.name
      cell.number.text = "\(entry.number)"
    }
    let header = CellRegistration<LetterHeader, String> { $0.titleLabel.text = $1 }
    table.showHeader = { letter, slot in slot.show(letter, with: header) }
    table.sectionHeaderHeight = 32
    table.dataSource = source
    // end of excerpt
    return (table, source)
  }
}
