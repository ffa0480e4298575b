import TableTesting
import Tables
import Testing

/// A data source written by hand, whose names a test changes as it likes.
private final class Names: TableViewDataSource {
  var sections: [[String]]
  var asked: [TableIndexPath] = []
  private let row = CellRegistration<LineCell, String> { $0.label.text = $1 }

  init(_ sections: [[String]]) { self.sections = sections }

  var numberOfSections: Int { sections.count }
  func numberOfRows(inSection section: Int) -> Int { sections[section].count }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    asked.append(indexPath)
    slot.show(sections[indexPath.section][indexPath.row], with: row)
  }
}

private func loaded(_ names: Names, lines: Int = 6) -> TableView {
  let table = makeTable(lines: lines)
  table.dataSource = names
  table.layoutIfNeeded()
  names.asked = []
  return table
}

@Suite struct BatchUpdatesTests {
  @Test func `a batch reads deletions before it and insertions after it, in any order`() throws {
    let names = Names([["a", "b", "c"]])
    let table = loaded(names)
    let cells = table.visibleCells
    names.sections = [["n", "a", "c"]]
    try table.performBatchUpdates { batch in
      batch.insertRows(at: [[0, 0]])
      batch.deleteRows(at: [[0, 1]])
    }
    #expect(table.visibleLines == ["n", "a", "c"])
    #expect(table.visibleCells[1] === cells[0])
    #expect(table.visibleCells[2] === cells[2])
    #expect(names.asked == [[0, 0]])
  }

  @Test func `a wrong batch is refused, and the table is as it was`() throws {
    let names = Names([["a", "b"], ["c"]])
    let table = loaded(names)
    table.name = "Names"
    let before = (table.screen, table.visibleCells, table.reuseQueue.statistics)
    names.sections = [["a"], ["c", "d"]]
    let error = #expect(throws: InvalidTableUpdate.self) { try table.deleteRows(at: [[0, 0]]) }
    #expect(error?.violations.count == 1)
    #expect(error?.table == "Names")
    #expect(error?.before == [2, 1])
    #expect(error?.after == [1, 2])

    table.contentOffset = 16
    table.frame.size.height = 16
    #expect(zip(table.visibleCells, before.1).allSatisfy { $0 === $1 })
    #expect(table.reuseQueue.statistics == before.2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(names.asked.isEmpty)

    table.frame.size.height = 96
    #expect(table.screen == before.0)
    table.reloadData()
    #expect(table.visibleLines == ["a", "c", "d"])
  }

  @Test func `after a refused batch a right one from what was loaded is accepted`() throws {
    let names = Names([["a", "b"]])
    let table = loaded(names)
    names.sections = [["a"]]
    #expect(throws: InvalidTableUpdate.self) { try table.insertRows(at: [[0, 0]]) }
    try table.deleteRows(at: [[0, 1]])
    #expect(table.visibleLines == ["a"])
  }

  @Test func `an empty batch is checked too`() {
    let names = Names([["a"]])
    let table = loaded(names)
    names.sections = [["a", "b"]]
    #expect(throws: InvalidTableUpdate.self) { try table.performBatchUpdates { _ in } }
  }

  @Test func `nested batches count as one`() throws {
    let names = Names([["a", "b", "c"]])
    let table = loaded(names)
    names.sections = [["c", "d"]]
    try table.performBatchUpdates { batch in
      try? table.performBatchUpdates { batch in batch.deleteRows(at: [[0, 0]]) }
      try? table.deleteRows(at: [[0, 1]])
      batch.insertRows(at: [[0, 1]])
    }
    #expect(table.visibleLines == ["c", "d"])
  }

  @Test func `before is what the table last loaded, never what the model became since`() {
    let names = Names([["a"]])
    let table = makeTable(lines: 3)
    table.dataSource = names
    names.sections = [["a", "b"]]
    // The table reads the names for the first time as the row is announced: too late.
    let error = #expect(throws: InvalidTableUpdate.self) { try table.insertRows(at: [[0, 1]]) }
    #expect(error?.hadLoaded == false)
    #expect(error?.before == [2])
  }

  @Test func `a batch of a table without a data source is refused if it announces anything`() throws
  {
    let table = makeTable(lines: 3)
    try table.performBatchUpdates { _ in }
    #expect(throws: InvalidTableUpdate.self) { try table.insertRows(at: [[0, 0]]) }
  }

  @Test func `reloaded rows get new displays, reconfigured ones keep their cells`() throws {
    let names = Names([["a", "b", "c"]])
    let table = loaded(names)
    let cells = table.visibleCells
    names.sections = [["A", "b", "C"]]
    try table.performBatchUpdates { batch in
      batch.reloadRows(at: [[0, 0]])
      batch.reconfigureRows(at: [[0, 2]])
    }
    let prepared = cells.compactMap { ($0 as? LineCell)?.timesPrepared }
    #expect(table.visibleLines == ["A", "b", "C"])
    #expect(table.visibleCells[2] === cells[2])
    #expect(names.asked == [[0, 0], [0, 2]])
    #expect(cells.compactMap { ($0 as? LineCell)?.timesPrepared }[2] == prepared[2])
  }

  @Test func `what other hosts go wrong on is noted`() throws {
    let names = Names([["a", "b", "c"]])
    let table = loaded(names)
    names.sections = [["c", "B", "a"]]
    try table.performBatchUpdates { batch in
      batch.moveRow(at: [0, 2], to: [0, 0])
      batch.reloadRows(at: [[0, 1]])
      batch.moveRow(at: [0, 0], to: [0, 2])
    }
    #expect(table.visibleLines == ["c", "B", "a"])
    #expect(!table.diagnostics.isEmpty)
  }

  @Test func `sections move with their rows, and come and go`() throws {
    let names = Names([["a"], ["b", "c"], ["d"]])
    let table = loaded(names)
    let cells = table.visibleCells
    names.sections = [["b", "c"], ["x"], ["a"]]
    try table.performBatchUpdates { batch in
      batch.moveSection(1, toSection: 0)
      batch.deleteSections([2])
      batch.insertSections([1])
    }
    #expect(table.visibleLines == ["b", "c", "x", "a"])
    #expect(table.visibleCells[0] === cells[1])
    #expect(table.visibleCells[3] === cells[0])
  }

  @Test func `a batch during a pass waits until the pass is over`() {
    let names = Names([["a", "b", "c"]])
    let table = makeTable(lines: 3)
    let log = DisplayLog()
    log.whenDisplayed = { table, path in
      guard path == [0, 0], names.sections[0].count == 3 else { return }
      names.sections[0].removeLast()
      try? table.deleteRows(at: [[0, 2]])
    }
    table.delegate = log
    table.dataSource = names
    #expect(table.indexPathsForVisibleRows == [[0, 0]])
    #expect(table.visibleLines == ["a", "b"])
    #expect(table.diagnostics == [])
  }

  @Test func `a batch that comes while another waits is not held against what that one changed`() {
    let names = Names([["a", "b", "c", "d"]])
    let table = makeTable(lines: 3)
    let log = DisplayLog()
    var refused: [InvalidTableUpdate] = []
    log.whenDisplayed = { table, path in
      guard path == [0, 0], names.sections[0].count == 4 else { return }
      names.sections[0].removeLast()
      try? table.deleteRows(at: [[0, 3]])
      // Cells are laid out when the pass is over, and the batch before waits for the next one.
      (table.cellForRow(at: path) as? LineCell)?.whenLaidOut = {
        guard names.sections[0].count == 3 else { return }
        do throws(InvalidTableUpdate) {
          try table.performBatchUpdates { batch in
            names.sections[0].removeFirst()
            batch.deleteRows(at: [[0, 0]])
          }
        } catch { refused.append(error) }
      }
    }
    table.delegate = log
    table.dataSource = names
    _ = table.screen
    #expect(refused == [])
    expectScreen(table, is: "b\nc\n")
    #expect(table.diagnostics == [])
  }

  @Test func `a waiting batch that proves wrong is noted, and the table reloads`() {
    let names = Names([["a", "b", "c"]])
    let table = makeTable(lines: 3)
    let log = DisplayLog()
    log.whenDisplayed = { table, path in
      guard path == [0, 0], names.sections[0].count == 3 else { return }
      names.sections[0].removeLast()
      try? table.insertRows(at: [[0, 0]])
    }
    table.delegate = log
    table.dataSource = names
    _ = table.screen
    #expect(table.visibleLines == ["a", "b"])
    guard case .invalidWaitingUpdate(let error)? = table.diagnostics.first else {
      Issue.record("Nothing was noted")
      return
    }
    #expect(error.before == [3])
    #expect(error.after == [2])
  }
}

/// Does something when a row comes on screen.
private final class DisplayLog: TableViewDelegate {
  var whenDisplayed: (TableView, TableIndexPath) -> Void = { _, _ in }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath
  ) { whenDisplayed(tableView, indexPath) }
}
