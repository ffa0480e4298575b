import Tables
import Testing

/// Rows that have no height for a while, and what depends on how high rows are.
@Suite struct ReportedHeights {
  private func measuredRows(_ heights: [Double] = [20, 20, 20, 20, 20, 20]) -> TallTable {
    let rows = TallTable(
      heights.enumerated().map { TallRow(id: $0, height: $1, extra: 20) }, estimate: 20)
    _ = rows.screen
    return rows
  }

  /// A cell that is 0 high until its text has loaded (flutter#36868, qwen-code#8570).
  @Test func `a row that was 0 high comes back when it has a height`() {
    let rows = measuredRows()
    rows.source.replace(at: [0, 1], with: TallRow(id: 1, height: 0))
    #expect(rows.screen == [0: 0, 2: 20, 3: 40, 4: 60, 5: 80])
    rows.source.replace(at: [0, 1], with: TallRow(id: 1, height: 20))
    #expect(rows.screen == [0: 0, 1: 20, 2: 40, 3: 60, 4: 80, 5: 100])
  }

  @Test func `a row that was 0 high comes back by a reload, an insertion and a scroll`() {
    let hidden = [20.0, 0, 20, 20, 20, 20]
    let shown = TallRow(id: 1, height: 20)
    let ways: [(TallTable) -> Void] = [
      { rows in
        rows.source.snapshot[[0, 1]] = shown
      },
      { rows in
        rows.source.remove(at: [0, 1])
        rows.source.insert(shown, at: [0, 1])
      },
      { rows in
        rows.source.replace(at: [0, 1], with: shown)
        rows.table.scrollToRow(at: [0, 1], at: .top)
      },
      { rows in
        var models = rows.source.snapshot
        models.sections.append(TableSection(id: "new", [shown]))
        models.remove(at: [0, 1])
        rows.source.apply(models)
        rows.table.scrollToRow(at: [1, 0], at: .bottom)
      },
    ]
    for (number, change) in ways.enumerated() {
      let rows = measuredRows(hidden)
      #expect(rows.screen[1] == nil)
      change(rows)
      #expect(rows.screen[1] != nil, "way \(number)")
      #expect(rows.screen.count == 6, "way \(number)")
    }
  }

  @Test func `a row that is 0 high in one width comes back in another`() {
    let rows = measuredRows([20, 0, 20])
    rows.table.contentOffset = 0
    #expect(rows.screen[1] == nil)
    rows.table.frame.size.width = 80
    #expect(rows.screen == [0: 0, 1: 40, 2: 60])
    rows.table.frame.size.width = 100
    #expect(rows.screen == [0: 0, 2: 20])
  }

  /// Each row is asked once, however many have no height, and one cell is enough to ask them all.
  @Test func `rows that all are 0 high are measured once, in one cell`() {
    let rows = TallTable((0..<5_000).map { TallRow(id: $0, height: 0) }, estimate: 20)
    #expect(rows.screen.isEmpty)
    #expect(rows.table.contentHeight == 0)
    #expect(rows.measured == Array(0..<5_000))
    #expect(rows.table.reuseQueue.statistics.created == 1)
    rows.table.scroll(by: 50)
    rows.table.contentOffset = .infinity
    rows.source.remove(at: [0, 7])
    #expect(rows.screen.isEmpty)
    #expect(rows.measured.count == 5_000)
    rows.source.replace(at: [0, 700], with: TallRow(id: 701, height: 30))
    rows.source.insert(TallRow(id: 9_000, height: 0), at: [0, 0])
    #expect(rows.screen == [701: 0])
    #expect(rows.measured.count == 5_002)
    #expect(rows.table.reuseQueue.statistics.created == 1)
  }

  /// From wherever the pass begins.
  @Test(arguments: RowScrollPosition.allCases)
  func `rows that all are 0 high are measured once on the way to one of them`(
    place: RowScrollPosition
  ) {
    let rows = TallTable(
      (0..<2_000).map { TallRow(id: $0, height: 0) }, estimate: 20, anchoring: .followEnd)
    rows.table.scrollToRow(at: [0, 1_000], at: place)
    #expect(rows.screen.isEmpty)
    #expect(rows.measured.sorted() == Array(0..<2_000))
    #expect(rows.table.reuseQueue.statistics.created == 1)
    rows.table.reloadData()
    rows.table.contentOffset = .infinity
    #expect(rows.screen.isEmpty)
    #expect(rows.measured.count == 4_000)
    #expect(rows.table.reuseQueue.statistics.created == 1)
  }

  @Test func `a row that proves to be elsewhere has neither come nor left`() {
    let rows = TallTable(
      [40, 10, 10, 20, 20, 0, 20, 20].enumerated().map { TallRow(id: $0, height: $1) },
      estimate: 20, height: 40)
    var events: [String] = []
    rows.source.onWillDisplay = { _, row, _ in events.append("will \(row.id)") }
    rows.source.onDidEndDisplaying = { _, row, _ in events.append("end \(row.id)") }
    #expect(rows.screen == [0: 0])
    rows.table.scroll(by: 50)
    #expect(rows.screen == [2: 0, 3: 10, 4: 30])
    #expect(events == ["will 0", "end 0", "will 2", "will 3", "will 4"])
    events = []
    rows.table.scrollToRow(at: [0, 5], at: .top)
    #expect(rows.screen == [6: 0, 7: 20])
    #expect(events == ["end 4", "end 3", "end 2", "will 6", "will 7"])
  }

  /// The row above may stay or go, which is known only after the target row has been measured.
  ///
  /// By its estimate it stays, and so it keeps its cell meanwhile; or it goes, and its cell serves
  /// the target.
  @Test(arguments: [(20.0, 60.0), (20, 20), (40, 60), (60, 60)] as [(Double, Double)])
  func `a row that is thought to stay keeps its cell while the one below is measured`(
    estimate: Double, height: Double
  ) {
    let rows = TallTable(
      [TallRow(id: 0, height: 60), TallRow(id: 1, height: height)], estimate: estimate, height: 40)
    #expect(rows.screen == [0: 0])
    var events: [String] = []
    rows.source.onWillDisplay = { _, row, _ in events.append("will \(row.id)") }
    rows.source.onDidEndDisplaying = { _, row, _ in events.append("end \(row.id)") }
    rows.table.scrollToRow(at: [0, 1], at: .top)
    if height == 20 {
      #expect(rows.screen == [0: -40, 1: 20])
      #expect(events == ["will 1"])
    } else {
      #expect(rows.screen == [1: 0])
      #expect(events.sorted() == ["end 0", "will 1"])
    }
    #expect(rows.table.reuseQueue.statistics.created == (estimate < 40 ? 2 : 1))
  }

  @Test func `a cell of another kind that has no height has neither come nor left`() {
    let low = CellRegistration<TallCell, TallRow> { $0.row = $1 }
    let high = CellRegistration<TallCell, TallRow>(cellIdentifier: "high") { $0.row = $1 }
    let source = CommonDataSource<TallCell, TallRow>(
      (0..<3).map { TallRow(id: $0, height: 20) }
    ) { row, slot in slot.show(row, with: row.extra > 0 ? high : low) }
    source.rowHeights = .measured(estimate: 20)
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
    table.dataSource = source
    table.layoutIfNeeded()
    var events: [String] = []
    source.onWillDisplay = { _, row, _ in events.append("will \(row.id)") }
    source.onDidEndDisplaying = { _, row, _ in events.append("end \(row.id)") }
    source.replace(at: [0, 1], with: TallRow(id: 1, height: 0, extra: 1))
    table.layoutIfNeeded()
    #expect(table.visibleRows == [0, 2])
    #expect(events == ["end 1"])
  }

  /// The offset of a state that nobody saw is not where anybody looks.
  @Test(arguments: 0..<3)
  func `rows that go and come back before a layout stay where they are`(mode: Int) {
    let all = (0..<10).map { TallRow(id: $0, height: 16) }
    let rows = TallTable(all, height: 64)
    rows.source.rowHeights = [.fixed(16), .each(\.height), .measured(estimate: 20)][mode]
    rows.table.layoutIfNeeded()
    rows.table.scrollToRow(at: [0, 3], at: .top)
    let before = rows.screen
    #expect(before == [3: 0, 4: 16, 5: 32, 6: 48])
    rows.source.apply(Array(all.prefix(5)))
    rows.source.apply(all)
    #expect(rows.screen == before)
    // The row that is held goes, and what nobody saw comes and goes.
    rows.source.apply(all.filter { $0.id != 3 } + [TallRow(id: 77, height: 16)])
    rows.source.insert(TallRow(id: 78, height: 16), at: [0, 3])
    rows.source.remove(at: [0, 3])
    #expect(rows.screen[4] == 16)
    // Where all that was seen has gone, the offset is all there is.
    rows.source.apply([TallRow(id: 99, height: 16)])
    rows.source.apply(all)
    #expect(rows.table.contentOffset > 0)
  }

  /// As `table.rowHeight`, which reloads.
  @Test func `heights that are set after loading hold from then on`() {
    let rows = TallTable((0..<3).map { TallRow(id: $0, height: 32) }, height: 200)
    rows.source.rowHeights = .fixed(16)
    #expect(rows.table.contentHeight == 48)
    rows.source.rowHeights = .each(\.height)
    #expect(rows.table.contentHeight == 96)
    rows.source.append(TallRow(id: 3, height: 32))
    #expect(rows.table.contentHeight == 128)
    #expect(rows.screen == [0: 0, 1: 32, 2: 64, 3: 96])
    rows.source.rowHeights = .fixed(0)
    #expect(rows.screen.isEmpty)
    rows.source.rowHeights = .measured(estimate: 8)
    #expect(rows.screen == [0: 0, 1: 32, 2: 64, 3: 96])
    let mixed = SectionedDataSource(rows.source)
    let other = TableView(frame: rows.table.frame)
    other.dataSource = mixed
    #expect(other.contentHeight > 0)
    rows.source.rowHeights = .fixed(10)
    #expect(other.contentHeight == 40)
    #expect(rows.table.contentHeight == 40)
  }

  @Test func `heights that are set while cells are shown hold when the pass is over`() {
    let rows = TallTable((0..<9).map { TallRow(id: $0, height: 32) }, height: 100)
    rows.source.rowHeights = .fixed(16)
    var isFirst = true
    rows.source.onWillDisplay = { [source = rows.source] _, _, _ in
      if isFirst { source.rowHeights = .fixed(50) }
      isFirst = false
    }
    _ = rows.screen
    #expect(rows.screen == [0: 0, 1: 50])
  }

  /// As in UIKit, where an empty batch is how a row gets another height.
  @Test func `an empty batch asks for heights again`() throws {
    let rows = TallTable((0..<20).map { TallRow(id: $0, height: 20) }, height: 100)
    var height = 20.0
    let modes: [RowHeights<TallRow>] = [
      .each { $0.id == 1 ? height : 20 }, .measured(estimate: 10),
    ]
    for mode in modes {
      height = 20
      rows.source.rowHeights = mode
      rows.ownHeight = { $0.id == 1 ? height : nil }
      rows.table.contentOffset = 0
      #expect(rows.screen[1] == 20)
      rows.table.scroll(by: 30)
      #expect(rows.screen[2] == 10)
      height = 0
      try rows.table.performBatchUpdates { _ in }
      #expect(rows.screen[1] == nil)
      #expect(rows.screen[2] != nil)
      height = 60
      try rows.table.performBatchUpdates { _ in }
      rows.table.contentOffset = 0
      #expect(rows.screen == [0: 0, 1: 20, 2: 80])
    }
  }

  @Test func `a reload after a scroll holds the place scrolled to`() {
    let rows = TallTable((0..<50).map { TallRow(id: $0, height: 40) }, estimate: 40)
    rows.table.contentOffset = 400
    #expect(rows.screen[10] == 0)
    rows.table.scroll(by: 120)
    rows.table.reloadData()
    #expect(rows.table.contentOffset == 520)
    #expect(rows.screen[13] == 0)
  }

  @Test(arguments: [TableStyle.plain, .grouped])
  func `a scroll to a row outlives what reloads the table`(style: TableStyle) {
    let changes: [(TableView) -> Void] = [
      { $0.style = style }, { $0.sectionHeaderHeight = 30 }, { $0.sectionFooterHeight = 1 },
      { $0.rowHeight = 9 }, { $0.reloadData() }, { $0.sectionSpacing = 3 },
    ]
    for heights in [RowHeights<TallRow>.fixed(16), .measured(estimate: 5)] {
      for change in changes {
        let rows = TallTable((0..<100).map { TallRow(id: $0, height: 16) }, height: 64)
        rows.source.rowHeights = heights
        rows.source.insertSection(
          TableSection(id: "more", header: "more", [TallRow(id: 200, height: 16)]), at: 1)
        rows.table.layoutIfNeeded()
        rows.table.scrollToRow(at: [0, 50], at: .top)
        change(rows.table)
        #expect(rows.screen[50] == 0)
        rows.table.scrollToSection(1, at: .top)
        change(rows.table)
        #expect(rows.screen[200] != nil)
      }
    }
    // By identity, wherever the row is after the reload.
    let rows = TallTable((0..<100).map { TallRow(id: $0, height: 16) }, height: 64)
    rows.source.rowHeights = .fixed(16)
    rows.table.layoutIfNeeded()
    rows.table.scrollToRow(at: [0, 50], at: .top)
    rows.source.snapshot = TableSnapshot((20..<90).map { TallRow(id: $0, height: 16) })
    #expect(rows.screen[50] == 0)
    rows.table.scrollToRow(at: [0, 50], at: .top)
    rows.source.snapshot = TableSnapshot([TallRow(id: 3, height: 16)])
    #expect(rows.screen == [3: 0])
  }
}
