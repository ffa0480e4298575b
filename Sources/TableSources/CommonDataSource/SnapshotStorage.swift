public import TableModels

/// The object that keeps a snapshot, shared by a data source and its closure that shows a row.
@usableFromInline
final class SnapshotStorage<Model> {
  // Unchecked exclusivity: read once for each row. No user code runs inside of an access: readers
  // copy the snapshot first, and a change returns removed content, which ends after the access.
  @exclusivity(unchecked) @usableFromInline private(set) var snapshot: TableSnapshot<Model>
  /// The changes that have not happened yet, from the first to the last.
  private var waiting: [SnapshotChange<Model>] = []
  /// The content with all changes that wait, once somebody has asked for it.
  private var pending: TableSnapshot<Model>?

  @inlinable @inline(__always)
  init(_ snapshot: TableSnapshot<Model>) {
    self.snapshot = snapshot
  }

  /// Lends the model of a row to a closure.
  ///
  /// - Precondition: The row exists.
  @inlinable @inline(__always)
  func lend(_ indexPath: TableIndexPath, to body: (borrowing Model) -> Void) {
    let snapshot = snapshot
    snapshot.lend(indexPath, to: body)
  }

  /// The content with all changes that still wait.
  ///
  /// - Complexity: O(1) but for the first question while changes wait, which is O(*n*) in the number of
  ///   rows of the sections that they change.
  var snapshotWithWaiting: TableSnapshot<Model> {
    if let pending { return pending }
    let changes = waiting
    var snapshot = snapshot
    for change in changes { _ = change.perform(on: &snapshot) }
    // A section that provides its models runs code of the user's, which may have made changes.
    if waiting.count == changes.count, pending == nil { pending = snapshot }
    return snapshot
  }

  /// Keeps a change to be performed after those that wait already.
  func wait(for change: SnapshotChange<Model>) {
    waiting.append(change)
    let count = waiting.count
    guard var snapshot = pending.take() else { return }
    // Nothing ends here: what the change takes out is in the content, or in a change that waits.
    _ = change.perform(on: &snapshot)
    if waiting.count == count, pending == nil { pending = snapshot }
  }

  /// Changes the snapshot in place, or a copy if a model of it is lent at the moment.
  ///
  /// - Returns: The removed content. It ends when the caller releases it.
  func performFirstWaiting() -> [SnapshotChange<Model>.Outgoing] {
    let change = waiting.removeFirst()
    let asked = waiting.isEmpty ? pending.take() : nil
    let provided = change.editedSections.compactMap(storeModels)
    return provided.map { .section($0) } + [change.perform(on: &snapshot)]
      + (asked.map { [.everything($0)] } ?? [])
  }

  /// Stores the models that a section provides. The user's closure is called between two accesses.
  ///
  /// - Returns: The old section; nil if it stores its models already.
  private func storeModels(ofSection number: Int) -> TableSection<Model>? {
    guard !snapshot.sections[number].storesModels else { return nil }
    let provided = snapshot.sections[number]
    var stored = provided
    stored.storeModels()
    snapshot.sections[number] = stored
    return provided
  }
}
