/// Two snapshots and what turns one into the other, computed before it is wanted: away from the main
/// actor, for a list so long that it would be missed there.
///
/// ```swift
/// let old = rows.snapshot
/// let prepared = await Task.detached { new.prepared(from: old) }.value
/// rows.apply(prepared)
/// ```
public struct PreparedDifference<Model> {
  /// The snapshot to start from.
  public let old: TableSnapshot<Model>
  /// The snapshot to end with.
  public let new: TableSnapshot<Model>
  /// What turns the old snapshot into the new one.
  public let difference: TableDifference

  /// Whether a snapshot is the one to start from: the very same, not one that is equal to it.
  ///
  /// The old snapshot is kept here, so that nothing else can be where it is.
  package func starts(from snapshot: TableSnapshot<Model>) -> Bool {
    snapshot.sections.span.isIdentical(to: old.sections.span)
  }
}

extension PreparedDifference: Sendable where Model: Sendable {}

extension TableSnapshot where Model: Identifiable & Equatable {
  /// What turns another snapshot into this one, to be applied to a data source that shows the other.
  ///
  /// - Parameter old: The snapshot that the data source has, as it says itself.
  /// - Complexity: That of ``difference(from:isReplaced:)``; it may run on any thread.
  public func prepared(from old: TableSnapshot) -> PreparedDifference<Model> {
    PreparedDifference(old: old, new: self, difference: difference(from: old))
  }
}
