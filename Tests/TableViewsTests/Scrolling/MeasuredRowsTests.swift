import Tables
import Testing

/// The rows that are measured, and the number of cells for it.
@Suite struct MeasuredRowsTests {
  private let rows = TallTable(count: 100, each: 100, estimate: 10)

  private var cellsMade: Int { rows.table.reuseQueue.statistics.created }

  @Test(arguments: RowScrollPosition.allCases)
  func `a row that is scrolled to is measured before those around it`(place: RowScrollPosition) {
    rows.table.scrollToRow(at: [0, 50], at: place)
    #expect(rows.screen[50] != nil)
    #expect(rows.measured.sorted() == rows.screen.keys.sorted())
    #expect(cellsMade == rows.screen.count)
  }

  @Test func `the end is measured from the last row up`() {
    rows.table.contentOffset = .infinity
    #expect(rows.screen == [98: 0, 99: 100])
    #expect(rows.measured == [99, 98])
    #expect(cellsMade == 2)
  }

  @Test func `a row that turns out to end above the viewport gives its cell to the next`() {
    let rows = TallTable(count: 100, each: 40)
    rows.table.contentOffset = 750
    #expect(rows.screen == [8: -10, 9: 30, 10: 70, 11: 110, 12: 150, 13: 190])
    #expect(rows.measured == Array(7...13))
    #expect(rows.table.reuseQueue.statistics.created == 6)
  }

  @Test func `rows that turn out to have no height give their cells to those above`() {
    let rows = TallTable((0..<100).map { TallRow(id: $0, height: 40..<50 ~= $0 ? 0 : 100) })
    rows.table.scrollToRow(at: [0, 50], at: .bottom)
    #expect(rows.screen == [39: 0, 50: 100])
    #expect(rows.measured == Array((39...50).reversed()))
    #expect(rows.table.reuseQueue.statistics.created == 2)
  }

  @Test(arguments: [ContentAnchoring.keepVisibleContent, .followEnd])
  func `a row for which no room is left gives its cell to one that comes`(
    anchoring: ContentAnchoring
  ) {
    let isAtEnd = anchoring == .followEnd
    let all = (0..<20).map { TallRow(id: $0, height: 20) }
    // By their estimates those that come take next to nothing, so that nothing leaves before.
    let rows = TallTable(all, estimate: 1, height: 90, anchoring: anchoring)
    rows.table.layoutIfNeeded()
    rows.table.contentOffset = isAtEnd ? .infinity : 10
    #expect(rows.screen.count == 5)
    var (came, left): ([Int], [Int]) = ([], [])
    rows.source.onWillDisplay = { _, row, _ in came.append(row.id) }
    rows.source.onDidEndDisplaying = { _, row, _ in left.append(row.id) }
    // The first that comes might have no height, so that all others stay. With the second there is
    // room for no more than three of them.
    rows.source.edit { draft in
      for id in 100...101 {
        draft.insert(TallRow(id: id, height: 20), at: [0, isAtEnd ? 19 : 1])
      }
    }
    #expect(
      rows.screen
        == (isAtEnd
          ? [17: -10, 18: 10, 101: 30, 100: 50, 19: 70] : [0: -10, 101: 10, 100: 30, 1: 50, 2: 70]))
    #expect(came.sorted() == [100, 101])
    #expect(left.sorted() == (isAtEnd ? [15, 16] : [3, 4]))
    #expect(rows.table.reuseQueue.statistics.created == 6)
  }
}
