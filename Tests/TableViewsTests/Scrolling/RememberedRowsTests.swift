import Tables
import Testing

@testable import TableViews

/// The heights that a table keeps beyond the rows that it has: internal, because what is kept too long
/// shows nowhere but in memory.
@Suite struct RememberedRowsTests {
  private func identity(_ id: Int) -> RowIdentity { RowIdentity(TallRow.self, id: id) }

  @Test func `heights are kept for the rows that were measured last, and no more`() {
    var rows = RememberedRows()
    for id in 0..<50_000 {
      rows.remember(LayoutUnit(count: id + 1), of: identity(id), among: 100)
      #expect(rows.count <= 2_000)
    }
    let source = CommonDataSource<TallCell, TallRow>(
      (49_001..<50_000).map { TallRow(id: $0, height: 0) }, configure: { _, _ in })
    for row in 0..<999 {
      #expect(rows.height(of: [0, row], in: source)?.count == 49_002 + row)
    }
  }

  @Test func `a long list is remembered as a whole`() {
    var rows = RememberedRows()
    var asked = 0
    func count() -> Int {
      asked += 1
      return 20_000
    }
    for id in 0..<20_000 { rows.remember(.one, of: identity(id), among: count()) }
    #expect(rows.count == 20_000)
    for id in 0..<20_000 { rows.remember(.one, of: identity(id), among: count()) }
    #expect(rows.count <= 40_000)
    #expect(asked < 10)
  }

  @Test func `a row without a height is estimated as if nobody knew it`() {
    var rows = RememberedRows()
    let source = CommonDataSource<TallCell, TallRow>(
      [TallRow(id: 7, height: 0)], configure: { _, _ in })
    rows.remember(.one, of: identity(7), among: 1)
    #expect(rows.height(of: [0, 0], in: source) == .one)
    rows.remember(.zero, of: identity(7), among: 1)
    #expect(rows.height(of: [0, 0], in: source) == nil)
    #expect(rows.count == 0)
    rows.remember(.one, of: nil, among: 1)
    #expect(rows.count == 0)
  }

  /// A feed of a hundred messages that come at the end and go at the beginning.
  @Test func `a feed forgets the heights of what has left it`() {
    let feed = TallTable([], estimate: 30, height: 400, anchoring: .followEnd)
    for id in 0..<5_000 {
      feed.source.append(TallRow(id: id, height: 40))
      if id >= 100 { feed.source.remove(at: [0, 0]) }
      feed.table.layoutIfNeeded()
    }
    #expect(feed.measured.count == 5_000)
    #expect(feed.table.content.remembered.count <= 2_000)
  }
}
