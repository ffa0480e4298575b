/// Two snapshots and their difference, computed in advance and away from the main actor, for long
/// lists.
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
  /// The difference that turns the old snapshot into the new one.
  public let difference: TableDifference

  /// Returns true if a snapshot is the very one to start from, not one that is equal to it.
  ///
  /// The old snapshot is kept here, so that its memory cannot belong to another one.
  package func starts(from snapshot: TableSnapshot<Model>) -> Bool {
    snapshot.sections.span.isIdentical(to: old.sections.span)
  }
}

extension PreparedDifference: Sendable where Model: Sendable {}

extension TableSnapshot where Model: Identifiable & Equatable {
  /// The difference from another snapshot to this one, to be applied to a data source that shows
  /// the other.
  ///
  /// - Parameter old: The snapshot that the data source has, as it says itself.
  /// - Complexity: That of ``difference(from:isReplaced:)``; it may run on any thread.
  public func prepared(from old: TableSnapshot) -> PreparedDifference<Model> {
    PreparedDifference(old: old, new: self, difference: difference(from: old))
  }
}
