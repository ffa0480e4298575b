public import TableModels

/// What is told of rows before they come on screen: a good moment to begin what takes time.
///
/// A data source that is one itself needs nothing else to be told.
public protocol RowPrefetcher: AnyObject {
  /// Rows are likely to come on screen soon.
  ///
  /// Each row is asked for once, until it comes on screen or is cancelled. What it shows by then is
  /// the business of its configure closure.
  ///
  /// - Parameter indexPaths: The rows, the nearest first.
  func prefetchRows(at indexPaths: [TableIndexPath])

  /// Rows that were asked for are no longer expected on screen. Does nothing by default.
  ///
  /// - Parameter indexPaths: Where the rows are, before the change that takes them away. A source that is
  ///   changed by hand, inside of a batch, is told as the batch begins, of all rows that are expected. One
  ///   that changed before it said so is told of no row that went or moved.
  func cancelPrefetching(ofRowsAt indexPaths: [TableIndexPath])
}

extension RowPrefetcher {
  public func cancelPrefetching(ofRowsAt indexPaths: [TableIndexPath]) {}
}
