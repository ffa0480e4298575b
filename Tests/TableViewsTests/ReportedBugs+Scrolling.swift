import TableTesting
import Tables
import TestSupport
import Testing

/// Bugs of scrolling, of measuring and of what stays where it is.
extension ReportedBugs {
  /// virtualized-list 20: with rows prepared ahead, the last index at the end was one that is not there.
  @Test func `rows ahead end with the last row`() {
    let source = numbers(100)
    var asked: Set<Int> = []
    source.onPrefetch = { models, _ in asked.formUnion(models) }
    let table = makeTable(lines: 5)
    table.dataSource = source
    for row in 0...95 {
      table.contentOffset = Double(row) * 16
      #expect(table.visibleRows == Array(row..<(row + 5)))
    }
    #expect(table.visibleRows.last == 99)
    #expect(asked.max() == 99)
  }

  /// jfx's change 656: a last row that is higher than the viewport showed its bottom.
  @Test func `the last row is scrolled to by its top where it is higher than the viewport`() {
    for heights in [RowHeights<TallRow>.each { $0.height }, .measured(estimate: 40)] {
      let rows = TallTable(lines(9, of: 40) + [TallRow(id: 9, height: 500)], height: 120)
      rows.source.rowHeights = heights
      rows.table.scrollToRow(at: [0, 9], at: .top)
      #expect(rows.screen == [9: 0])
      rows.table.contentOffset = 0
      rows.table.scrollToRow(at: [0, 9], at: .nearest)
      #expect(rows.screen == [9: 0])
    }
  }

  /// react-virtuoso 411: with rows prepared ahead, what was visible was told of in steps of several.
  @Test func `rows ahead do not change what is visible`() {
    let source = numbers(200)
    let table = makeTable(lines: 5)
    table.prefetchDistance = 50
    source.onPrefetch = { _, _ in }
    table.dataSource = source
    for step in 0..<100 {
      table.contentOffset = Double(step) * 4
      let first = step / 4
      let last = step % 4 == 0 ? first + 4 : first + 5
      #expect(table.visibleRows == Array(first...last))
    }
  }

  /// cinder's change 1518: "near the end" fired fifty rows before it where five were asked for.
  @Test func `the end is near as many rows before it as was asked for`() {
    let source = numbers(100)
    var lastRowAsked = false
    source.onPrefetch = { models, _ in lastRowAsked = lastRowAsked || models.contains(99) }
    let table = makeTable(lines: 10)
    table.prefetchDistance = 5
    table.dataSource = source
    for row in 0...90 {
      table.contentOffset = Double(row) * 16
      table.layoutIfNeeded()
      #expect(lastRowAsked == (row + 9 >= 94), "\(row + 9) is the last row visible")
    }
  }

  /// flutter 70147: every height was 0, as the closure or the cell said.
  @Test func `rows that turn out to have no height are asked once`() {
    let rows = TallTable(count: 3_000, each: 0)
    #expect(rows.screen.isEmpty)
    #expect(rows.table.contentHeight == 0)
    #expect(rows.measured == Array(0..<3_000))
    #expect(rows.table.reuseQueue.statistics.created == 1)
    rows.table.contentOffset = .infinity
    rows.table.scrollToRow(at: [0, 2_999], at: .bottom)
    rows.table.frame.size.height = 500
    #expect(rows.screen.isEmpty)
    #expect(rows.table.contentOffset == 0)
    #expect(rows.measured.count == 3_000)
    rows.source.append(TallRow(id: 3_000, height: 30))
    #expect(rows.screen == [3_000: 0])
  }

  /// virtua 818: all rows were removed, and others were added.
  @Test func `rows that are added to an emptied list begin at the top`() {
    let rows = TallTable(count: 50, each: 40)
    rows.table.contentOffset = 720
    #expect(rows.screen[7] == -20)
    rows.source.apply([])
    #expect(rows.screen.isEmpty)
    rows.source.apply(lines(10, of: 40))
    #expect(rows.screen[0] == 0)
  }

  /// TanStack 1176: the offset followed a prepend one pass too late.
  @Test func `what is visible stays in the pass that shows a prepend`() {
    let rows = fixedRows(5)
    rows.table.contentOffset = 50
    let before = rows.screen
    #expect(before == [1: 0, 2: 50, 3: 100, 4: 150])
    rows.source.insert(contentsOf: [line(10, 50), line(11, 50)], at: [0, 0])
    #expect(rows.table.contentOffset == 150)
    #expect(rows.screen == before)
  }

  /// TanStack: the end is followed from the end only.
  @Test func `an appended row is followed at the end and nowhere else`() {
    let middle = fixedRows(8, anchoring: .followEnd)
    middle.table.contentOffset = 100
    middle.table.layoutIfNeeded()
    middle.source.append(line(8, 50))
    #expect(middle.table.contentOffset == 100)
    let end = fixedRows(5, anchoring: .followEnd)
    end.table.contentOffset = 50
    end.table.layoutIfNeeded()
    end.source.append(line(5, 50))
    #expect(end.table.contentOffset == 100)
    #expect(end.screen[5] == 150)
  }

  /// TanStack 1229: rows that are lower than their estimate and fewer than fill the viewport.
  @Test func `content that turns out shorter than the viewport is at its top and its end`() {
    let rows = TallTable(lines(5, of: 98), height: 600, anchoring: .followEnd)
    rows.table.contentOffset = .infinity
    #expect(rows.screen == [0: 0, 1: 98, 2: 196, 3: 294, 4: 392])
    #expect(rows.table.contentOffset == 0)
    rows.table.contentOffset = -10
    rows.source.remove(at: [0, 4])
    #expect(rows.screen == [0: 0, 1: 98, 2: 196, 3: 294])
    // It is at its end as well, so it follows it beyond the viewport.
    rows.source.append(contentsOf: [line(5, 98), line(6, 98), line(7, 98)])
    #expect(rows.screen[7] == 502)
    #expect(rows.table.contentOffset == 86)
  }

  /// TanStack 3.17.2: of two growths of the last row, the second was lost.
  @Test func `the end is followed as the last row grows twice`() {
    let rows = TallTable(lines(5, of: 50), estimate: 50, anchoring: .followEnd)
    rows.table.contentOffset = .infinity
    rows.table.layoutIfNeeded()
    #expect(rows.table.contentOffset == 50)
    for (height, offset) in [(120.0, 120.0), (200, 200)] {
      rows.source.replace(at: [0, 4], with: line(4, height))
      rows.table.layoutIfNeeded()
      #expect(rows.table.contentOffset == offset)
      #expect(rows.screen[4] == 200 - height)
    }
  }

  /// react-virtuoso 947: at the top, a row of unknown height was prepended, and the list jumped.
  @Test(arguments: ContentAnchoring.allCases)
  func `a row of unknown height that comes above the first moves only who asked for it`(
    anchoring: ContentAnchoring
  ) {
    let rows = TallTable(lines(20, of: 40), anchoring: anchoring)
    rows.table.contentOffset = 0
    let before = rows.screen
    rows.source.insert(line(20, 70), at: [0, 0])
    if anchoring == .stayAtTop {
      #expect(rows.screen == [20: 0, 0: 70, 1: 110, 2: 150, 3: 190])
      #expect(rows.table.contentOffset == 0)
    } else {
      #expect(rows.screen == before)
      #expect(rows.table.contentOffset == 100)
      rows.table.scroll(by: -1)
      #expect(rows.screen[20] == -69)
      #expect(rows.screen[0] == 1)
    }
  }

  /// ngx-virtual-scroller 443: a page was loaded whenever the first row was visible, without end.
  @Test func `a list that loads more at its top does not load forever`() {
    let rows = TallTable(lines(20, of: 40))
    var loads = 0
    rows.source.onWillDisplay = { [unowned source = rows.source] _, _, path in
      guard path.row == 0, loads < 100 else { return }
      loads += 1
      source.insert(
        contentsOf: (0..<10).map { line(loads * 100 + $0, 40) }, at: [0, 0])
    }
    for _ in 0..<10 { _ = rows.screen }
    #expect(loads == 1)
    #expect(rows.screen[0] == 0)
    rows.table.contentOffset = 0
    for _ in 0..<10 { _ = rows.screen }
    #expect(loads == 2)
  }

  /// jfx's change 1164: the first row was higher than the new estimate of all, and others came.
  @Test func `a high first row stays the first as the number of rows changes`() {
    let rows = TallTable([line(0, 500)] + (1..<40).map { line($0, 20) }, estimate: 20)
    _ = rows.screen
    rows.table.contentOffset = 300
    #expect(rows.screen[0] == -300)
    rows.source.append(contentsOf: (40..<200).map { line($0, 20) })
    #expect(rows.screen[0] == -300)
    for _ in 0..<195 { rows.source.remove(at: [0, 5]) }
    #expect(rows.screen == [0: -300])
    rows.table.frame.size.width = 80
    #expect(rows.screen == [0: -300])
  }

  /// virtua, rstudio 16602: a list of just under 500 rows was filtered after it was scrolled.
  @Test(arguments: ContentAnchoring.allCases, [true, false])
  func `a filter after scrolling leaves no offset below zero`(
    anchoring: ContentAnchoring, areMeasured: Bool
  ) {
    let all = lines(499, of: 40)
    let rows = TallTable(all, anchoring: anchoring)
    if !areMeasured { rows.source.rowHeights = .fixed(40) }
    for offset in [Double.infinity, 9_000] {
      for count in [3, 0, 1, 499] {
        rows.table.contentOffset = offset
        rows.table.layoutIfNeeded()
        rows.source.apply(Array(all.suffix(count)))
        #expect(rows.table.contentOffset >= 0)
        _ = rows.screen
        if count < 5 {
          #expect(rows.table.contentOffset == 0)
          #expect(rows.screen.count == count)
        }
      }
    }
  }

  /// slint-ui 9208: the thumb was dragged, and the list went back and forth.
  @Test func `a list whose thumb is dragged over unequal rows goes one way`() {
    var generator = SeededGenerator(seed: 9_208)
    let all = (0..<400).map { line($0, [0, 8, 30, 200].randomElement(using: &generator) ?? 8) }
    let rows = TallTable(all)
    rows.source.rowHeights = .each { $0.height }
    let end = rows.table.contentHeight - 200
    var first = 0
    for step in 0...1_000 {
      let offset = end * Double(step) / 1_000
      rows.table.contentOffset = offset
      #expect(abs(rows.table.contentOffset - offset) <= 1.0 / 128)
      let visible = rows.table.visibleRows[0]
      #expect(visible >= first)
      first = visible
    }
    #expect(rows.table.contentOffset == end)
  }

  /// The same by steps, where the rows are not measured before they are seen.
  @Test func `measured rows move by the step that is asked for, whatever their heights`() {
    var generator = SeededGenerator(seed: 9_208)
    let all = (0..<400).map { line($0, [0, 8, 30, 300].randomElement(using: &generator) ?? 8) }
    let rows = TallTable(all, estimate: 20)
    var before = rows.screen
    while before[399] == nil {
      rows.table.scroll(by: 7)
      let after = rows.screen
      for (id, y) in after { #expect((before[id] ?? y + 7) == y + 7, "row \(id)") }
      #expect(!before.keys.allSatisfy { after[$0] == nil })
      before = after
    }
  }

  /// flutter 23527: a correction too small to matter was made again and again.
  @Test func `a correction below the unit changes nothing`() {
    let rows = TallTable(lines(50, of: 45.3), estimate: 20)
    rows.table.contentOffset = 258.8489087697789
    _ = rows.screen
    let offset = rows.table.contentOffset
    for _ in 0..<10 {
      rows.table.scroll(by: 2.842170943040401e-14)
      _ = rows.screen
      rows.table.contentOffset += 2.842170943040401e-14
      _ = rows.screen
    }
    #expect(rows.table.contentOffset == offset)
  }

  /// openradar 19581195 and 21302418, DiffableDataSources 42: real heights are others than estimates.
  @Test func `rows inserted above or applied near the end leave the first visible row`() {
    let rows = TallTable((0..<100).map { line($0, Double(20 + $0 % 7 * 15)) })
    for offset in [300.0, 2_000.25, .infinity] {
      rows.table.contentOffset = offset
      let before = rows.screen
      let first = rows.table.visibleRows[0]
      let firstID = rows.source[[0, first]].id
      rows.source.insert(contentsOf: lines(30, of: 33, from: 1_000 + Int(first) * 100), at: [0, 0])
      #expect(rows.screen == before)
      rows.source.remove(at: [0, 0])
      rows.source.append(line(10_000 + first, 77))
      #expect(rows.screen == before)
      #expect(rows.source[[0, rows.table.visibleRows[0]]].id == firstID)
    }
  }

  /// recyclerview-stickyheaders 25, react-virtuoso's change 792: a section of one row, and the last row
  /// under a header that sticks.
  @Test func `a header is pushed up by the next one, and the last row is whole at the end`() {
    let source = CommonDataSource<LineCell, String>(
      sections: [
        TableSection(id: 0, header: "A", ["a"]), TableSection(id: 1, header: "B", ["b", "c", "d"]),
      ]) { $0.label.text = $1 }
    let table = makeTable(lines: 3)
    table.rowHeight = 32
    table.dataSource = source
    expectScreen(table, is: "A\na\n")
    table.contentOffset = 16
    expectScreen(table, is: "A\n\nB")
    table.contentOffset = 32
    #expect(table.screen == "A\nB\nb", "pushed by nothing yet")
    table.contentOffset = 48
    expectScreen(table, is: "B\nb\n")
    table.contentOffset = .infinity
    #expect(table.contentOffset == 16 + 32 + 16 + 96 - 48)
    expectScreen(table, is: "B\nd\n")
  }
}

private func line(_ id: Int, _ height: Double) -> TallRow { TallRow(id: id, height: height) }

private func lines(_ count: Int, of height: Double, from first: Int = 0) -> [TallRow] {
  (first..<first + count).map { line($0, height) }
}

/// Rows of 50 points in a viewport of 200.
private func fixedRows(
  _ count: Int, anchoring: ContentAnchoring = .keepVisibleContent
) -> TallTable {
  let rows = TallTable(lines(count, of: 50), anchoring: anchoring)
  rows.source.rowHeights = .fixed(50)
  rows.table.layoutIfNeeded()
  return rows
}
