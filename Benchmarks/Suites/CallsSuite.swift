import Tables

/// Single calls on a list of 100,000 rows that people make without thinking of their cost.
enum CallsSuite {
  private static let rows = 100_000

  static func make() -> [Suite] { [ids, edits, editsDuringPass, firstLayout] }

  /// The last of all rows, found by its id.
  private static var ids: Suite {
    let messages = (0..<rows).map(Message.init)
    let source = CommonDataSource<MessageRow, Message>(messages) { cell, message in
      cell.revision = message.revision
    }
    let last = messages[rows - 1].id
    return Suite(
      name: "find-id", summary: "the last of 100,000 rows by its id",
      control: "firstIndex over the array",
      ways: .timed(
        [
          Workload(name: "firstIndex over the array") { count in
            sum(count) { messages.firstIndex { $0.id == last } ?? 0 }
          },
          Workload(name: "indexPath(ofRowWithID:)") { count in
            sum(count) { source.indexPath(ofRowWithID: last)?.row ?? 0 }
          },
          Workload(name: "the same of any data source") { count in
            let source: any TableDataSource = source
            return sum(count) { source.indexPath(ofRowWithID: last)?.row ?? 0 }
          },
        ], items: 20, item: "call"))
  }

  private static func sum(_ count: Int, _ find: () -> Int) -> Int {
    var sum = 0
    for _ in 0..<count { sum &+= find() }
    return sum
  }

  /// One row more, by itself and as an edit.
  private static var edits: Suite {
    Suite(
      name: "edit", summary: "a row appended to 100,000", control: "append",
      ways: .timed(
        [
          Workload(name: "append") { count in
            let source = numbers()
            for row in 0..<count { source.append(row) }
            return source.snapshot.numberOfRows
          },
          Workload(name: "edit { append }") { count in
            let source = numbers()
            for row in 0..<count { source.edit { $0.append(row) } }
            return source.snapshot.numberOfRows
          },
        ], items: 50, item: "edit"))
  }

  /// Rows appended while rows are shown, and outside of a pass.
  private static var editsDuringPass: Suite {
    Suite(
      name: "edits-during-pass", summary: "rows appended to 100,000, in a table",
      control: "outside of a pass",
      ways: .timed(
        [
          Workload(name: "outside of a pass") { count in
            let source = numbers()
            let table = TableView.ofVisibleRows()
            table.dataSource = source
            table.layoutIfNeeded()
            for row in 0..<count { source.append(row) }
            table.layoutIfNeeded()
            return source.snapshot.numberOfRows
          },
          Workload(name: "in onWillDisplay") { count in
            let source = numbers()
            var hasAppended = false
            source.onWillDisplay = { [unowned source] _, _, _ in
              guard !hasAppended else { return }
              hasAppended = true
              for row in 0..<count { source.append(row) }
            }
            let table = TableView.ofVisibleRows()
            table.dataSource = source
            table.layoutIfNeeded()
            table.layoutIfNeeded()
            return source.snapshot.numberOfRows
          },
        ], items: 1_000, item: "edit"))
  }

  /// The first layout of a viewport that shows many rows, each of which has a cell made.
  private static var firstLayout: Suite {
    Suite(
      name: "first-layout", summary: "the first layout of a very high viewport",
      control: "4,000 visible rows",
      ways: .read(
        [4_000, 16_000, 64_000].map { rows in
          Reading(name: "\(rows / 1_000),000 visible rows") { _ in
            let source = numbers()
            let table = TableView.ofVisibleRows(rows)
            table.dataSource = source
            let duration = ContinuousClock().measure { table.layoutIfNeeded() }
            try WrongAnswer.check(
              table.reuseQueue.statistics.created, is: rows, "The number of cells")
            return withExtendedLifetime(source) { duration / .microseconds(1) }
          }
        }, unit: "µs"))
  }

  private static func numbers() -> CommonDataSource<NumberCell, Int> {
    CommonDataSource(Array(0..<rows)) { cell, number in cell.number = number }
  }
}

private final class NumberCell: TableViewCell {
  final var number = 0
}
