import TableTesting
import Tables
import TestSupport
import Testing

/// The effects of a person's tap, and the calls of the delegate, in order.
@Suite struct TapTests {
  private let table = makeTable(lines: 5)
  private let source = mailbox((0..<8).map { Mail($0) })
  private let recorder = SelectionRecorder()

  init() {
    table.dataSource = source
    table.delegate = recorder
  }

  @Test func `a tap selects, and deselects the other row in between`() {
    #expect(table.tap(row: [0, 1]))
    #expect(recorder.news == ["will select [0, 1]", "selected [0, 1]"])
    #expect(table.tap(row: [0, 3]))
    #expect(
      recorder.news == [
        "will select [0, 3]", "will deselect [0, 1]", "deselected [0, 1]", "selected [0, 3]",
      ])
    #expect(table.indexPathsForSelectedRows == [[0, 3]])
  }

  @Test func `a tap on the one selected row selects it again`() {
    table.tap(row: [0, 1])
    recorder.events = []
    table.tap(row: [0, 1])
    #expect(recorder.news == ["will select [0, 1]", "selected [0, 1]"])
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test func `where several can be selected, a second tap deselects`() {
    table.selectionMode = .multiple
    table.tap(row: [0, 1])
    table.tap(row: [0, 3])
    recorder.events = []
    table.tap(row: [0, 1])
    #expect(recorder.news == ["will deselect [0, 1]", "deselected [0, 1]"])
    #expect(table.indexPathsForSelectedRows == [[0, 3]])
  }

  @Test func `a tap is left to others where nothing can be selected`() {
    table.selectionMode = .none
    #expect(!table.tap(row: [0, 1]))
    #expect(recorder.events.isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `a table without a delegate selects`() {
    table.delegate = nil
    #expect(table.tap(row: [0, 1]))
    table.tap(row: [0, 2])
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
  }

  @Test func `a delegate that says nothing lets everything happen`() {
    final class Silent: TableViewDelegate {}
    let silent = Silent()
    table.delegate = silent
    table.tap(row: [0, 1])
    table.tap(row: [0, 2])
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
  }

  @Test func `cells know before the delegate is told`() {
    var seen: [String] = []
    recorder.whenSelected = { [table] _ in seen.append(table.screen) }
    recorder.whenDeselected = { [table] _ in seen.append(table.screen) }
    table.tap(row: [0, 0])
    table.tap(row: [0, 1])
    let rest = "\n  mail 2\n  mail 3\n  mail 4"
    #expect(
      seen == [
        " *mail 0\n  mail 1" + rest, "  mail 0\n  mail 1" + rest, "  mail 0\n *mail 1" + rest,
      ])
  }

  // MARK: Answers

  @Test func `a refused row is not selected, and the other stays`() {
    table.tap(row: [0, 1])
    recorder.events = []
    recorder.willSelect = { _ in nil }
    #expect(table.tap(row: [0, 2]))
    #expect(recorder.news == ["will select [0, 2]"])
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test func `another row is selected instead`() {
    recorder.willSelect = { _ in [0, 4] }
    table.tap(row: [0, 2])
    #expect(recorder.news == ["will select [0, 2]", "selected [0, 4]"])
    #expect(table.indexPathsForSelectedRows == [[0, 4]])
  }

  @Test func `the selected row that is selected instead needs no room`() {
    table.tap(row: [0, 4])
    recorder.events = []
    recorder.willSelect = { _ in [0, 4] }
    table.tap(row: [0, 2])
    #expect(recorder.news == ["will select [0, 2]", "selected [0, 4]"])
  }

  @Test func `a row that has to stay selected keeps the other from being so`() {
    table.tap(row: [0, 1])
    recorder.events = []
    recorder.willDeselect = { _ in nil }
    table.tap(row: [0, 2])
    #expect(recorder.news == ["will select [0, 2]", "will deselect [0, 1]"])
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test func `where several are selected, a refused deselection leaves them`() {
    table.selectionMode = .multiple
    table.tap(row: [0, 1])
    recorder.willDeselect = { _ in nil }
    table.tap(row: [0, 1])
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test func `another row is deselected instead`() {
    table.selectionMode = .multiple
    for row in [1, 2] { table.tap(row: [0, row]) }
    recorder.events = []
    recorder.willDeselect = { _ in [0, 2] }
    table.tap(row: [0, 1])
    #expect(recorder.news == ["will deselect [0, 1]", "deselected [0, 2]"])
    #expect(table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test func `an answer that is no row traps`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let source = mailbox([Mail(0), Mail(1)])
      let table = makeTable(lines: 4)
      let recorder = SelectionRecorder()
      table.dataSource = source
      table.delegate = recorder
      recorder.willSelect = { _ in [0, 2] }
      table.tap(row: [0, 0])
    }
    #expect(result.trapMessage == "Row 2 is out of bounds (section 0 has 2 rows)")
  }

  // MARK: Changes while the delegate is asked

  @Test func `a row that moves while the delegate is asked is selected where it is`() {
    table.tap(row: [0, 1])
    recorder.events = []
    recorder.willSelect = { [source] in
      source.insert(Mail(99), at: [0, 0])
      return $0
    }
    recorder.willDeselect = { [source] in
      source.insert(Mail(98), at: [0, 0])
      return $0
    }
    recorder.whenDeselected = { [source] _ in source.insert(Mail(97), at: [0, 0]) }
    table.tap(row: [0, 3])
    #expect(
      recorder.news == [
        "will select [0, 3]", "will deselect [0, 2]", "deselected [0, 3]", "selected [0, 6]",
      ])
    #expect(table.indexPathsForSelectedRows.map { source[$0].id } == [3])
  }

  @Test func `a row that goes while the delegate is asked is not selected`() {
    recorder.willSelect = { [source] in
      source.remove(at: $0)
      return $0
    }
    #expect(table.tap(row: [0, 3]))
    #expect(recorder.news == ["will select [0, 3]"])
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func `a reload while the delegate is told keeps the tapped row`() {
    table.tap(row: [0, 1])
    recorder.whenDeselected = { [table] _ in table.reloadData() }
    table.tap(row: [0, 2])
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
  }

  @Test func `code that selects as it is told of a selection is obeyed`() {
    recorder.whenSelected = { [table] _ in table.selectRow(at: [0, 5]) }
    table.tap(row: [0, 1])
    #expect(table.indexPathsForSelectedRows == [[0, 5]])
  }

  // MARK: Points

  @Test func `a point of the content leads to the row that can be seen there`() {
    table.contentOffset = 24
    #expect(table.indexPathForRow(at: LayoutPoint(x: 0, y: 24)) == [0, 1])
    #expect(table.indexPathForRow(at: LayoutPoint(x: 95, y: 31.9)) == [0, 1])
    #expect(table.indexPathForRow(at: LayoutPoint(x: 95, y: 32)) == [0, 2])
    #expect(table.indexPathForRow(at: LayoutPoint(x: 96, y: 32)) == nil)
    #expect(table.indexPathForRow(at: LayoutPoint(x: 0, y: 23.9)) == nil)
    #expect(table.indexPathForRow(at: LayoutPoint(x: 0, y: 24 + 80)) == nil)
  }

  @Test func `there is no row below the last one, nor in a header`() {
    let short = CommonDataSource<LineCell, String>(
      sections: [TableSection(id: 0, header: "H", footer: "F", ["a"])]
    ) { $0.label.text = $1 }
    table.dataSource = short
    let rows = (0..<5).map { table.indexPathForRow(at: LayoutPoint(x: 1, y: Double($0) * 16)) }
    #expect(rows == [nil, [0, 0], nil, nil, nil])
    #expect(!table.handleTap(at: LayoutPoint(x: 1, y: 1)))
    #expect(recorder.events.isEmpty)
  }

  @Test func `a row under a view that covers it is not meant`() {
    let cover = View(frame: LayoutRect(x: 0, y: 0, width: 96, height: 20))
    table.addSubview(cover)
    #expect(table.indexPathForRow(at: LayoutPoint(x: 1, y: 17)) == nil)
    #expect(table.indexPathForRow(at: LayoutPoint(x: 1, y: 20)) == [0, 1])
    cover.isHidden = true
    #expect(table.indexPathForRow(at: LayoutPoint(x: 1, y: 17)) == [0, 1])
  }

  @Test func `a tap on a control in a cell is the control's, one beside it the row's`() throws {
    final class ButtonCell: TableViewCell {
      let button = Button("x", frame: LayoutRect(x: 0, y: 0, width: 16, height: 16))
      required init() {
        super.init()
        addSubview(button)
      }
    }
    var taps = 0
    let source = CommonDataSource<ButtonCell, Int>([0, 1]) { cell, _ in
      cell.button.addAction(for: .touchUpInside) { _ in taps += 1 }
    }
    table.dataSource = source
    let screen = ScreenTester(table)
    #expect(try screen.tap("x", occurrence: 1))
    #expect(taps == 1)
    #expect(recorder.events.isEmpty)
    #expect(screen.screen.tap(at: LayoutPoint(x: 40, y: 24)))
    #expect(recorder.news == ["will select [0, 1]", "selected [0, 1]"])
    #expect(taps == 1)
  }

  @Test func `a tap in a table that is in a row is the inner row's, or else the outer one's`() {
    final class ShelfCell: TableViewCell {
      let shelf = makeTable(lines: 2)
      let books = mailbox([Mail(0), Mail(1)])
      required init() {
        super.init()
        shelf.dataSource = books
        addSubview(shelf)
      }
    }
    let shelves = CommonDataSource<ShelfCell, Int>([0, 1]) { (_: ShelfCell, _: Int) in }
    shelves.rowHeights = .fixed(32)
    table.dataSource = shelves
    let screen = ScreenTester(table).screen
    screen.layoutIfNeeded()
    let inner = (table.cellForRow(at: [0, 1]) as? ShelfCell)?.shelf
    #expect(screen.tap(at: LayoutPoint(x: 1, y: 49)))
    #expect(inner?.indexPathForSelectedRow == [0, 1])
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.indexPathForRow(at: LayoutPoint(x: 1, y: 49)) == [0, 1])
    inner?.selectionMode = .none
    #expect(screen.tap(at: LayoutPoint(x: 1, y: 33)))
    #expect(table.indexPathForSelectedRow == [0, 1])
  }

  @Test func `a screen's tap finds the row that the table has scrolled there`() {
    let screen = ScreenTester(table).screen
    table.contentOffset = 32
    #expect(screen.tap(at: LayoutPoint(x: 8, y: 17)))
    #expect(table.indexPathsForSelectedRows == [[0, 3]])
  }
}
