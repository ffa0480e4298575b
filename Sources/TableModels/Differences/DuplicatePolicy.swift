/// What a difference does about ids that the new snapshot has more than once.
public enum DuplicatePolicy: Hashable, Sendable {
  /// Shows all rows. The first with an id is taken for the first one there was, the second for the
  /// second; what is left over is inserted or deleted.
  case pairInOrder
  /// Shows the first row with an id, and leaves out the later ones; of sections with one id too.
  case keepFirst
  /// Throws ``DuplicateIDs`` and computes nothing.
  case refuse
}

/// A difference, and the snapshot that it leads to.
public struct ResolvedDifference<Model> {
  /// What is to be shown: the new snapshot, without later duplicates where these are left out.
  public let snapshot: TableSnapshot<Model>
  /// What turns the old snapshot into ``snapshot``. Its duplicates are all that the new snapshot
  /// had, with the places they had there.
  public let difference: TableDifference

  @usableFromInline
  init(snapshot: TableSnapshot<Model>, difference: TableDifference) {
    self.snapshot = snapshot
    self.difference = difference
  }
}

extension ResolvedDifference: Sendable where Model: Sendable {}
