// This is not UIKit.

extension UITableView {
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard request == nil, !isLayingOut else { die("a batch of updates while rows are laid out") }
    _ = loadedCounts
    batchDepth += 1
    if batch == nil { batch = TableBatch() }
    updates?()
    batchDepth -= 1
    guard batchDepth == 0, let ended = batch else { return }
    batch = nil
    perform(ended)
    completion?(true)
  }

  private func announce(_ record: @escaping (inout TableBatch) -> Void) {
    performBatchUpdates {
      record(&self.batch!)
    }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce { $0.insertedRows += indexPaths }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce { $0.deletedRows += indexPaths }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce { $0.reloadedRows += indexPaths }
  }

  public func reconfigureRows(at indexPaths: [IndexPath]) {
    announce { $0.reconfiguredRows += indexPaths }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce { $0.insertedSections += sections }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce { $0.deletedSections += sections }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce { $0.reloadedSections += sections }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    announce { $0.movedSections.append((section, newSection)) }
  }

  private func perform(_ batch: TableBatch) {
    guard window != nil else { die("a batch of updates in a table view without a window") }
    let before = loadedCounts
    let after = readCounts()
    let outcome: TableBatch.Outcome
    do {
      outcome = try batch.outcome(from: before, to: after)
    } catch {
      die("Invalid update: \(error.reason)")
    }
    if let fault = batch.knownFault(with: outcome) { die("Assertion failure: \(fault)") }
    log.append("batch")
    counts = after
    follow(outcome, reloading: batch)
    reconfigure(batch.reconfiguredRows, by: outcome)
    layoutIfNeeded()
  }

  /// Cells, selection and titles go to their new places; rows that are read anew lose all three.
  private func follow(_ outcome: TableBatch.Outcome, reloading batch: TableBatch) {
    let oldTitles = titles
    titles = outcome.sections.enumerated().map { place, old in
      guard let old, !batch.reloadedSections.contains(old) else {
        return readTitles(ofSection: place)
      }
      return oldTitles[old]
    }
    let (oldCells, oldPrepared, oldSelected) = (shown, prepared, selected)
    shown = [:]
    prepared = [:]
    selected = []
    var gone = oldCells
    var unprepared = oldPrepared
    for (section, rows) in outcome.rows.enumerated() {
      for (row, old) in rows.enumerated() {
        guard let old, !batch.reloadedRows.contains(old) else { continue }
        let place = IndexPath(row: row, section: section)
        if let cell = gone.removeValue(forKey: old) { shown[place] = cell }
        if let cell = unprepared.removeValue(forKey: old) { prepared[place] = cell }
        if oldSelected.contains(old) { selected.append(place) }
      }
    }
    for (place, cell) in gone.sorted(by: { $0.key < $1.key }) { leaving.append((cell, place)) }
    for cell in unprepared.values { enqueue(cell) }
  }

  private func reconfigure(_ rows: [IndexPath], by outcome: TableBatch.Outcome) {
    guard !rows.isEmpty else { return }
    log.append("reconfigure \(rows.count)")
    for (section, olds) in outcome.rows.enumerated() {
      for (row, old) in olds.enumerated() {
        guard let old, rows.contains(old) else { continue }
        let place = IndexPath(row: row, section: section)
        if let cell = shown[place] ?? prepared[place] {
          _ = self.cell(at: place, reconfiguring: cell)
        }
      }
    }
  }
}
