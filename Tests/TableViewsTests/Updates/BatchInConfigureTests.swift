import Tables
import Testing

/// A batch that is announced by hand while its data source shows a row.
@Suite struct BatchInConfigureTests {
  private struct Row: Identifiable { let id: Int }

  private final class Rows: TableViewDataSource {
    var rows = (0..<9).map(Row.init)
    var whenShown: () -> Void = {}
    let registration = CellRegistration<LineCell, Row> { cell, row in
      cell.label.text = "\(row.id)"
    }

    var numberOfSections: Int { 1 }
    func numberOfRows(inSection section: Int) -> Int { rows.count }
    func identity(at indexPath: TableIndexPath) -> RowIdentity? {
      RowIdentity(rows[indexPath.row])
    }
    func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
      slot.show(rows[indexPath.row], with: registration)
      whenShown()
    }
  }

  @Test func `a right batch is performed after the pass, though it changed rows under it`() {
    let table = makeTable(lines: 3)
    let source = Rows()
    var shown = 0
    var refusals = 0
    table.observer = { if case .refuse = $0 { refusals += 1 } }
    source.whenShown = {
      shown += 1
      guard shown == 2 else { return }
      try? table.performBatchUpdates { batch in
        source.rows.remove(at: 0)
        batch.deleteRows(at: [[0, 0]])
      }
    }
    table.dataSource = source
    table.layoutIfNeeded()
    table.layoutIfNeeded()
    #expect(table.visibleLines == ["1", "2", "3"])
    #expect(refusals == 0)
    #expect(table.diagnostics.isEmpty)
  }
}
