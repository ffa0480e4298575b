public import TableModels

/// What shows a data source and wants to be told when it changes: a table, an adapter for another
/// table, a source of which this one is a part.
///
/// A change comes in two steps, so that a host can compare: before it, the source still has what it
/// had; after it, the source has what it has now. Between the two nothing else happens.
public protocol TableDataSourceHost: AnyObject {
  /// The source is about to change. A host that has not loaded it yet reads the counts now.
  ///
  /// - Parameters:
  ///   - feed: The feed of the data source, which has its old content.
  ///   - change: What will happen.
  func dataSourceWillChange(_ feed: ChangeFeed, by change: TableChange)

  /// The source has changed.
  ///
  /// - Parameters:
  ///   - feed: The feed of the data source, which has its new content.
  ///   - change: What happened.
  func dataSourceDidChange(_ feed: ChangeFeed, by change: TableChange)
}
