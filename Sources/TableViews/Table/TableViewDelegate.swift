public import TableModels

/// An object that a ``TableView`` tells about its rows.
public protocol TableViewDelegate: UIKitMethods {
  /// Tells that a cell has been configured for a row and comes on screen. Does nothing by default.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath)

  /// Tells that a cell has left the screen: once for each time it came on. Does nothing by default.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cell: The cell, as the row left it.
  ///   - indexPath: The place of the row in the content that it leaves: where it was shown, or
  ///     moved to since.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: TableIndexPath)

  /// Decides on a row that a person is about to select. By default the row is selected.
  ///
  /// - Returns: The row to select instead, or nil to leave everything as it is.
  func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: TableIndexPath
  ) -> TableIndexPath?

  /// Decides on a row that a person is about to deselect. By default the row is deselected.
  ///
  /// A person deselects a row by a tap on it or, if one row is selected at a time, by a tap on
  /// another.
  ///
  /// - Returns: The row to deselect instead, or nil to keep it selected. If one row is selected at
  ///   a time and this keeps it, the other is not selected.
  func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: TableIndexPath
  ) -> TableIndexPath?

  /// Tells that a person has selected a row. Does nothing by default.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath)

  /// Tells that a selected row was deselected by a person, or is gone. Does nothing by default.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The place of the row; for a row that is gone, its last place, which may not
  ///     exist any more (see `contains(_:)`).
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
