import Measurements
import Tables

/// Single calls on a list of 100,000 rows that people make without thinking of their cost.
///
/// The lists and tables are made before and kept from run to run, so that nothing but the calls is
/// measured.
enum CallsSuite {
  static let rows = 100_000

  static func make() -> [Suite] {
    RowIDsSuite.make() + EditsSuite.make() + FilterSuite.make() + TablesSuite.make()
  }

  static func numbers(_ rows: Int = rows) -> CommonDataSource<NumberedRow, Int> {
    CommonDataSource(Array(0..<rows)) { cell, number in cell.number = number }
  }
}

/// A row that shows a number.
final class NumberedRow: TableViewCell {
  final var number = 0
}

/// A data source and a table that shows it.
final class ShownNumbers {
  let source: CommonDataSource<NumberedRow, Int>
  let table = TableView.ofVisibleRows()

  init(_ source: CommonDataSource<NumberedRow, Int> = CallsSuite.numbers()) {
    self.source = source
    table.dataSource = source
    table.layoutIfNeeded()
  }
}
