import ShowcaseModels
import TableTesting
import Tables
import Testing

@testable import showcase

@Suite struct DirectoryTests {
  private let table: TableView
  private let source: CommonDataSource<EntryCell, DirectoryEntry>

  init() { (table, source) = Example.directoryTable() }

  /// The headers on show: the letter of each, and where it is in the content.
  private var headers: [String: Double] {
    table.layoutIfNeeded()
    let views = [table as View] + table.subviews
    let headers = views.flatMap(\.subviews).compactMap { $0 as? LetterHeader }
    return Dictionary(uniqueKeysWithValues: headers.map { ($0.titleLabel.text, $0.frame.minY) })
  }

  @Test func `the letter of the section at the top sticks until the next one pushes it out`() {
    var top = 0.0
    let sections = PhoneDirectory.garden.letters.map { letter in
      let start = top
      top += 32 + 16 * Double(letter.entries.count)
      return (letter: letter.letter, top: start, bottom: top)
    }
    #expect(table.contentHeight == top)
    var pushes = 0
    for offset in stride(from: 0, through: top - table.bounds.height, by: 4) {
      table.contentOffset = offset
      guard let section = sections.last(where: { $0.top <= offset }) else { continue }
      #expect(
        headers[section.letter] == min(offset, section.bottom - 32),
        "\(section.letter) at \(offset)")
      if section.bottom - 32 < offset { pushes += 1 }
    }
    #expect(pushes > 10)
  }

  @Test func `in mid-push the first letter is half out, and the second one comes below it`() {
    table.contentOffset = Example.directoryPush
    #expect(headers == ["A": Example.directoryPush - 16, "B": 80, "J": 160])
    expectScreen(
      table,
      is: """
        ────────────────────
        B
        ────────────────────
        Bella             35
        Ben               31
        Boris             26
        J
        """)
  }

  @Test func `a row behind the letter cannot be seen or tapped`() {
    table.contentOffset = 16
    let text = PlainTextRenderer().render(table)
    #expect(text.hasPrefix("A\n────────────────────\nAlma"))
    #expect(table.indexPathsForVisibleRows.first == [0, 0])
    #expect(table.indexPathForRow(at: LayoutPoint(x: 8, y: 40)) == nil)
    #expect(table.indexPathForRow(at: LayoutPoint(x: 8, y: 56)) == [0, 1])
  }

  @Test func `a row that is scrolled to is below its letter`() {
    table.scrollToRow(at: [1, 2], at: .top)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: [1, 2]).minY - table.contentOffset == 32)
  }
}
