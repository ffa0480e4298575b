import Measurements
import Tables

/// Calls on a table that shows or selects many rows, or has measured them.
enum TablesSuite {
  static func make() -> [Suite] { [firstLayout, reload, selection] }

  /// The first layout of a viewport that shows many rows, each of which has a cell made.
  private static var firstLayout: Suite {
    Suite(
      name: "first-layout", summary: "the first layout of a very high viewport",
      control: "4,000 visible rows",
      ways: .read(
        [4_000, 16_000, 64_000].map { rows in
          Reading(name: "\(rows / 1_000),000 visible rows") { _ in
            let source = CallsSuite.numbers()
            let table = TableView.ofVisibleRows(rows)
            table.dataSource = source
            let duration = ContinuousClock().measure { table.layoutIfNeeded() }
            try WrongAnswer.check(
              table.reuseQueue.statistics.created, is: rows, "The number of cells")
            return withExtendedLifetime(source) { duration / .microseconds(1) }
          }
        }, unit: "µs"))
  }

  /// A reload of rows that have all been on screen, and the layout pass after it.
  private static var reload: Suite {
    func way(_ name: String, _ heights: RowHeights<Message>) -> Workload {
      let shown = OnDemand { ShownMessages(heights) }
      return Workload(name: name) { count in
        let (source, table) = (shown.value.source, shown.value.table)
        for _ in 0..<count {
          table.reloadData()
          table.layoutIfNeeded()
        }
        return withExtendedLifetime(source) { table.visibleCells.count }
      }
    }
    return Suite(
      name: "reload", summary: "100,000 rows reloaded, all of them seen before, and laid out",
      control: "one height",
      ways: .timed(
        [
          way("one height", .standard), way("a height each", .each { _ in 16 }),
          way("measured", .measured(estimate: 32)),
        ], items: 4, item: "reload"))
  }

  /// All rows selected in a table one by one, in both directions, and by hand in a set.
  private static var selection: Suite {
    func way(_ name: String, _ row: @escaping (_ number: Int, _ count: Int) -> Int) -> Workload {
      // Enough rows for the longer run that counts allocations.
      let shown = OnDemand { ShownNumbers(CallsSuite.numbers(150_000)) }
      return Workload(name: name) { count in
        let shown = shown.value
        shown.table.selectionMode = .multiple
        shown.table.deselectAll()
        for number in 0..<count {
          shown.table.selectRow(at: TableIndexPath(section: 0, row: row(number, count)))
        }
        return shown.table.indexPathsForSelectedRows.count
      }
    }
    return Suite(
      name: "select", summary: "50,000 rows selected one by one", control: "downwards",
      ways: .timed(
        [
          Workload(name: "into a set, by hand") { count in
            var selected: Set<TableIndexPath> = []
            for row in 0..<count { selected.insert(TableIndexPath(section: 0, row: row)) }
            return selected.sorted().count
          },
          way("downwards") { number, _ in number }, way("upwards") { $1 - 1 - $0 },
        ], items: 50_000))
  }
}

/// A table of messages, every row of which has been on screen.
private final class ShownMessages {
  let source: CommonDataSource<LineRow, Message>
  let table = TableView.ofVisibleRows()

  init(_ heights: RowHeights<Message>) {
    source = CommonDataSource((0..<CallsSuite.rows).map(Message.init)) { cell, message in
      cell.revision = message.revision
    }
    source.rowHeights = heights
    table.dataSource = source
    while table.contentOffset + table.frame.size.height < table.contentHeight {
      table.scroll(by: table.frame.size.height)
      table.layoutIfNeeded()
    }
  }
}

/// A row that measures a height of one line.
private final class LineRow: TableViewCell {
  final var revision = 0

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(width: size.width, height: 16)
  }
}
