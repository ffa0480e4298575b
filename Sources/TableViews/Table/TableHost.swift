import TableModels
import TableSources

/// How a table hears of the changes of its data source.
final class TableHost: TableDataSourceHost {
  /// Weak: another host, told of the same change before, may have let go of the table.
  private weak var table: TableView?

  init(_ table: TableView) {
    self.table = table
  }

  func dataSourceWillChange(_ feed: ChangeFeed, by change: TableChange) {
    table?.contentWillChange(of: feed, by: change)
  }

  func dataSourceDidChange(_ feed: ChangeFeed, by change: TableChange) {
    table?.contentDidChange(of: feed, by: change)
  }
}
