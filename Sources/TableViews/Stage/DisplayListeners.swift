import TableModels
import TableSources

/// The objects that are told, in one pass, of rows that come on screen and leave it.
///
/// The table's weak references are read here, once. A data source that does not observe displays is
/// left out, so that rows without listeners cost no calls.
struct DisplayListeners {
  private let table: TableView
  /// The listener of the data source.
  private let source: (any DisplayObserver)?
  private let delegate: (any TableViewDelegate)?
  private let observer: ((TableEvent) -> Void)?
  /// The data source, if it is asked for the identities of rows that come.
  private let witness: (any TableViewDataSource)?

  /// Returns the objects to tell; nil for nobody.
  // Not an initializer, which would own the lent values.
  static func listening(
    to table: TableView, _ dataSource: (any TableViewDataSource)?
  ) -> DisplayListeners? {
    let source = dataSource?.displayObserver
    let asks = table.stage.asksWhoComes
    let delegate = table.delegate
    guard source != nil || asks || table.isObserved || delegate != nil else { return nil }
    return DisplayListeners(
      table: table, source: source, delegate: delegate,
      observer: table.observer, witness: asks ? dataSource : nil)
  }

  func willDisplay(_ cell: TableViewCell, at indexPath: TableIndexPath) {
    // A data source that has changed under the pass may have another row in this place.
    if let witness, table.stage.asksWhoComes, !table.work.isPassOver {
      table.stage.come(indexPath, witness.identity(at: indexPath))
    }
    observer?(.display(cell, row: indexPath, isNew: !cell.hasBeenOnShow))
    source?.willDisplay(cell, at: indexPath)
    delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
  }

  func didReconfigure(_ cell: TableViewCell, at indexPath: TableIndexPath) {
    observer?(.reconfigure(cell, row: indexPath))
  }

  func didEndDisplaying(_ cell: TableViewCell, at indexPath: TableIndexPath) {
    if witness != nil { table.stage.leave(indexPath) }
    observer?(.endDisplay(cell, row: indexPath))
    source?.didEndDisplaying(cell, at: indexPath)
    delegate?.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
  }
}
