/// The treatment of ids that the new snapshot has more than once.
public enum DuplicatePolicy: Hashable, Sendable {
  /// Keeps all rows. The first row with an id is paired with the first old one, the second with the
  /// second; the rest is inserted or deleted.
  case pairInOrder
  /// Keeps the first row with an id, and leaves out the later ones; likewise for sections.
  case keepFirst
  /// Throws ``DuplicateIDs`` and computes nothing.
  case refuse
}

/// A difference, and the snapshot that it leads to.
public struct ResolvedDifference<Model> {
  /// The snapshot to show: the new one, perhaps without later duplicates.
  public let snapshot: TableSnapshot<Model>
  /// The difference from the old snapshot to ``snapshot``, with all duplicates of the new snapshot,
  /// by their places in it.
  public let difference: TableDifference

  @usableFromInline
  init(snapshot: TableSnapshot<Model>, difference: TableDifference) {
    self.snapshot = snapshot
    self.difference = difference
  }
}

extension ResolvedDifference: Sendable where Model: Sendable {}
