import TableTesting
import Tables
import Testing

/// The knowledge that cells have of their rows.
@Suite struct MarkedCellsTests {
  private let table = makeTable(lines: 3)
  private let source = mailbox((0..<9).map { Mail($0) })

  init() { table.dataSource = source }

  @Test func `a cell on show learns at once that its row is selected or focused`() {
    _ = table.screen
    let cell = table.cellForRow(at: [0, 1])
    table.selectRow(at: [0, 1])
    #expect(cell?.isSelected == true && cell?.isFocused == false)
    table.focusedRow = [0, 1]
    #expect(cell?.isSelected == true && cell?.isFocused == true)
    table.focusedRow = nil
    table.deselectAll()
    #expect(cell?.isSelected == false && cell?.isFocused == false)
    #expect((cell as? StateCell)?.timesChanged == 4)
  }

  @Test func `nothing changes for a row that is selected again`() {
    _ = table.screen
    table.selectRow(at: [0, 1])
    table.selectRow(at: [0, 1])
    #expect((table.cellForRow(at: [0, 1]) as? StateCell)?.timesChanged == 1)
  }

  @Test func `a reused cell shows no other row's state`() {
    table.selectRow(at: [0, 0])
    table.focusedRow = [0, 1]
    expectScreen(table, is: " *mail 0\n> mail 1\n  mail 2")
    table.contentOffset = 3 * 16
    expectScreen(table, is: "  mail 3\n  mail 4\n  mail 5")
    table.contentOffset = 0
    expectScreen(table, is: " *mail 0\n> mail 1\n  mail 2")
    #expect(table.reuseQueue.statistics.created == 3)
  }

  @Test func `a cell knows the state of its row as it is configured, comes and goes`() {
    var seen: [String] = []
    let source = CommonDataSource<StateCell, Int>(Array(0..<9)) { cell, number in
      cell.text = "\(number)"
      if cell.isSelected { seen.append("configured \(number)") }
    }
    source.onWillDisplay = { cell, number, _ in
      if cell.isSelected { seen.append("comes \(number)") }
    }
    source.onDidEndDisplaying = { cell, number, _ in
      if cell.isSelected { seen.append("goes \(number)") }
    }
    table.dataSource = source
    table.selectRow(at: [0, 1])
    _ = table.screen
    table.contentOffset = 3 * 16
    _ = table.screen
    #expect(seen == ["configured 1", "comes 1", "goes 1"])
  }

  @Test func `a cell that leaves is told after everybody else`() {
    let plain = CommonDataSource<StateCell, Int>(Array(0..<9)) { $0.text = "\($1)" }
    table.dataSource = plain
    table.selectRow(at: [0, 0])
    _ = table.screen
    let cell = table.cellForRow(at: [0, 0])
    table.reloadData()
    #expect(cell?.isSelected == false)
    _ = table.screen
    #expect(cell?.isSelected == true)
  }

  @Test func `a selected row that comes with scrolling may take its time: its lease holds`() {
    var leases: [ConfigurationLease<StateCell>] = []
    let source = CommonDataSource<StateCell, Int>(Array(0..<9)) { cell, number, lease in
      cell.text = "\(number)"
      leases.append(lease)
    }
    table.dataSource = source
    table.selectRow(at: [0, 0])
    _ = table.screen
    #expect(leases.count == 3)
    #expect(leases.map(\.isCurrent) == [true, true, true])
    table.contentOffset = 16
    _ = table.screen
    #expect(leases.prefix(3).map(\.isCurrent) == [false, true, true])
  }

  @Test func `a cell dequeued by hand is told as it is shown, and goes back to its queue`() {
    final class ByHand: TableViewDataSource {
      weak var table: TableView?
      func numberOfRows(inSection section: Int) -> Int { 9 }
      func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
        let dequeued = try? table?.dequeueReusableCell(withIdentifier: "cell")
        guard let cell = dequeued as? StateCell else { return }
        cell.text = "\(indexPath.row)"
        slot.show(cell)
      }
    }
    let source = ByHand()
    source.table = table
    table.register(StateCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.selectRow(at: [0, 2])
    expectScreen(table, is: "  0\n  1\n *2")
    table.contentOffset = 16
    expectScreen(table, is: "  1\n *2\n  3")
    table.contentOffset = 4 * 16
    expectScreen(table, is: "  4\n  5\n  6")
    #expect(table.reuseQueue.statistics.created == 3)
  }

  @Test func `rows that are selected while rows are shown are selected when all are`() {
    for chosen in 0..<3 {
      for asked in 0..<3 {
        let table = makeTable(lines: 3)
        let source = CommonDataSource<StateCell, Int>([0, 1, 2]) { cell, number in
          cell.text = "\(number)"
          if number == asked { table.selectRow(at: [0, chosen]) }
        }
        table.dataSource = source
        let lines = (0..<3).map { ($0 == chosen ? " *" : "  ") + "\($0)" }
        #expect(table.screen.split(separator: "\n").map(String.init) == lines)
        table.deselectAll()
        expectScreen(table, is: "  0\n  1\n  2")
      }
    }
  }

  @Test func `rows that are deselected while they are shown are not selected afterwards`() {
    let source = CommonDataSource<StateCell, Int>([0, 1, 2]) { [table] cell, number in
      cell.text = "\(number)"
      table.deselectAll()
    }
    table.dataSource = source
    table.selectRow(at: [0, 1])
    expectScreen(table, is: "  0\n  1\n  2")
  }

  @Test func `a selected row of new content that wants another cell gets one that knows`() throws {
    final class Kinds: TableViewDataSource, DisplayObserver {
      var isLoud = false
      var coming: [Bool] = []
      let calm = CellRegistration<StateCell, String> { $0.text = $1 }
      let loud = CellRegistration<StateCell, String>(cellIdentifier: "loud") { $0.text = $1 + "!" }
      func numberOfRows(inSection section: Int) -> Int { 3 }
      func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
        slot.show("row \(indexPath.row)", with: isLoud ? loud : calm)
      }
      func willDisplay(_ cell: AnyObject, at indexPath: TableIndexPath) {
        coming.append((cell as? StateCell)?.isSelected ?? false)
      }
    }
    let kinds = Kinds()
    table.dataSource = kinds
    table.selectRow(at: [0, 0])
    expectScreen(table, is: " *row 0\n  row 1\n  row 2")
    kinds.isLoud = true
    kinds.coming = []
    try table.reconfigureRows(at: [[0, 0]])
    expectScreen(table, is: " *row 0!\n  row 1\n  row 2")
    #expect(kinds.coming == [true])
    table.deselectAll()
    expectScreen(table, is: "  row 0!\n  row 1\n  row 2")
    kinds.isLoud = false
    table.reloadData()
    expectScreen(table, is: "  row 0\n  row 1\n  row 2")
  }
}
