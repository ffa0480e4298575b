import TableTesting
import Tables
import Testing

/// A data source that is replaced while a batch for it begins.
@Suite struct ReplacedBeforeBatchTests {
  private final class Rows: TableViewDataSource, RowPrefetcher {
    var count: Int
    var whenCancelled: () -> Void = {}
    let registration = CellRegistration<LineCell, String> { cell, text in cell.label.text = text }

    init(_ count: Int) { self.count = count }

    var numberOfSections: Int { 1 }
    func numberOfRows(inSection section: Int) -> Int { count }
    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
      slot.show("\(indexPath.row) of \(count)", with: registration)
    }
    func prefetchRows(at indexPaths: [TableIndexPath]) {}
    func cancelPrefetching(ofRowsAt indexPaths: [TableIndexPath]) { whenCancelled() }
  }

  @Test func `a batch is left out where another data source has been read in between`() throws {
    let table = makeTable(lines: 2)
    let old = Rows(9)
    let new = Rows(2)
    table.dataSource = old
    table.layoutIfNeeded()
    old.whenCancelled = {
      table.dataSource = new
      table.layoutIfNeeded()
    }
    try table.performBatchUpdates { batch in
      old.count -= 1
      batch.deleteRows(at: [[0, 0]])
    }
    expectScreen(table, is: "0 of 2\n1 of 2")
    new.count = 1
    try table.deleteRows(at: [[0, 1]])
    #expect(table.visibleRows == [0])
    #expect(table.diagnostics.isEmpty)
  }
}
