import Tables
import Testing

/// Changes between a scroll and the layout pass that performs it.
@Suite struct ChangesBeforeLayoutTests {
  private static let kinds = [true, false]

  /// A hundred rows of 40 points, 20 by estimate, five of which fill the viewport.
  private func makeRows(
    _ isMeasured: Bool, _ anchoring: ContentAnchoring = .keepVisibleContent
  ) -> TallTable {
    let rows = TallTable(
      (0..<100).map { TallRow(id: $0, height: 40) }, estimate: 20, anchoring: anchoring)
    if !isMeasured { rows.source.rowHeights = .fixed(40) }
    rows.table.contentOffset = 0
    rows.table.layoutIfNeeded()
    return rows
  }

  private let more = (200..<230).map { TallRow(id: $0, height: 40) }

  @Test(arguments: kinds, ContentAnchoring.allCases)
  func `a row that is scrolled to may move`(isMeasured: Bool, anchoring: ContentAnchoring) {
    let places: [(RowScrollPosition, Double)] = [(.top, 0), (.middle, 80), (.bottom, 160)]
    for (place, y) in places {
      let rows = makeRows(isMeasured, anchoring)
      rows.table.scrollToRow(at: [0, 50], at: place)
      rows.source.insert(contentsOf: more, at: [0, 0])
      rows.source.move(from: [0, 80], to: [0, 60])
      #expect(rows.screen[50] == y)
    }
  }

  @Test(arguments: kinds, ContentAnchoring.allCases)
  func `a policy that changes does not disturb a scroll`(
    isMeasured: Bool, anchoring: ContentAnchoring
  ) {
    let rows = makeRows(isMeasured)
    rows.table.scrollToRow(at: [0, 50], at: .bottom)
    rows.table.contentAnchoring = anchoring
    #expect(rows.screen[50] == 160)
    rows.table.contentOffset = .infinity
    rows.table.contentAnchoring = .keepVisibleContent
    #expect(rows.screen[99] == 160)
    rows.table.contentOffset = 0
    rows.table.contentAnchoring = .followEnd
    #expect(rows.screen[0] == 0)
    // The new policy holds for what follows.
    rows.table.contentOffset = .infinity
    #expect(rows.screen[99] == 160)
    rows.source.append(TallRow(id: 100, height: 40))
    #expect(rows.screen[100] == 160)
    rows.table.contentAnchoring = .keepVisibleContent
    rows.source.append(TallRow(id: 101, height: 40))
    #expect(rows.screen[100] == 160)
    rows.table.contentAnchoring = .stayAtTop
    rows.table.contentOffset = 0
    rows.source.insert(TallRow(id: 102, height: 40), at: [0, 0])
    #expect(rows.screen[102] == 0)
  }

  /// A policy that is chosen at rest holds from the next change on.
  @Test(arguments: kinds) func `a policy is chosen at rest`(isMeasured: Bool) {
    let rows = makeRows(isMeasured)
    rows.table.contentAnchoring = .stayAtTop
    rows.source.insert(TallRow(id: 100, height: 40), at: [0, 0])
    #expect(rows.screen[100] == 0)
    rows.table.contentAnchoring = .keepVisibleContent
    rows.source.insert(TallRow(id: 101, height: 40), at: [0, 0])
    #expect(rows.screen[100] == 0)
    rows.table.contentOffset = .infinity
    #expect(rows.screen[99] == 160)
    rows.table.contentAnchoring = .followEnd
    rows.source.append(TallRow(id: 102, height: 40))
    #expect(rows.screen[102] == 160)
    rows.table.contentAnchoring = .keepVisibleContent
    rows.table.frame.size.height = 100
    #expect(rows.screen[102] == nil)
    #expect(rows.screen[96] == 0)
  }

  /// Rows that nobody has seen yet do not count as a position of rest.
  @Test(arguments: kinds, ContentAnchoring.allCases)
  func `a policy is chosen between two changes`(isMeasured: Bool, anchoring: ContentAnchoring) {
    let rows = makeRows(isMeasured)
    rows.table.scrollToRow(at: [0, 10], at: .top)
    #expect(rows.screen[10] == 0)
    let all = rows.source.snapshot
    rows.source.apply(Array(all.sections[0].prefix(12)))
    rows.table.contentAnchoring = anchoring
    rows.source.apply(all)
    #expect(rows.screen[10] == 0)
  }

  @Test(arguments: kinds) func `a row that is scrolled to may go`(isMeasured: Bool) {
    let rows = makeRows(isMeasured)
    rows.table.scrollToRow(at: [0, 50], at: .top)
    rows.source.edit { draft in
      draft.remove(at: [0, 50])
      for row in more { draft.insert(row, at: [0, 0]) }
    }
    #expect(rows.screen[51] == (isMeasured ? 20 : 40), "what is below it stays below its place")
  }

  /// A row that is visible needs no movement, wherever the content above it goes.
  @Test(arguments: kinds) func `a visible row is revealed where it is`(isMeasured: Bool) {
    let rows = makeRows(isMeasured)
    rows.table.contentOffset = 10
    let before = rows.screen
    rows.table.scrollToRow(at: [0, 2], at: .nearest)
    rows.source.insert(contentsOf: more, at: [0, 0])
    #expect(rows.screen == before)
  }

  /// One above the viewport comes in at the top, whatever came above it.
  @Test(arguments: kinds) func `a row is revealed from where the viewport was`(isMeasured: Bool) {
    let rows = makeRows(isMeasured)
    rows.table.scrollToRow(at: [0, 50], at: .top)
    rows.table.layoutIfNeeded()
    rows.table.scrollToRow(at: [0, 30], at: .nearest)
    rows.source.insert(contentsOf: more, at: [0, 0])
    rows.source.insert(contentsOf: (300..<400).map { TallRow(id: $0, height: 40) }, at: [0, 0])
    #expect(rows.screen[30] == 0)
  }

  @Test(arguments: kinds) func `an offset is set, then rows come above it`(isMeasured: Bool) {
    let rows = makeRows(isMeasured)
    rows.table.contentOffset = 1_000
    let path = TableIndexPath(section: 0, row: isMeasured ? 45 : 25)
    let first = rows.source[path].id
    let y = rows.table.rectForRow(at: path).minY - 1_000
    rows.source.insert(contentsOf: more, at: [0, 0])
    rows.source.remove(at: [0, 3])
    #expect(rows.screen[first] == y)
  }

  @Test(arguments: kinds) func `the end is set, then rows come`(isMeasured: Bool) {
    let rows = makeRows(isMeasured, .followEnd)
    rows.table.contentOffset = .infinity
    rows.source.append(contentsOf: more)
    #expect(rows.screen[229] == 160)
    rows.table.contentOffset = 0
    rows.source.append(TallRow(id: 230, height: 40))
    #expect(rows.screen[0] == 0)
  }

  /// However far, a scroll stops at the ends and not before them.
  @Test(arguments: kinds) func `a scroll beyond the end ends there`(isMeasured: Bool) {
    let rows = makeRows(isMeasured)
    for distance in [Double.infinity, 1e300, 10_000] {
      rows.table.scroll(by: distance)
      #expect(rows.screen[99] == 160, "by \(distance)")
      rows.table.scroll(by: -distance)
      #expect(rows.screen[0] == 0)
      rows.table.reloadData()
    }
  }

  @Test(arguments: kinds) func `a viewport that has no height for a while keeps its place`(
    isMeasured: Bool
  ) {
    let rows = makeRows(isMeasured)
    rows.table.scrollToRow(at: [0, 50], at: .top)
    rows.table.layoutIfNeeded()
    rows.table.scroll(by: 10)
    #expect(rows.screen[50] == -10)
    rows.table.frame.size.height = 0
    rows.table.layoutIfNeeded()
    rows.table.frame.size.height = 200
    #expect(rows.screen[50] == -10)
    rows.table.frame.size.height = 0
    rows.table.layoutIfNeeded()
    rows.source.insert(contentsOf: more, at: [0, 0])
    rows.table.layoutIfNeeded()
    rows.table.frame.size.height = 200
    #expect(rows.screen[50] == -10)
  }

  /// Content that is shorter than the viewport is at its end, and stays there as it grows past it.
  @Test(arguments: kinds) func `a short chat grows past its viewport`(isMeasured: Bool) {
    let rows = TallTable([], estimate: 20, anchoring: .followEnd)
    if !isMeasured { rows.source.rowHeights = .fixed(40) }
    for id in 0..<20 {
      rows.source.append(TallRow(id: id, height: 40))
      #expect(rows.screen[id] == Double(min(id, 4)) * 40)
    }
    rows.table.contentOffset = 100
    rows.table.layoutIfNeeded()
    rows.source.append(TallRow(id: 20, height: 40))
    #expect(rows.table.contentOffset == 100)
  }

  @Test(arguments: kinds) func `the end is followed through a reload`(isMeasured: Bool) {
    let rows = makeRows(isMeasured, .followEnd)
    rows.table.contentOffset = .infinity
    #expect(rows.screen[99] == 160)
    rows.source.snapshot = TableSnapshot((0..<150).map { TallRow(id: $0, height: 40) })
    #expect(rows.screen[149] == 160)
  }

  /// A width that changes back and forth asks for visible rows, and leaves the first where it is.
  @Test func `a table is turned and turned back`() {
    let rows = TallTable(
      (0..<100).map { TallRow(id: $0, height: 40, extra: 25) }, estimate: 20)
    rows.table.frame.size.width = 120
    rows.table.scrollToRow(at: [0, 50], at: .top)
    rows.table.layoutIfNeeded()
    rows.table.scroll(by: 15)
    #expect(rows.screen[50] == -15)
    for width in [80.0, 120, 90, 120] {
      let before = rows.measured.count
      rows.table.frame.size.width = width
      #expect(rows.screen[50] == -15)
      #expect(rows.measured.count - before <= 7)
    }
    // Between two passes, nothing happened.
    let before = rows.measured.count
    rows.table.frame.size.width = 80
    rows.table.frame.size.width = 120
    #expect(rows.screen[50] == -15)
    #expect(rows.measured.count == before)
  }

  /// A row off screen with new content is measured when it is seen, and no sooner.
  @Test func `a row off screen has new content`() {
    let rows = makeRows(true)
    rows.table.scrollToRow(at: [0, 50], at: .top)
    rows.table.layoutIfNeeded()
    let before = rows.screen
    let measured = rows.measured.count
    rows.source.replace(at: [0, 1], with: TallRow(id: 1, height: 90))
    #expect(rows.screen == before)
    #expect(rows.measured.count == measured)
    rows.table.scrollToRow(at: [0, 1], at: .bottom)
    #expect(rows.screen[1] == 40, "the first row is above it, and the offset stops at 0")
    #expect(rows.screen[2] == 130)
    #expect(rows.measured.count == measured + 1)
  }
}
