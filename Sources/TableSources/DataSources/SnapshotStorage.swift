public import TableModels

/// Where a data source keeps its snapshot: one object, so that the closure which shows a row and the
/// source itself look at the same one.
@usableFromInline
final class SnapshotStorage<Model> {
  // Unchecked exclusivity: read once for each row, into a local that keeps the models alive, so no
  // access is still going on when user code runs.
  @exclusivity(unchecked) @usableFromInline var snapshot: TableSnapshot<Model>

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

  /// Changes the snapshot where it is, or a copy where a model of it is lent at the moment.
  ///
  /// - Parameter perform: Runs no code of the user's: while it runs, nobody may look at the snapshot.
  func change(_ perform: (inout TableSnapshot<Model>) -> Void) {
    perform(&snapshot)
  }
}
