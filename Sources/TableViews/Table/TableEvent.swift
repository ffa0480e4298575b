public import TableModels

/// A thing that a table has done, as its ``TableView/observer`` is told.
///
/// Rows are named by their places at the time of the event.
public enum TableEvent {
  /// The data source was read anew; the numbers of rows, section by section.
  case load(rowsInSections: [Int])
  /// A batch was performed, announced by hand or by the data source.
  case change(TableUpdates)
  /// A batch was refused; the table is as it was.
  case refuse(InvalidTableUpdate)
  /// A configured cell was shown for a row; `isNew` if the cell was never shown before.
  case display(TableViewCell, row: TableIndexPath, isNew: Bool)
  /// A row was configured again in the cell that it has.
  case reconfigure(TableViewCell, row: TableIndexPath)
  /// The cell of a row left the table; it still shows its model.
  case endDisplay(TableViewCell, row: TableIndexPath)
  /// The data source was asked to prefetch rows, the nearest first.
  case prefetch([TableIndexPath])
  /// The data source was told that rows are no longer expected on screen.
  case cancelPrefetching([TableIndexPath])
  /// A row was selected, by a person or by code.
  case select(TableIndexPath)
  /// A row was deselected, by a person, by code, or because it is gone.
  case deselect(TableIndexPath)
}

extension TableView {
  /// Tells the observer, if there is one.
  @inline(__always)
  final func report(_ event: @autoclosure () -> TableEvent) {
    if isObserved { observer?(event()) }
  }
}
