import TableModels

/// A host that passes on what it is told: how a data source hears of the changes of its parts.
final class ForwardingHost: TableDataSourceHost {
  private let willChange: (TableDifference?) -> Void
  private let didChange: (TableDifference?) -> Void

  init(
    willChange: @escaping (TableDifference?) -> Void,
    didChange: @escaping (TableDifference?) -> Void
  ) {
    self.willChange = willChange
    self.didChange = didChange
  }

  func dataSourceWillChange(_ source: any TableDataSource, by difference: TableDifference?) {
    willChange(difference)
  }

  func dataSourceDidChange(_ source: any TableDataSource, by difference: TableDifference?) {
    didChange(difference)
  }
}
