public import TableModels

/// Where a data source keeps its snapshot: one object, so that the closure which shows a row and the
/// source itself look at the same one.
@usableFromInline
final class SnapshotStorage<Model> {
  // Unchecked exclusivity: read once for each row, into a local that keeps the models alive, so no
  // access is still going on when user code runs.
  @exclusivity(unchecked) @usableFromInline var snapshot: TableSnapshot<Model>

  @inlinable
  init(_ snapshot: TableSnapshot<Model>) {
    self.snapshot = snapshot
  }

  /// Lends the model of a row to a closure, without copying it where it is stored.
  ///
  /// - Precondition: The row exists.
  @inlinable
  func lend(_ indexPath: TableIndexPath, to body: (borrowing Model) -> Void) {
    let sections = snapshot.sections
    guard sections.indices.contains(indexPath.section) else {
      trapSectionOutOfBounds(indexPath.section, count: sections.count)
    }
    let section = sections[indexPath.section]
    guard indexPath.row >= 0, indexPath.row < section.count else {
      trapRowOutOfBounds(indexPath, count: section.count)
    }
    section.lend(indexPath.row, to: body)
  }
}
