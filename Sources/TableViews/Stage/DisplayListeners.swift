import TableModels
import TableSources

/// Who is told, in one pass, that rows come on screen and leave it.
///
/// What the table holds weakly is read here, once. A data source that has nothing to do then is left
/// out, so that rows nobody listens to cost no calls.
struct DisplayListeners {
  private let table: TableView
  /// What listens for the data source.
  private let source: (any DisplayObserver)?
  private let delegate: (any TableViewDelegate)?
  private let observer: ((TableEvent) -> Void)?
  /// The data source, where it is asked who the rows are that come.
  private let witness: (any TableViewDataSource)?

  /// Returns who is told; nil for nobody.
  // Not an initializer, which would own what it is lent.
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
    if let witness, table.stage.asksWhoComes {
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
