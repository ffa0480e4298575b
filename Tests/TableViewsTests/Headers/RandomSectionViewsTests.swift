import Tables
import TestSupport
import Testing

private final class SumHeader: TableHeaderFooterView {
  override func prepareForReuse() { titleLabel.text = "stale" }
}

private final class OddHeader: TableHeaderFooterView {}

/// A table whose headers and footers say what their sections have, through random changes, beside a new
/// table of the same content.
@Suite struct RandomSectionViewsTests {
  private typealias Source = CommonDataSource<LineCell, Int>

  private let even = CellRegistration<SumHeader, TableSection<Int>> { view, section in
    let words = [section.header ?? "-"] + section.map { "\($0)" }
    view.titleLabel.text = words.joined(separator: " ")
    view.titleLabel.numberOfLines = 0
  }
  private let odd = CellRegistration<OddHeader, SectionID> { $0.titleLabel.text = "odd \($1)" }

  private func view(_ section: TableSection<Int>, _ height: SectionView.Height) -> SectionView? {
    switch section.count % 4 {
    case 0: nil
    case 1: SectionView(section.id, with: odd, height: height)
    default: SectionView(section, with: even, height: height)
    }
  }

  private func source(_ snapshot: TableSnapshot<Int>, _ rowHeights: RowHeights<Int>) -> Source {
    let source = Source(sections: snapshot.sections) { $0.label.text = "row \($1)" }
    source.rowHeights = rowHeights
    source.headerView = { view($0, .measured) }
    source.footerView = { view($0, $0.count > 4 ? .fixed(32) : .standard) }
    return source
  }

  private func change(_ source: Source, _ next: inout Int, using numbers: inout SeededGenerator) {
    source.edit { draft in
      for _ in 0...Int.random(in: 0...2, using: &numbers) {
        let section = Int.random(in: 0..<4, using: &numbers)
        let count = draft.snapshot.sections[section].count
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0 where count > 0:
          draft.remove(at: [section, Int.random(in: 0..<count, using: &numbers)])
        case 1 where count > 0:
          let other = Int.random(in: 0..<4, using: &numbers)
          draft.move(from: [section, 0], to: [other, 0])
        case 2:
          draft.setTitles(
            header: numbers.oneIn(2) ? nil : "title \(next)", footer: nil, ofSection: section)
        case 3: draft.moveSection(from: section, to: Int.random(in: 0..<4, using: &numbers))
        default:
          next += 1
          draft.insert(next, at: [section, Int.random(in: 0...count, using: &numbers)])
        }
      }
    }
  }

  @Test(arguments: [false, true], 0..<8)
  func `views are as those of a new table, whatever happens`(areMeasured: Bool, seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    var next = 100
    let heights: RowHeights<Int> = areMeasured ? .measured(estimate: 16) : .standard
    let source = source(
      TableSnapshot(
        sections: (0..<4).map {
          TableSection(id: SectionID($0), Array(0..<(seed < 2 ? 0 : $0)))
        }),
      heights)
    let table = makeTable(columns: 12, lines: 7)
    table.style = seed.isMultiple(of: 2) ? .plain : .grouped
    table.dataSource = source
    for step in 0..<(60 * TestScale.current) {
      switch Int.random(in: 0..<4, using: &numbers) {
      case 0: table.frame.size.width = Double(8 * Int.random(in: 6...20, using: &numbers))
      case 1: table.contentOffset = Double(16 * Int.random(in: 0...20, using: &numbers))
      default: change(source, &next, using: &numbers)
      }
      if numbers.oneIn(3) { continue }
      let screen = table.screen
      let new = TableView(frame: table.frame)
      let same = self.source(source.snapshot, heights)
      new.style = table.style
      new.dataSource = same
      new.contentOffset = table.contentOffset
      #expect(screen == new.screen, "step \(step)")
      #expect(table.contentHeight == new.contentHeight, "step \(step)")
    }
    #expect(table.diagnostics.isEmpty)
  }
}
