public import TableModels

/// What a ``TableView`` tells about its rows.
public protocol TableViewDelegate: UIKitMethods {
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

  /// A person is about to select a row. By default the row is selected.
  ///
  /// - Returns: The row to select instead, or nil to leave everything as it is.
  func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: TableIndexPath
  ) -> TableIndexPath?

  /// A person is about to deselect a row, by tapping it or, where one row is selected at a time, by
  /// selecting another. By default the row is deselected.
  ///
  /// - Returns: The row to deselect instead, or nil to keep it selected. Where one row is selected at a
  ///   time and this keeps it, the other is not selected.
  func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: TableIndexPath
  ) -> TableIndexPath?

  /// A person has selected a row. Does nothing by default.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath)

  /// A selected row is selected no longer, because a person deselected it or because it is gone. Does
  /// nothing by default.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: Where the row is; for one that is gone, where it was before it went. Whether that
  ///     place still exists, `contains(_:)` knows.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: TableIndexPath)
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
