import TableModels
import TableSources

/// Who is told, in one pass, that rows come on screen and leave it.
///
/// What the table holds weakly is read here, once. A data source that has nothing to do then is left
/// out, so that rows nobody listens to cost no calls.
struct DisplayListeners {
  private let table: TableView
  private let dataSource: (any TableViewDataSource)?
  private let delegate: (any TableViewDelegate)?
  /// The data source, where it is asked who the rows are that come.
  private let witness: (any TableViewDataSource)?
  /// Whether there is nobody to tell.
  let isEmpty: Bool

  init(of table: TableView, dataSource: (any TableViewDataSource)?) {
    self.table = table
    if let dataSource, dataSource.observesDisplay {
      self.dataSource = dataSource
    } else {
      self.dataSource = nil
    }
    delegate = table.delegate
    witness = table.stage.witnessed.isAsking ? dataSource : nil
    isEmpty = self.dataSource == nil && delegate == nil && witness == nil
  }

  func willDisplay(_ cell: TableViewCell, at indexPath: TableIndexPath) {
    if let witness, table.stage.witnessed.isAsking {
      table.stage.come(indexPath, witness.identity(at: indexPath))
    }
    dataSource?.willDisplay(cell, at: indexPath)
    delegate?.tableView(table, willDisplay: cell, forRowAt: indexPath)
  }

  func didEndDisplaying(_ cell: TableViewCell, at indexPath: TableIndexPath) {
    if witness != nil { table.stage.leave(indexPath) }
    dataSource?.didEndDisplaying(cell, at: indexPath)
    delegate?.tableView(table, didEndDisplaying: cell, forRowAt: indexPath)
  }
}
