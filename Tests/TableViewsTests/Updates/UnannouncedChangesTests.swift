import Tables
import TestSupport
import Testing

/// The reaction of a table to a hand-written source with changed or nonsensical counts.
@Suite struct UnannouncedChangesTests {
  @Test func `a source that shrank unannounced is told what was loaded and what it has now`() async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = Shrinking(rows: 50)
      let table = makeTable(lines: 3)
      table.dataSource = source
      table.layoutIfNeeded()
      source.rows = 1
      table.contentOffset = 25 * 16
      table.layoutIfNeeded()
    }
    #expect(
      result.trapMessage
        == "Nothing was shown for the row [0, 25]; the table loaded 50 rows in section 0, and the "
        + "data source has 1 now: announce changes, or call reloadData()")
  }

  @Test func `a source that lost the section unannounced is told so`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = Shrinking(rows: 50)
      let table = makeTable(lines: 3)
      table.dataSource = source
      table.layoutIfNeeded()
      source.rows = 0
      source.numberOfSections = 0
      table.contentOffset = 16
      table.layoutIfNeeded()
    }
    #expect(
      result.trapMessage
        == "Nothing was shown for the row [0, 3]; the table loaded 50 rows in section 0, and the "
        + "data source has no such section now: announce changes, or call reloadData()")
  }

  @Test func `a negative number of sections at the end of a batch traps by name`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = Shrinking(rows: 5)
      let table = makeTable(lines: 3)
      table.dataSource = source
      table.layoutIfNeeded()
      try table.performBatchUpdates { _ in source.numberOfSections = -1 }
    }
    #expect(result.trapMessage == "The data source says that it has -1 sections; the least is 0")
  }

  @Test func `a refused batch that nobody looked at is found in the diagnostics`() {
    let source = Shrinking(rows: 5)
    let table = makeTable(lines: 3)
    table.name = "Squares"
    table.dataSource = source
    table.layoutIfNeeded()
    try? table.deleteRows(at: [[0, 0]])
    guard case .refusedUpdate(let error)? = table.diagnostics.first else {
      Issue.record("Nothing was noted")
      return
    }
    #expect(error.table == "Squares")
    #expect(table.diagnostics.first?.description.contains("Squares") == true)
    #expect(table.diagnostics.count == 1)
  }
}

/// Shows the rows that it has, and nothing for others.
private final class Shrinking: TableViewDataSource {
  var rows: Int
  var numberOfSections = 1
  private let row = CellRegistration<LineCell, Int> { $0.label.text = "\($1)" }

  init(rows: Int) { self.rows = rows }

  func numberOfRows(inSection section: Int) -> Int { rows }
  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    guard indexPath.row < rows else { return }
    slot.show(indexPath.row, with: row)
  }
}
