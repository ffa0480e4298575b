import TableModels
import TableSources

/// The host object of a table, which hears of the changes of its data source.
final class TableHost: TableDataSourceHost {
  /// The table. Weak, because another host that was told of the same change may have released it.
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
