import TableModels

/// A host that forwards announcements: a data source hears of the changes of its parts through it.
final class ForwardingHost: TableDataSourceHost {
  private let willChange: (TableChange) -> Void
  private let didChange: (TableChange) -> Void

  init(
    willChange: @escaping (TableChange) -> Void,
    didChange: @escaping (TableChange) -> Void
  ) {
    self.willChange = willChange
    self.didChange = didChange
  }

  func dataSourceWillChange(_ feed: ChangeFeed, by change: TableChange) {
    willChange(change)
  }

  func dataSourceDidChange(_ feed: ChangeFeed, by change: TableChange) {
    didChange(change)
  }
}
