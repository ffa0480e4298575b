import TableTesting
import Tables
import TestSupport
import Testing

/// Selecting by code: which rows are selected, and who knows.
@Suite struct SelectionTests {
  private let table = makeTable(lines: 4)
  private let source = mailbox([Mail(0), Mail(1), Mail(2)], [], [Mail(3), Mail(4)])
  private let recorder = SelectionRecorder()

  init() {
    table.dataSource = source
    table.delegate = recorder
  }

  @Test func `at first nothing is selected, and one row can be`() {
    #expect(table.selectionMode == .single)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.indexPathsForSelectedRows.isEmpty)
  }

  @Test func `a row is selected instead of the one before, and nobody is told`() {
    table.selectRow(at: [0, 1])
    #expect(table.indexPathForSelectedRow == [0, 1])
    table.selectRow(at: [2, 0])
    #expect(table.indexPathsForSelectedRows == [[2, 0]])
    table.deselectRow(at: [2, 0])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(recorder.events.isEmpty)
  }

  @Test func `where several can be selected, they are listed from the top, each once`() {
    table.selectionMode = .multiple
    for path in [[2, 1], [0, 2], [0, 0], [0, 2]] as [TableIndexPath] { table.selectRow(at: path) }
    #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 2], [2, 1]])
    #expect(table.indexPathForSelectedRow == [0, 0])
    // Said once more it changes nothing.
    table.selectionMode = .multiple
    #expect(table.indexPathsForSelectedRows.count == 3)
    table.deselectRow(at: [0, 2])
    #expect(table.indexPathsForSelectedRows == [[0, 0], [2, 1]])
    table.deselectAll()
    #expect(table.indexPathsForSelectedRows.isEmpty)
    #expect(recorder.events.isEmpty)
  }

  @Test func `deselecting a row that is not selected changes nothing`() {
    table.selectRow(at: [0, 1])
    table.deselectRow(at: [0, 0])
    #expect(table.indexPathForSelectedRow == [0, 1])
  }

  @Test(arguments: [RowSelectionMode.single, .none])
  func `a mode of one row keeps the topmost`(mode: RowSelectionMode) {
    table.selectionMode = .multiple
    for row in [2, 1] { table.selectRow(at: [0, row]) }
    _ = table.screen
    table.selectionMode = mode
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
    expectScreen(table, is: "  mail 0\n *mail 1\n  mail 2\n  mail 3")
    #expect(recorder.events.isEmpty)
  }

  @Test func `code selects one row also where a person can select none`() {
    table.selectionMode = .none
    table.selectRow(at: [0, 1])
    table.selectRow(at: [0, 2])
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
  }

  @Test func `what is selected before the first layout is so after it`() {
    table.selectRow(at: [0, 1])
    expectScreen(table, is: "  mail 0\n *mail 1\n  mail 2\n  mail 3")
  }

  @Test func `a row that is not there traps as it is selected`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = mailbox([Mail(0)])
      let table = makeTable(lines: 4)
      table.dataSource = source
      table.selectRow(at: [0, 1])
    }
    #expect(result.trapMessage == "Row 1 is out of bounds (section 0 has 1 row)")
  }

  @Test func `a row that is not there traps as it is deselected`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let table = makeTable(lines: 4)
      table.deselectRow(at: [2, 0])
    }
    #expect(result.trapMessage == "Section 2 is out of bounds (0 sections)")
  }

  @Test func `a row that is not there traps as it gets the focus`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = mailbox([Mail(0)])
      let table = makeTable(lines: 4)
      table.dataSource = source
      table.focusedRow = [0, 7]
    }
    #expect(result.trapMessage == "Row 7 is out of bounds (section 0 has 1 row)")
  }
}
