// This is not UIKit.

extension UITableView {
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    guard request == nil, !isLayingOut else { die("a batch of updates while rows are laid out") }
    if batch == nil { begin() }
    batchDepth += 1
    updates?()
    batchDepth -= 1
    guard batchDepth == 0, let ended = batch else { return }
    batch = nil
    perform(ended)
    completion?(true)
  }

  private func announce<Place>(
    _ places: [Place], _ record: @escaping (inout TableBatch) -> Void
  ) {
    guard !places.isEmpty else { die("an announcement of nothing, which some versions die of") }
    performBatchUpdates {
      record(&self.batch!)
    }
  }

  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce(indexPaths) { $0.insertedRows += indexPaths }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce(indexPaths) { $0.deletedRows += indexPaths }
  }

  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    announce(indexPaths) { $0.reloadedRows += indexPaths }
  }

  public func reconfigureRows(at indexPaths: [IndexPath]) {
    announce(indexPaths) { $0.reconfiguredRows += indexPaths }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    announce([indexPath]) { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(Array(sections)) { $0.insertedSections += sections }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(Array(sections)) { $0.deletedSections += sections }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    announce(Array(sections)) { $0.reloadedSections += sections }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    announce([section]) { $0.movedSections.append((section, newSection)) }
  }

  /// UIKit may ask for heights and titles when a batch begins, and for cells if a layout is due: of what it
  /// has loaded, while the data source has something else already.
  private func begin() {
    _ = loadedCounts
    if needsLayout, window != nil { layoutIfNeeded() }
    for place in shown.keys.sorted() { _ = height(at: place) }
    for section in titles.indices { _ = readTitles(ofSection: section) }
    batch = TableBatch()
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
    let refreshed = batch.reconfiguredRows + batch.reloadedRows
    if refreshed.contains(where: { batch.reloadedSections.contains($0.section) }) {
      die("a row is refreshed together with its whole section")
    }
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
