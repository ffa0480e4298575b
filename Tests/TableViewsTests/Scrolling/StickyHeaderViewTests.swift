import Tables
import Testing

/// The view of the header that sticks, whatever happens to its section meanwhile.
@Suite struct StickyHeaderViewTests {
  private typealias Section = TableSection<TallRow>

  private let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 96, height: 80))
  private let source: CommonDataSource<TallCell, TallRow>

  init() {
    let sections = (0..<4).map { section in
      Section(
        id: SectionID(section), header: "H\(section)",
        (0..<6).map { TallRow(id: section * 100 + $0, height: 16) })
    }
    source = CommonDataSource(sections: sections) { $0.row = $1 }
    source.rowHeights = .each { $0.height }
    table.dataSource = source
  }

  /// The headers that are drawn, and where: above 0 where they are pushed up.
  private var headers: [String: [Double]] {
    var found: [String: [Double]] = [:]
    for item in table.displayList().items {
      guard case .text(let text) = item.content else { continue }
      found["\(text.string)", default: []].append(item.frame.minY)
    }
    return found
  }

  private var statistics: ReuseStatistics { table.reuseQueue.statistics(forIdentifier: "header") }

  private func stick() {
    table.contentOffset = 24
    #expect(headers == ["H0": [0]])
  }

  @Test(arguments: [true, false])
  func `it comes to stick and goes back as it is, without being shown again`(isMeasured: Bool) {
    if isMeasured { source.rowHeights = .measured(estimate: 16) }
    var shown = 0
    let show = table.showHeader
    table.showHeader = { title, slot in
      shown += 1
      show(title, &slot)
    }
    #expect(headers == ["H0": [0]])
    for _ in 0..<3 {
      stick()
      table.contentOffset = 0
      #expect(headers == ["H0": [0]])
    }
    #expect(shown == 1)
  }

  @Test func `it changes its title`() {
    stick()
    source.edit { $0.setTitles(header: "new", footer: nil, ofSection: 0) }
    #expect(headers == ["new": [0]])
    source.edit { $0.setTitles(header: nil, footer: nil, ofSection: 0) }
    #expect(headers == [:])
    source.edit { $0.setTitles(header: "again", footer: nil, ofSection: 0) }
    #expect(headers == ["again": [0]])
    #expect(statistics.created == 1)
  }

  @Test func `it goes with its section, and the next one takes its place`() {
    stick()
    source.removeSection(at: 0)
    #expect(headers == ["H1": [0]])
    source.removeSection(at: 0)
    source.removeSection(at: 0)
    source.removeSection(at: 0)
    #expect(headers == [:])
    #expect(statistics.created == 1)
    #expect(table.subviews.count == 1)
  }

  @Test func `it goes where its section goes`() {
    stick()
    source.moveSection(from: 0, to: 3)
    #expect(headers == ["H0": [0]], "with the row that stays where it is")
    #expect(table.indexPathsForVisibleRows.first == [3, 0])
    source.moveSection(from: 3, to: 1)
    #expect(headers == ["H0": [0]])
  }

  @Test func `its section is emptied under it`() {
    stick()
    source.edit { draft in
      for _ in 0..<6 { draft.remove(at: [0, 0]) }
    }
    #expect(headers == ["H1": [0]], "the offset stays, and it is in the next section")
    table.contentOffset = 8
    #expect(headers == ["H0": [-8], "H1": [8]])
    source.insert(contentsOf: (0..<9).map { TallRow(id: 900 + $0, height: 16) }, at: [0, 0])
    table.contentOffset = 50
    #expect(headers == ["H0": [0]])
    #expect(statistics.created == 2)
  }

  @Test func `it survives a reload in one view`() {
    stick()
    for _ in 0..<3 {
      table.reloadData()
      #expect(headers == ["H0": [0]])
    }
    #expect(statistics.created == 1)
    #expect(table.subviews.count == 2)
  }

  @Test func `it goes with the data source, set to nil, replaced or deallocated`() {
    stick()
    table.dataSource = nil
    #expect(headers == [:])
    #expect(table.subviews.count == 1)
    table.dataSource = source
    stick()
    do {
      let other = CommonDataSource<TallCell, TallRow>(
        sections: [Section(id: 0, header: "other", (0..<9).map { TallRow(id: $0, height: 16) })]
      ) { $0.row = $1 }
      table.dataSource = other
      #expect(headers == ["other": [0]])
    }
    #expect(table.numberOfSections == 0)
    #expect(headers == [:])
    #expect(table.diagnostics == [.dataSourceDeallocated])
    #expect(table.subviews.count == 1)
  }

  @Test func `another style and other views take it away`() {
    stick()
    table.style = .grouped
    #expect(headers == [:])
    table.style = .plain
    #expect(headers == ["H0": [0]])
    let loud = CellRegistration<LoudView, String>(cellIdentifier: "loud") {
      $0.titleLabel.text = "\($1)!"
    }
    table.showHeader = { $1.show($0, with: loud) }
    #expect(headers == ["H0!": [0]])
    #expect(table.subviews.count == 2)
    #expect(table.reuseQueue.statistics(forIdentifier: "loud").created == 1)
  }

  @Test func `it may be higher than the viewport and than its section`() {
    table.sectionHeaderHeight = 100
    table.contentOffset = 50
    #expect(headers == ["H0": [0]])
    #expect(table.indexPathsForVisibleRows.isEmpty == false, "rows are visible below the header")
    table.contentOffset = 110
    #expect(headers["H0"]?.first == min(0, 196 - 110 - 100.0))
    table.frame.size.height = 10
    #expect(headers["H0"] == [min(0, 196 - 110 - 100.0)])
    table.frame.size.height = 0
    #expect(headers == [:])
    table.frame.size.height = 80
    #expect(headers["H0"] == [min(0, 196 - 110 - 100.0)])
  }

  @Test func `a tap on it is no tap on the row below`() {
    stick()
    for y in [24.0, 31, 39] {
      #expect(table.indexPathForRow(at: LayoutPoint(x: 5, y: y)) == nil)
    }
    #expect(table.indexPathForRow(at: LayoutPoint(x: 5, y: 41)) == [0, 1])
    // Half pushed up, it covers less.
    table.contentOffset = 104
    #expect(headers["H0"] == [-8])
    #expect(table.indexPathForRow(at: LayoutPoint(x: 5, y: 106)) == nil)
  }

  @Test func `a section is scrolled to by its header`() {
    stick()
    table.scrollToSection(1)
    #expect(headers["H1"] == [0])
    #expect(table.contentOffset == 112)
    table.scrollToSection(1, at: .bottom)
    #expect(headers["H1"] == [64])
  }

  @Test func `where all visible rows go, it holds the viewport`() {
    table.contentOffset = 80
    #expect(headers == ["H0": [0], "H1": [32]])
    source.edit { draft in
      for _ in 0..<2 { draft.remove(at: [1, 0]) }
      for _ in 0..<2 { draft.remove(at: [0, 4]) }
    }
    #expect(headers == ["H0": [0], "H1": [32]])
    #expect(table.contentOffset == 48)
  }

  @Test func `no more are made than are visible at once`() {
    var most = 0
    for step in 0...200 {
      table.contentOffset = Double(step) * 2
      most = max(most, headers.count)
      #expect(headers.values.allSatisfy { $0.count == 1 }, "at \(step * 2)")
    }
    for step in (0...200).reversed() { table.contentOffset = Double(step) * 1.75 }
    #expect(most == 2)
    #expect(statistics.created == most)
  }

  /// The rows above it turn out to be so high that it sticks in the pass in which it came.
  @Test func `it sticks in the pass in which it was shown at its own place`() {
    source.rowHeights = .measured(estimate: 10)
    source.apply(
      TableSnapshot(sections: [
        Section(id: 0, (0..<3).map { TallRow(id: $0, height: 100) }),
        Section(
          id: 1, header: "H",
          [10, 10, 100, 100].enumerated().map { TallRow(id: 10 + $0, height: $1) }),
      ]))
    table.contentOffset = 0
    table.scrollToRow(at: [1, 1], at: .top)
    #expect(headers == ["H": [0]])
    #expect(table.subviews.count == 2)
    _ = table.screen
    table.contentOffset += 1
    #expect(headers == ["H": [0]])
    #expect(table.subviews.count == 2)
    table.contentOffset = 0
    #expect(headers == [:])
    #expect(table.subviews.count == 1)
  }
}

private final class LoudView: TableHeaderFooterView {}
