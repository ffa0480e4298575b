public import TableModels

/// An object that is told of cells that come on screen and leave it.
///
/// A data source that conforms is told without further code.
public protocol DisplayObserver: AnyObject {
  /// Tells that a cell has been configured for a row and comes on screen. Does nothing by default.
  func willDisplay(_ cell: AnyObject, at indexPath: TableIndexPath)

  /// Tells that a cell has left the screen. Does nothing by default.
  ///
  /// - Parameters:
  ///   - cell: The cell, as the row left it.
  ///   - indexPath: The place of the row in the content that it leaves: where it was shown, or
  ///     moved to since.
  func didEndDisplaying(_ cell: AnyObject, at indexPath: TableIndexPath)
}

extension DisplayObserver {
  public func willDisplay(_ cell: AnyObject, at indexPath: TableIndexPath) {}

  public func didEndDisplaying(_ cell: AnyObject, at indexPath: TableIndexPath) {}
}
