import Tables
import Testing

/// A million rows that are provided by their numbers, written by hand.
private final class Million: TableViewDataSource {
  var count = 1_000_000
  private(set) var shown = 0
  private let row = CellRegistration<LineCell, Int> { $0.label.text = "row \($1)" }

  func numberOfRows(inSection section: Int) -> Int { count }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    shown += 1
    slot.show(indexPath.row, with: row)
  }
}

@Suite struct LargeTableUpdatesTests {
  @Test func `a thousand changes of a million rows configure what becomes visible, and no more`()
    throws
  {
    let source = Million()
    let table = makeTable(lines: 5)
    table.dataSource = source
    table.contentOffset = 8_000_000
    table.layoutIfNeeded()
    let before = source.shown
    source.count -= 500
    source.count += 500
    try table.performBatchUpdates { batch in
      batch.deleteRows(at: (0..<500).map { [0, 1_000 * $0] })
      batch.insertRows(at: (0..<500).map { [0, 1_000 * $0 + 7] })
    }
    table.layoutIfNeeded()
    #expect(source.shown - before <= 5)
    #expect(table.visibleCells.count == 5)
    #expect(table.reuseQueue.statistics.created == 5)
  }

  @Test func `rows appended one by one to many sections configure what is visible alone`() {
    var configured = 0
    let source = CommonDataSource<LineCell, Int>(
      sections: (0..<10).map { TableSection(id: SectionID($0), []) }
    ) { cell, number in
      configured += 1
      cell.label.text = "\(number)"
    }
    let table = makeTable(lines: 3)
    table.dataSource = source
    // ReactiveCollectionsKit 138: ids appended one by one.
    for number in 0..<2_000 { source.append(number, toSection: number % 10) }
    table.layoutIfNeeded()
    #expect(configured == 3)
    #expect(source.snapshot.numberOfRows == 2_000)
  }
}
