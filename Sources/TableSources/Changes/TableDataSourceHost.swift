public import TableModels

/// An object that shows a data source and is told when it changes: a table, an adapter for another
/// table, or a combining source.
///
/// A change comes in two steps, so that a host can compare: before it, the source still has its old
/// content; after it, the source has its new content. No other change happens between the two. A host
/// holds the feed while it shows rows: see ``ChangeFeed/hold()``.
public protocol TableDataSourceHost: AnyObject {
  /// Tells that the source is about to change. A host that has not loaded it yet reads the counts
  /// now.
  ///
  /// - Parameters:
  ///   - feed: The feed of the data source, which has its old content.
  ///   - change: The coming change.
  func dataSourceWillChange(_ feed: ChangeFeed, by change: TableChange)

  /// Tells that the source has changed.
  ///
  /// - Parameters:
  ///   - feed: The feed of the data source, which has its new content.
  ///   - change: The change.
  func dataSourceDidChange(_ feed: ChangeFeed, by change: TableChange)
}
