import Measurements
import Tables

/// Scrolling by one row over ten million provided rows: the arithmetic alone, then whole layout passes
/// with cells that are cheap or dear to make.
///
/// A new cell is a new subview of the table, so its pass asks all 50 rows for layout, where one with a
/// reused cell asks none. Most of its price is that walk, not the making: see `break-even` for that.
enum LadderSuite {
  static func make() -> Suite {
    Suite(
      name: "ladder",
      summary: "the pass for one row more of ten million, 50 of them visible, by the row's cell",
      control: "a reused cell",
      ways: .timed(
        [
          arithmetic(),
          stage("a reused cell", PlainRow.self),
          stage("a new cell, and the walk over all 50", PlainRow.self, isReused: false),
          stage("a reused cell with eight labels", LabelsRow.self),
          stage("a new one, and the walk over all 50", LabelsRow.self, isReused: false),
        ], items: 20_000))
  }

  private static let rows = 10_000_000

  private static var models: TableSection<Int> {
    TableSection(id: 0, count: rows) { row in row }
  }

  /// Computes the viewport and its visible rows; no cell moves.
  private static func arithmetic() -> Workload {
    let source = CommonDataSource<PlainRow, Int>(sections: [models], configure: { _, _ in })
    let table = TableView.ofVisibleRows()
    table.dataSource = source
    return Workload(name: "scroll arithmetic only") { rows in
      var sum = 0
      for row in 1...rows {
        table.contentOffset = Double(row) * table.rowHeight
        let last = row + Motion.visibleRows - 1
        let frame = table.rectForRow(at: TableIndexPath(section: 0, row: last))
        sum &+= Int(frame.minY / table.rowHeight)
      }
      return withExtendedLifetime(source) { sum }
    }
  }

  private static func stage<Row: NumberRow>(
    _ name: String, _: Row.Type, isReused: Bool = true
  ) -> Workload {
    let tally = Tally()
    let registration = CellRegistration<Row, Int> { cell, number in
      cell.number = number
      tally.sum &+= number
    }
    let source = CommonDataSource<Row, Int>(sections: [models]) { number, slot in
      slot.show(number, with: registration)
    }
    let table = TableView.ofVisibleRows()
    if !isReused { table.reuseQueue.setLimit(0, for: registration.kind) }
    table.dataSource = source
    return Workload(name: name) { rows in
      table.contentOffset = 0
      table.layoutIfNeeded()
      tally.sum = 0
      for row in 1...rows {
        table.contentOffset = Double(row) * table.rowHeight
        table.layoutIfNeeded()
      }
      return withExtendedLifetime(source) { tally.sum }
    }
  }
}

private class NumberRow: TableViewCell {
  final var number = 0
}

/// A cell that is a view and a number.
private final class PlainRow: NumberRow {}

/// A cell that takes eight labels to make.
private final class LabelsRow: NumberRow {
  required init() {
    super.init()
    for _ in 0..<8 { addSubview(Label()) }
  }
}
