import Tables
import Testing

/// The knowledge about measured rows beyond a reload: by identity, never by index path.
@Suite struct MeasuredReloadTests {
  private let tall = TallTable(
    (0..<60).map { TallRow(id: $0, height: Double(20 + $0 % 7 * 15), extra: 30) })

  private func scroll(to offsets: Double...) {
    for offset in offsets {
      tall.table.contentOffset = offset
      _ = tall.screen
    }
  }

  @Test func `a reload leaves what is visible where it is, and asks the cells again`() {
    scroll(to: 130, 333.25, 700)
    let before = tall.screen
    let measured = tall.measured.count
    tall.table.reloadData()
    #expect(tall.screen == before)
    #expect(tall.measured.count == measured + before.count)
  }

  @Test func `a row has its height wherever it is after a reload`() {
    scroll(to: 0, 150)
    let known = Set(tall.measured)
    let models = Array(tall.source.snapshot.sections[0])
    tall.source.snapshot = TableSnapshot(Array(models.reversed()))
    for (row, model) in tall.source.snapshot.sections[0].enumerated() {
      let height = tall.table.rectForRow(at: [0, row]).height
      #expect(height == (known.contains(model.id) ? model.height : 100), "row \(model.id)")
    }
  }

  @Test func `the first visible row stays where it is, though the rows before it have gone`() {
    scroll(to: 700)
    let first = tall.table.indexPathsForVisibleRows[0]
    let id = tall.source[first].id
    let before = tall.screen
    let models = Array(tall.source.snapshot.sections[0].dropFirst(5))
    tall.source.snapshot = TableSnapshot(models)
    #expect(tall.screen[id] == before[id])
  }

  @Test func `a row that moves to a new section keeps its height as an estimate`() {
    scroll(to: 0)
    let models = Array(tall.source.snapshot.sections[0])
    tall.table.contentOffset = .infinity
    _ = tall.screen
    tall.source.apply(
      TableSnapshot(
        sections: [
          TableSection(id: "new", [models[1]]), tall.source.snapshot.sections[0],
        ].map { section in
          section.id == "new"
            ? section : TableSection(id: section.id, section.filter { $0.id != 1 })
        }))
    #expect(tall.table.rectForRow(at: [0, 0]).height == models[1].height)
  }

  @Test func `another width forgets what cells of the old one said`() {
    scroll(to: 0)
    tall.table.frame.size.width = 50
    _ = tall.screen
    tall.table.contentOffset = .infinity
    _ = tall.screen
    tall.table.reloadData()
    #expect(tall.table.rectForRow(at: [0, 0]).height == 20 + 30)
    tall.table.frame.size.width = 100
    _ = tall.screen
    tall.table.reloadData()
    #expect(tall.table.rectForRow(at: [0, 0]).height == 100)
  }

  @Test func `another data source knows nothing of the rows before it`() {
    scroll(to: 0)
    let other = CommonDataSource<TallCell, TallRow>([TallRow(id: 0, height: 20)]) { $0.row = $1 }
    other.rowHeights = .measured(estimate: 77)
    tall.table.dataSource = other
    #expect(tall.table.rectForRow(at: [0, 0]).height == 77)
  }
}
