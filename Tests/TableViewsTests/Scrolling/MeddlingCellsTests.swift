import Tables
import TestSupport
import Testing

/// Cells whose own code does what it should not while it is asked how high a row is.
@Suite struct MeddlingCellsTests {
  private let rows = TallTable((0..<60).map { TallRow(id: $0, height: 30) }, estimate: 20)

  /// Runs once, or as often as is asked for, as a cell is measured.
  private func whenMeasured(times: Int = 1, _ meddle: @escaping (TallRow) -> Void) {
    var left = times
    rows.whenMeasured = { row in
      guard left > 0 else { return }
      left -= 1
      meddle(row)
    }
  }

  /// Expects a whole screen: each row below the one before, from the top to the bottom.
  private func expectWhole(passes: Int = 0) {
    for _ in 0..<passes { rows.table.layoutIfNeeded() }
    let cells = rows.table.visibleCells
    // Where the pass put the viewport: somebody may have scrolled since.
    let viewport = rows.table.bounds
    guard let first = cells.first, let last = cells.last else {
      #expect(viewport.height == 0 || rows.table.contentHeight == 0)
      return
    }
    #expect(first.frame.minY <= viewport.minY && first.frame.maxY > viewport.minY)
    for (upper, lower) in zip(cells, cells.dropFirst()) {
      #expect(upper.frame.maxY == lower.frame.minY)
    }
    #expect(last.frame.minY < viewport.maxY && last.frame.maxY >= viewport.maxY)
  }

  @Test func `a cell asks its table for what is visible`() {
    var asked = 0
    whenMeasured(times: 1_000) { [table = rows.table] _ in
      for path in table.indexPathsForVisibleRows {
        _ = table.rectForRow(at: path)
        _ = table.cellForRow(at: path)
      }
      _ = (table.visibleCells, table.contentHeight, table.contentOffset, table.numberOfSections)
      table.layoutIfNeeded()
      asked += 1
    }
    #expect(rows.screen.count == 7)
    #expect(asked == 7)
    expectWhole()
  }

  @Test(arguments: [0.0, 77.5, .infinity])
  func `a cell scrolls its table`(offset: Double) {
    whenMeasured { [table = rows.table] _ in table.contentOffset = offset }
    _ = rows.screen
    expectWhole()
    #expect(offset == .infinity ? rows.screen[59] == 170 : rows.table.contentOffset == offset)
    whenMeasured { [table = rows.table] _ in table.scroll(by: offset) }
    rows.table.contentOffset = 900
    for _ in 0..<3 { expectWhole() }
    whenMeasured { [table = rows.table] _ in table.scrollToRow(at: [0, 30], at: .middle) }
    rows.table.contentOffset = 0
    rows.table.frame.size.width = 80
    for _ in 0..<3 { expectWhole() }
    #expect(rows.screen[30] == 85)
  }

  /// A pass is asked to scroll again and again, and ends.
  @Test func `a cell scrolls its table whenever it is measured`() {
    whenMeasured(times: 1_000) { [table = rows.table] _ in table.scroll(by: 10) }
    for _ in 0..<9 { expectWhole() }
    #expect(rows.table.contentOffset == 100, "ten rows were measured on the way")
  }

  @Test func `a cell edits its data source`() {
    var next = 1_000
    whenMeasured(times: 5) { [source = rows.source] row in
      next += 1
      source.insert(TallRow(id: next, height: 45), at: [0, 0])
      source.remove(at: [0, source.snapshot.numberOfRows(inSection: 0) - 1])
    }
    for _ in 0..<4 { expectWhole() }
    #expect(rows.table.numberOfRows(inSection: 0) == 60)
    #expect(rows.table.contains([0, 59]))
  }

  @Test func `a cell empties its data source`() {
    whenMeasured { [source = rows.source] _ in source.apply([]) }
    _ = rows.screen
    #expect(rows.screen.isEmpty)
    #expect(rows.table.contentHeight == 0)
  }

  @Test func `a cell reloads, resizes and takes the data source away`() {
    whenMeasured { [table = rows.table] _ in table.reloadData() }
    expectWhole(passes: 2)
    whenMeasured { [table = rows.table] _ in table.frame.size = LayoutSize(width: 60, height: 310) }
    rows.table.contentOffset = 300
    expectWhole(passes: 2)
    #expect(rows.table.bounds.height == 310)
    whenMeasured { [table = rows.table] _ in table.frame.size = LayoutSize(width: 90, height: 0) }
    rows.table.contentOffset = 1_000
    expectWhole(passes: 2)
    #expect(rows.screen.isEmpty)
    rows.table.frame.size.height = 100
    expectWhole()
    whenMeasured { [table = rows.table] _ in table.dataSource = nil }
    rows.table.contentOffset = 1_500
    _ = rows.screen
    #expect(rows.screen.isEmpty)
    #expect(rows.table.contentHeight == 0)
  }

  @Test(arguments: ContentAnchoring.allCases)
  func `a cell changes what stays where it is`(anchoring: ContentAnchoring) {
    rows.table.scrollToRow(at: [0, 40], at: .bottom)
    whenMeasured(times: 100) { [table = rows.table] _ in
      table.contentAnchoring =
        table.contentAnchoring == anchoring ? .keepVisibleContent : anchoring
    }
    #expect(rows.screen[40] == 170)
    expectWhole()
  }

  @Test func `a cell that says something else each time is asked once`() {
    var asked: [Int: Int] = [:]
    let source = CommonDataSource<FickleCell, Int>(Array(0..<100)) { cell, number in
      cell.answer = {
        asked[number, default: 0] += 1
        return Double(asked[number, default: 0] * 25)
      }
    }
    source.rowHeights = .measured(estimate: 40)
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 200))
    table.dataSource = source
    for offset in [0.0, 60, 500, 100, .infinity, 0] {
      table.contentOffset = offset
      table.layoutIfNeeded()
      #expect(table.visibleCells.allSatisfy { $0.frame.height == 25 })
    }
    #expect(asked.values.allSatisfy { $0 == 1 })
    // Another width is another question.
    table.frame.size.width = 120
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.frame.height) == [50, 50, 50, 50])
  }

  /// Cells that load what they show, and say so to the table while it asks them.
  @Test(arguments: 0..<60 as Range<UInt64>, ContentAnchoring.allCases)
  func `rows whose heights come and go while cells are asked are shown when they have one`(
    seed: UInt64, anchoring: ContentAnchoring
  ) {
    var generator = SeededGenerator(seed: seed)
    let rows = TallTable(
      (0..<20).map { TallRow(id: $0, height: 30) }, estimate: 20, anchoring: anchoring)
    rows.table.style = seed % 2 == 0 ? .plain : .grouped
    var heights = (0..<20).map { _ in Bool.random(using: &generator) ? 0.0 : 30 }
    rows.ownHeight = { heights[$0.id] }
    var isMeddling = true
    func change() {
      heights[Int.random(in: 0..<20, using: &generator)] =
        [0, 0, 25, 80][
          Int.random(in: 0..<4, using: &generator)]
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: rows.table.reloadData()
      case 1: rows.table.scroll(by: Double(Int.random(in: -200...200, using: &generator)))
      default: break
      }
      do { try rows.table.performBatchUpdates { _ in } } catch { Issue.record(error) }
    }
    rows.whenMeasured = { _ in
      if isMeddling, Int.random(in: 0..<5, using: &generator) == 0 { change() }
    }
    for _ in 0..<10 {
      isMeddling = true
      change()
      _ = rows.screen
      isMeddling = false
      for _ in 0..<4 { rows.table.layoutIfNeeded() }
      expectWhole()
      for id in 0..<20 where rows.table.rectForRow(at: [0, id]).height == 0 {
        #expect(heights[id] == 0, "seed \(seed): row \(id) cannot be seen again")
      }
      for path in rows.table.indexPathsForVisibleRows {
        let height = rows.table.rectForRow(at: path).height
        #expect(height == heights[path.row], "seed \(seed): row \(path) is \(height) high")
      }
    }
  }

  @Test func `a cell that says what is no height traps with its row`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rows = TallTable([TallRow(id: 0, height: 10), TallRow(id: 1, height: .nan)])
      rows.table.layoutIfNeeded()
      withExtendedLifetime(rows) {}
    }
    #expect(
      result.trapMessage
        == "The row [0, 1] cannot be nan points high; a height is from 0 to 16777216 points")
  }

  @Test(arguments: [0, 0.001])
  func `an estimate of nothing traps, and says why`(estimate: Double) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [estimate] in
      let rows = TallTable([TallRow(id: 0, height: 10)], estimate: estimate)
      rows.table.layoutIfNeeded()
      withExtendedLifetime(rows) {}
    }
    #expect(
      result.trapMessage
        == "The rows of section 0 cannot be estimated at \(estimate) points: without "
        + "a height they are never shown and so never measured; estimate more than 1/128 point")
  }

  @Test func `an estimate that is no height traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rows = TallTable([TallRow(id: 0, height: 10)], estimate: .infinity)
      rows.table.layoutIfNeeded()
      withExtendedLifetime(rows) {}
    }
    #expect(
      result.trapMessage
        == "A row of section 0, by its estimate, cannot be inf points high; a height "
        + "is from 0 to 16777216 points")
  }

  @Test func `distances, footers and spacing that are none trap`() async {
    let scrolled = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rows = TallTable(count: 9, each: 30)
      rows.table.scroll(by: .nan)
    }
    #expect(scrolled.trapMessage == "A table cannot be scrolled by nan points")
    let spaced = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rows = TallTable(count: 9, each: 30)
      rows.table.style = .grouped
      rows.table.sectionSpacing = -1
      rows.table.layoutIfNeeded()
    }
    #expect(
      spaced.trapMessage?.hasPrefix("The room between two sections cannot be -1.0 points high")
        == true)
    let footed = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = CommonDataSource<TallCell, TallRow>(
        sections: [TableSection(id: 0, footer: "f", [])], configure: { _, _ in })
      let table = TableView()
      table.sectionFooterHeight = .infinity
      table.dataSource = source
      table.reloadData()
    }
    #expect(
      footed.trapMessage?.hasPrefix("The footer of section 0 cannot be inf points high") == true)
  }

  @Test(arguments: [(0, 60), (-1, 0)])
  func `a row that is not there cannot be scrolled to`(section: Int, row: Int) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [section, row] in
      let rows = TallTable(count: 60, each: 30)
      rows.table.layoutIfNeeded()
      rows.table.scrollToRow(at: TableIndexPath(section: section, row: row), at: .top)
      withExtendedLifetime(rows) {}
    }
    #expect(
      result.trapMessage
        == (section == 0
          ? "Row \(row) is out of bounds (section 0 has 60 rows)"
          : "Section \(section) is out of bounds (1 section)"))
  }

  @Test func `a section that is not there cannot be scrolled to`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let rows = TallTable(count: 60, each: 30)
      rows.table.layoutIfNeeded()
      rows.table.scrollToSection(1)
      withExtendedLifetime(rows) {}
    }
    #expect(result.trapMessage == "Section 1 is out of bounds (1 section)")
  }
}

private final class FickleCell: TableViewCell {
  var answer: () -> Double = { 0 }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(width: size.width, height: answer())
  }
}
