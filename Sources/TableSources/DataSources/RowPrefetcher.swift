public import TableModels

/// An object that is told of rows before they come on screen, so that slow work can begin.
///
/// A data source that conforms is told without further code.
public protocol RowPrefetcher: AnyObject {
  /// Tells of rows that are likely to come on screen soon.
  ///
  /// Each row is named once, until it comes on screen or is cancelled. Its configure closure
  /// decides what it shows by then.
  ///
  /// - Parameter indexPaths: The rows, the nearest first.
  func prefetchRows(at indexPaths: [TableIndexPath])

  /// Tells of rows that were asked for and are no longer expected on screen. Does nothing by
  /// default.
  ///
  /// - Parameter indexPaths: The places of the rows, before the change that takes them away. A
  ///   source that is changed by hand inside of a batch is told when the batch begins, of all
  ///   expected rows. A source that changed before its announcement is told of no row that went or
  ///   moved.
  func cancelPrefetching(ofRowsAt indexPaths: [TableIndexPath])
}

extension RowPrefetcher {
  public func cancelPrefetching(ofRowsAt indexPaths: [TableIndexPath]) {}
}
