import TableModels
import TableSources

/// How a table hears of the changes of its data source.
final class TableHost: TableDataSourceHost {
  private unowned let table: TableView

  init(_ table: TableView) {
    self.table = table
  }

  func dataSourceWillChange(_ source: any TableDataSource, by difference: TableDifference?) {
    table.contentWillChange(by: difference)
  }

  func dataSourceDidChange(_ source: any TableDataSource, by difference: TableDifference?) {
    table.contentDidChange(by: difference)
  }
}
