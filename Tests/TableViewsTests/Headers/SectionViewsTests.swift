import TableTesting
import Tables
import TestSupport
import Testing

/// A header with two labels, the second for what only the section knows.
private final class ShelfHeader: TableHeaderFooterView {
  override func prepareForReuse() { titleLabel.text = "" }
}

private final class EmptyHeader: TableHeaderFooterView {}

@Suite struct SectionViewsTests {
  private let shelfHeader = CellRegistration<ShelfHeader, TableSection<String>> { view, shelf in
    view.titleLabel.text = "\(shelf.id): \(shelf.count)"
    view.titleLabel.numberOfLines = 0
  }
  private let table = makeTable(lines: 6)
  private let source = CommonDataSource<LineCell, String>(
    sections: [
      TableSection(id: "fruit", header: "FRUIT", ["apple", "pear"]),
      TableSection(id: "none"),
      TableSection(id: "roots", footer: "the end", ["beet"]),
    ]
  ) { cell, text in cell.label.text = text }

  init() { table.dataSource = source }

  @Test func `a header is given its section, and needs no title`() {
    source.headerView = { [shelfHeader] in SectionView($0, with: shelfHeader) }
    expectScreen(table, is: "fruit: 2\napple\npear\nnone: 0\nroots: 1\nbeet")
    source.headerView = nil
    expectScreen(table, is: "FRUIT\napple\npear\nbeet\nthe end\n")
  }

  @Test func `a footer is given its section, or another model that belongs to it`() {
    let places = ["fruit": "garden", "roots": "cellar"]
    let footer = CellRegistration<ShelfHeader, String>(cellIdentifier: "place") {
      $0.titleLabel.text = "from the \($1)"
    }
    source.footerView = { shelf in
      places["\(shelf.id)"].map { SectionView($0, with: footer) }
    }
    expectScreen(table, is: "FRUIT\napple\npear\nfrom the ga…\nbeet\nfrom the ce…")
  }

  @Test func `a section for which there is no view shows its title, or nothing`() {
    source.headerView = { [shelfHeader] in
      $0.id == "roots" ? SectionView($0, with: shelfHeader) : nil
    }
    expectScreen(table, is: "FRUIT\napple\npear\nroots: 1\nbeet\nthe end")
  }

  @Test func `a header on show says what the section has become, in the same view`() {
    source.headerView = { [shelfHeader] in SectionView($0, with: shelfHeader) }
    _ = table.screen
    let views = [0, 1, 2].map { table.headerView(forSection: $0) }
    source.append("plum", toSection: 1)
    source.remove(at: [0, 0])
    expectScreen(table, is: "fruit: 1\npear\nnone: 1\nplum\nroots: 1\nbeet")
    for section in 0..<3 { #expect(table.headerView(forSection: section) === views[section]) }
    #expect(table.reuseQueue.statistics(of: shelfHeader.kind).created == 3)
  }

  @Test func `a header that sticks says what the section has become`() {
    source.headerView = { [shelfHeader] in SectionView($0, with: shelfHeader) }
    table.frame.size.height = 32
    table.contentOffset = 16
    expectScreen(table, is: "fruit: 2\npear")
    source.append("plum")
    expectScreen(table, is: "fruit: 3\npear")
    source.move(from: [0, 2], to: [0, 0])
    expectScreen(table, is: "fruit: 3\npear")
    source.remove(at: [0, 1])
    expectScreen(table, is: "fruit: 2\npear")
  }

  @Test func `a header that wants another view gets it, also while it sticks`() {
    let empty = CellRegistration<EmptyHeader, SectionID> { $0.titleLabel.text = "no \($1)" }
    source.headerView = { [shelfHeader] in
      $0.count < 2 ? SectionView($0.id, with: empty) : SectionView($0, with: shelfHeader)
    }
    expectScreen(table, is: "fruit: 2\napple\npear\nno none\nno roots\nbeet")
    source.remove(at: [0, 0])
    expectScreen(table, is: "no fruit\npear\nno none\nno roots\nbeet\nthe end")
    source.insert("fig", at: [0, 0])
    table.frame.size.height = 32
    table.contentOffset = 16
    expectScreen(table, is: "fruit: 2\npear")
    source.remove(at: [0, 0])
    expectScreen(table, is: "no fruit\npear")
    source.insert("fig", at: [0, 1])
    expectScreen(table, is: "fruit: 2\npear")
  }

  @Test func `a header comes and goes with what its section has`() {
    source.headerView = { [shelfHeader] in $0.isEmpty ? nil : SectionView($0, with: shelfHeader) }
    expectScreen(table, is: "fruit: 2\napple\npear\nroots: 1\nbeet\nthe end")
    source.append("plum", toSection: 1)
    expectScreen(table, is: "fruit: 2\napple\npear\nnone: 1\nplum\nroots: 1")
    source.remove(at: [1, 0])
    expectScreen(table, is: "fruit: 2\napple\npear\nroots: 1\nbeet\nthe end")
  }

  // MARK: Heights

  @Test func `a header has the height that it is said to have`() {
    source.headerView = { [shelfHeader] in SectionView($0, with: shelfHeader, height: .fixed(32)) }
    expectScreen(table, is: "fruit: 2\n\napple\npear\nnone: 0\n")
    table.sectionHeaderHeight = 48
    #expect(table.contentHeight == 3 * 32 + 4 * 16)
    source.headerView = { [shelfHeader] in SectionView($0, with: shelfHeader) }
    #expect(table.contentHeight == 3 * 48 + 4 * 16)
  }

  private let longHeader = CellRegistration<ShelfHeader, TableSection<String>> { view, shelf in
    view.titleLabel.text = ([shelf.header ?? "\(shelf.id)"] + shelf).joined(separator: " ")
    view.titleLabel.numberOfLines = 0
  }

  @Test func `a measured header is as high as its view says, for the width of the table`() {
    source.headerView = { [longHeader] in SectionView($0, with: longHeader, height: .measured) }
    expectScreen(table, is: "FRUIT apple\npear\napple\npear\nnone\nroots beet")
    #expect(table.contentHeight == 128)
    table.frame.size.width = 56
    expectScreen(table, is: "FRUIT\napple\npear\napple\npear\nnone")
    table.frame.size.width = 200
    expectScreen(table, is: "FRUIT apple pear\napple\npear\nnone\nroots beet\nbeet")
  }

  @Test func `a measured header follows its section`() {
    source.headerView = { [longHeader] in SectionView($0, with: longHeader, height: .measured) }
    _ = table.screen
    source.append("plum")
    source.remove(at: [0, 0])
    source.remove(at: [0, 0])
    expectScreen(table, is: "FRUIT plum\nplum\nnone\nroots beet\nbeet\nthe end")
    source.append("cherry")
    expectScreen(table, is: "FRUIT plum\ncherry\nplum\ncherry\nnone\nroots beet")
  }

  @Test func `what is on show stays still when headers above it get another height`() {
    source.headerView = { [longHeader] in SectionView($0, with: longHeader, height: .measured) }
    table.style = .grouped
    table.sectionSpacing = 0
    table.frame.size.height = 32
    table.contentOffset = 48
    expectScreen(table, is: "pear\nnone")
    table.frame.size.width = 56
    expectScreen(table, is: "pear\nnone")
    #expect(table.contentOffset == 64)
  }

  @Test func `measuring makes one view at most that is not shown`() {
    source.snapshot = TableSnapshot(
      sections: (0..<100).map { TableSection(id: SectionID($0), ["a"]) })
    source.headerView = { [shelfHeader] in SectionView($0, with: shelfHeader, height: .measured) }
    table.layoutIfNeeded()
    #expect(table.reuseQueue.statistics(of: shelfHeader.kind).created == 3)
    #expect(table.contentHeight == 200 * 16)
  }

  @Test func `a view that is none of a table's cannot be measured, and traps`() async {
    final class Stranger: ReusableCell {}
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = CommonDataSource<LineCell, Int>(
        sections: [TableSection(id: 0), TableSection(id: 1, [1])], configure: { _, _ in })
      let stranger = CellRegistration<Stranger, TableSection<Int>> { _, _ in }
      source.footerView = {
        $0.isEmpty ? nil : SectionView($0, with: stranger, height: .measured)
      }
      let table = makeTable(lines: 3)
      table.dataSource = source
      _ = table.screen
    }
    #expect(
      result.trapMessage
        == "A Stranger was shown for the footer of section 1, where a table needs a "
        + "TableReusableView")
  }

  // MARK: Other sources

  @Test func `a source written by hand has the view among the traits of a section`() throws {
    final class Shelves: TableViewDataSource {
      var counts = [2, 1]
      let row = CellRegistration<LineCell, Int> { $0.label.text = "row \($1)" }
      let header = CellRegistration<ShelfHeader, Int> { $0.titleLabel.text = "\($1) rows" }
      var numberOfSections: Int { counts.count }
      func numberOfRows(inSection section: Int) -> Int { counts[section] }
      func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
        slot.show(indexPath.row, with: row)
      }
      func traits(ofSection section: Int) -> SectionTraits {
        var traits = SectionTraits()
        traits.headerView = SectionView(counts[section], with: header, height: .measured)
        return traits
      }
    }
    let shelves = Shelves()
    let table = makeTable(lines: 5)
    table.dataSource = shelves
    expectScreen(table, is: "2 rows\nrow 0\nrow 1\n1 rows\nrow 0")
    try table.performBatchUpdates { batch in
      shelves.counts[0] = 1
      batch.deleteRows(at: [[0, 1]])
    }
    expectScreen(table, is: "1 rows\nrow 0\n1 rows\nrow 0\n")
  }

  @Test func `sections of a composed source have the views of their children`() {
    let other = CommonDataSource<LineCell, String>(["x"]) { $0.label.text = $1 }
    other.headerView = { [shelfHeader] in SectionView($0, with: shelfHeader) }
    let page = SectionedDataSource(source, other)
    table.frame.size.height = 7 * 16
    table.dataSource = page
    expectScreen(table, is: "FRUIT\napple\npear\nbeet\nthe end\n0: 1\nx")
    other.append("y")
    source.append("plum")
    table.contentOffset = .infinity
    expectScreen(table, is: "FRUIT\nplum\nbeet\nthe end\n0: 2\nx\ny")
  }

  @Test func `on paper a header is one line, and stands only above its section`() {
    source.headerView = { [longHeader] in SectionView($0, with: longHeader, height: .measured) }
    #expect(
      ColumnLayout([.init()]).text(of: source, width: 8)
        == "FRUIT a…\napple\npear\nnone\nroots b…\nbeet\nthe end\n")
  }
}
