public import TableModels

extension CommonDataSource: DisplayObserver {
  /// The data source itself, if it has a listener.
  public var displayObserver: (any DisplayObserver)? {
    listeners.willDisplay == nil && listeners.didEndDisplaying == nil ? nil : self
  }

  public func willDisplay(_ cell: AnyObject, at indexPath: TableIndexPath) {
    let (will, didEnd) = (onWillDisplay, onDidEndDisplaying)
    guard will != nil || didEnd != nil else { return }
    let (cell, snapshot) = (typed(cell), storage.snapshot)
    let model = snapshot[indexPath]
    if didEnd != nil { note(model, shownIn: cell) }
    will?(cell, model, indexPath)
  }

  public func didEndDisplaying(_ cell: AnyObject, at indexPath: TableIndexPath) {
    guard let didEnd = onDidEndDisplaying else { return }
    let (cell, snapshot) = (typed(cell), storage.snapshot)
    didEnd(cell, displayed.end(in: cell) ?? snapshot[indexPath], indexPath)
  }

  /// Shows a row, and takes note of it if a cell on display is configured again.
  // Apart, so that a row that nobody listens to pays for one comparison.
  @usableFromInline @inline(never)
  func showAndNote(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    let snapshot = storage.snapshot
    showRow(&slot, indexPath)
    guard let cell = slot.shownCell, displayed.contains(cell) else { return }
    note(snapshot[indexPath], shownIn: cell)
  }

  private func note(_ model: Model, shownIn cell: AnyObject) {
    let old = displayed.show(model, in: cell)
    withExtendedLifetime(old) {}
  }

  /// Releases the models that were on display in hosts that have ended.
  func forgetEndedDisplays() {
    guard hasDisplays else { return }
    let ended = displayed.removeEnded()
    withExtendedLifetime(ended) {}
  }

  private func typed(_ cell: AnyObject) -> Cell {
    guard let typedCell = cell as? Cell else {
      fatalError("A \(type(of: cell)) is on show where the data source shows \(Cell.self)s")
    }
    return typedCell
  }
}
