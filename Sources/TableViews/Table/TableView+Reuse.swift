public import TableSources

extension TableView {
  /// Lets cells of a class be dequeued by an identifier.
  ///
  /// Only a data source that dequeues by hand needs this.
  ///
  /// - Precondition: The identifier does not stand for another class already.
  public final func register<Cell: TableViewCell>(
    _ cellType: Cell.Type, forCellReuseIdentifier identifier: String
  ) {
    reuseQueue.register(cellType, withIdentifier: identifier)
  }

  /// Returns a cell to configure and show by hand. It goes back to the queue when its row leaves
  /// the screen.
  ///
  /// - Throws: `UnregisteredCellIdentifier` if the identifier was never registered.
  public final func dequeueReusableCell(
    withIdentifier identifier: String
  ) throws(UnregisteredCellIdentifier) -> TableViewCell {
    let cell = try reuseQueue.dequeue(withIdentifier: identifier)
    guard let tableCell = cell as? TableViewCell else {
      fatalError("The cells for \"\(identifier)\" are \(type(of: cell)), not TableViewCells")
    }
    return tableCell
  }
}
