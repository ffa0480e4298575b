public import TableModels

/// What a ``TableView`` tells about its rows.
public protocol TableViewDelegate: AnyObject {
  /// A cell has been configured for a row and comes on screen. Does nothing by default.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath)

  /// A cell has left the screen: once for each time it came on. Does nothing by default.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cell: The cell, as the row left it.
  ///   - indexPath: The one that the row has in the content that it leaves: the one it was shown at,
  ///     or moved to since.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: TableIndexPath)
}

extension TableViewDelegate {
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath
  ) {}

  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: TableIndexPath
  ) {}
}
