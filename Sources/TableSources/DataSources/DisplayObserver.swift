public import TableModels

/// What is told of cells that come on screen and leave it.
///
/// A data source that is one itself needs nothing else to be told.
public protocol DisplayObserver: AnyObject {
  /// A cell has been configured for a row and comes on screen. Does nothing by default.
  func willDisplay(_ cell: AnyObject, at indexPath: TableIndexPath)

  /// A cell has left the screen. Does nothing by default.
  ///
  /// - Parameters:
  ///   - cell: The cell, as the row left it.
  ///   - indexPath: The one that the row has in the content that it leaves: the one it was shown at,
  ///     or moved to since.
  func didEndDisplaying(_ cell: AnyObject, at indexPath: TableIndexPath)
}

extension DisplayObserver {
  public func willDisplay(_ cell: AnyObject, at indexPath: TableIndexPath) {}

  public func didEndDisplaying(_ cell: AnyObject, at indexPath: TableIndexPath) {}
}
