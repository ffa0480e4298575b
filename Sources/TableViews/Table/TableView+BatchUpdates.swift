import HeadlessViews
public import TableModels
import TableSources

extension TableView {
  /// Announces changes of a data source that is written by hand, as one batch.
  ///
  /// ```swift
  /// try table.performBatchUpdates { batch in
  ///   names.remove(at: 2)
  ///   batch.deleteRows(at: [[0, 2]])
  ///   names.insert("Rose", at: 0)
  ///   batch.insertRows(at: [[0, 0]])
  /// }
  /// ```
  ///
  /// In any order of the calls, deletions, reloads and the sources of moves are places before the
  /// batch, insertions and the targets of moves are places after it. Before is the content that the
  /// table last loaded; after is that of the data source when the outermost batch ends.
  ///
  /// The batch is checked before anything changes: its counts and, if the rows have identities,
  /// that the visible rows which stay are the same ones. Batches inside of a batch, and changes
  /// announced to the table itself meanwhile, are part of it. An empty batch asks for all heights
  /// again, and measures the visible cells again. A data source that announces its own changes, as
  /// `CommonDataSource` does, needs none of this.
  ///
  /// A data source that was just set is read when the batch begins, if it has not been loaded yet.
  /// A batch that is right here but goes wrong in other hosts is noted in ``diagnostics``.
  ///
  /// During a layout pass the batch waits until the pass is over, and so does one that comes while
  /// another waits. One that then proves wrong is noted in ``diagnostics``, and the table reloads. It
  /// also reloads where several batches waited. Nothing is laid out while the body runs.
  ///
  /// Prefetched rows are cancelled before the body runs, at their places then; those that are still
  /// expected afterwards are asked for again.
  ///
  /// - Parameter body: Changes the model, and adds the changes to the batch that it is given.
  /// - Throws: `InvalidTableUpdate` if the batch does not lead from before to after, which is also
  ///   noted in ``diagnostics``. The table is then as it was, and asks its data source for nothing
  ///   until ``reloadData()`` or a correct batch.
  /// - Complexity: O(*n* log *n*) in the number of changes and O(*s*) in that of sections, and one
  ///   run over the heights of changed sections whose rows have heights of their own.
  public final func performBatchUpdates(
    _ body: (_ batch: inout TableUpdates) -> Void
  ) throws(InvalidTableUpdate) {
    try withBatch(cancelsPrefetching: true, body)
  }

  /// Lets a body add to the open batch, or to a new one, which ends with the body.
  ///
  /// - Parameter cancelsPrefetching: True if prefetched rows are cancelled first, while the data
  ///   source still has them, because the body changes it. The listeners may make batches of their
  ///   own.
  private func withBatch(
    cancelsPrefetching: Bool = false, _ body: (_ batch: inout TableUpdates) -> Void
  ) throws(InvalidTableUpdate) {
    let hadLoaded = !work.needsLoad
    loadWhatIsThere()
    let dataSource = content.dataSource
    if cancelsPrefetching, !work.hasOpenBatch {
      prefetching.cancelAll(of: self)
      // The batch begins after everything that user code has changed just now.
      loadWhatIsThere()
    }
    guard let batch = work.announce(body) else { return }
    // Another one may have been read while rows were cancelled: the batch says nothing of that.
    guard content.dataSource === dataSource else { return }
    // One that waits has changed the data source already, which cannot tell the two apart.
    guard answer(to: .batch) == .now, !work.hasWaitingBatches else {
      work.wait(for: batch)
      return setNeedsLayout()
    }
    do {
      try perform(batch, hadLoaded: hadLoaded)
    } catch {
      log.append(.refusedUpdate(error))
      report(.refuse(error))
      throw error
    }
  }

  /// Performs a batch if it is right.
  private func perform(_ batch: TableUpdates, hadLoaded: Bool) throws(InvalidTableUpdate) {
    let feed = content.dataSource?.changeFeed
    feed?.hold()
    let error = work.enter(.telling) { refusal(performing: batch, hadLoaded: hadLoaded) }
    feed?.release()
    if let error { throw error }
  }

  private func refusal(performing batch: TableUpdates, hadLoaded: Bool) -> InvalidTableUpdate? {
    let before = content.counts
    let after = content.dataSource?.counts ?? []
    let checked: CheckedUpdates
    do {
      checked = try self.checked(batch, from: before, to: after, hadLoaded: hadLoaded)
    } catch {
      content.isInStep = false
      return error
    }
    content.isInStep = true
    for warning in batch.portabilityWarnings(from: before, to: after) {
      log.append(.portability(warning))
    }
    guard let dataSource = content.dataSource else { return nil }
    let difference = TableDifference(updates: batch)
    prefetching.cancel(leftInPlaceBy: checked, of: self)
    hideItems(where: VanishingItems(difference, checked.map).contains)
    // Changes that were announced meanwhile are in the data source already, and cannot be told
    // apart.
    if work.isDue {
      setNeedsReload()
    } else {
      perform(difference, checked.map, of: dataSource)
    }
    return nil
  }

  /// Returns a batch with its row map, if its counts are right and then the identities of the shown
  /// rows.
  private func checked(
    _ batch: TableUpdates, from before: [Int], to after: [Int], hadLoaded: Bool
  ) throws(InvalidTableUpdate) -> CheckedUpdates {
    let checked = try batch.checked(from: before, to: after, table: name, hadLoaded: hadLoaded)
    guard let dataSource = content.dataSource else { return checked }
    let violations = stage.identityViolations(of: checked, in: dataSource)
    guard violations.isEmpty else {
      throw InvalidTableUpdate(
        table: name, hadLoaded: hadLoaded, before: before, updates: batch, after: after,
        violations: violations)
    }
    return checked
  }

  /// Performs the batches that waited.
  ///
  /// Of several batches only the last could be checked against the data source, which has changed
  /// by all of them; so the table reloads, and notes no mistake.
  final func performWaitingBatches() {
    let batches = work.takeWaitingBatches()
    guard let batch = batches.first, !work.needsLoad else { return }
    guard batches.count == 1 else { return setNeedsReload() }
    do {
      try perform(batch, hadLoaded: true)
    } catch {
      log.append(.invalidWaitingUpdate(error))
      setNeedsReload()
      report(.refuse(error))
    }
  }

  /// Adds to the open batch, or makes a batch of its own.
  private func announce(
    _ record: (inout TableUpdates) -> Void
  ) throws(InvalidTableUpdate) {
    if work.record(record) { return }
    try withBatch { record(&$0) }
  }
}

extension TableView {
  /// Announces rows that were inserted, by their places after the batch.
  ///
  /// - Throws: `InvalidTableUpdate` if this call is a batch of its own and a wrong one.
  public final func insertRows(at indexPaths: [TableIndexPath]) throws(InvalidTableUpdate) {
    try announce { $0.insertRows(at: indexPaths) }
  }

  /// Announces rows that were deleted, by their places before the batch.
  ///
  /// - Throws: `InvalidTableUpdate` if this call is a batch of its own and a wrong one.
  public final func deleteRows(at indexPaths: [TableIndexPath]) throws(InvalidTableUpdate) {
    try announce { $0.deleteRows(at: indexPaths) }
  }

  /// Announces a row that moved from a place before the batch to one after it.
  ///
  /// - Throws: `InvalidTableUpdate` if this call is a batch of its own and a wrong one.
  public final func moveRow(
    at source: TableIndexPath, to target: TableIndexPath
  ) throws(InvalidTableUpdate) {
    try announce { $0.moveRow(at: source, to: target) }
  }

  /// Announces rows that want new cells, by their places before the batch.
  ///
  /// - Throws: `InvalidTableUpdate` if this call is a batch of its own and a wrong one.
  public final func reloadRows(at indexPaths: [TableIndexPath]) throws(InvalidTableUpdate) {
    try announce { $0.reloadRows(at: indexPaths) }
  }

  /// Announces rows with new content, by their places before the batch; they keep their cells.
  ///
  /// - Throws: `InvalidTableUpdate` if this call is a batch of its own and a wrong one.
  public final func reconfigureRows(at indexPaths: [TableIndexPath]) throws(InvalidTableUpdate) {
    try announce { $0.reconfigureRows(at: indexPaths) }
  }

  /// Announces sections that were inserted, by their places after the batch.
  ///
  /// - Throws: `InvalidTableUpdate` if this call is a batch of its own and a wrong one.
  public final func insertSections(_ sections: some Sequence<Int>) throws(InvalidTableUpdate) {
    try announce { $0.insertSections(sections) }
  }

  /// Announces sections that were deleted, by their places before the batch.
  ///
  /// - Throws: `InvalidTableUpdate` if this call is a batch of its own and a wrong one.
  public final func deleteSections(_ sections: some Sequence<Int>) throws(InvalidTableUpdate) {
    try announce { $0.deleteSections(sections) }
  }

  /// Announces a section that moved from a place before the batch to one after it.
  ///
  /// - Throws: `InvalidTableUpdate` if this call is a batch of its own and a wrong one.
  public final func moveSection(
    _ section: Int, toSection target: Int
  ) throws(InvalidTableUpdate) {
    try announce { $0.moveSection(section, toSection: target) }
  }

  /// Announces sections that are to be read anew, by their places before the batch.
  ///
  /// - Throws: `InvalidTableUpdate` if this call is a batch of its own and a wrong one.
  public final func reloadSections(_ sections: some Sequence<Int>) throws(InvalidTableUpdate) {
    try announce { $0.reloadSections(sections) }
  }
}
