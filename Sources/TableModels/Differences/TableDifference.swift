/// The changes that turn one snapshot into another.
///
/// ```swift
/// let old = TableSnapshot(sections: [TableSection(id: "todo", [milk, bread, eggs])])
/// var new = old
/// new.move(from: [0, 2], to: [0, 0])
///
/// let difference = new.difference(from: old)
/// difference.updates.movedRows  // one move, from [0, 2] to [0, 0]
/// ```
///
/// The updates bring a table from the old rows to the new ones. Titles are no rows, so the sections
/// that stay and have another header or footer are listed beside the updates.
public struct TableDifference: Hashable, Sendable {
  /// The changes of rows and sections, each list in the order of its places, moves in the order of
  /// their targets.
  public internal(set) var updates: TableUpdates
  /// The sections that stay and have another header or footer, in their new order.
  public internal(set) var retitledSections: [RetitledSection]
  /// The ids found more than once in the new snapshot; ``TableSnapshot/duplicateIDs()`` finds all.
  public internal(set) var duplicates: [DuplicateID]
  /// True if a row that stays shows the very object that it showed before.
  ///
  /// Such an object equals itself even after it has changed, so the difference cannot tell that the
  /// row has new content. A host therefore configures the rows on screen again. Models that are
  /// values have no such rows.
  public internal(set) var sharesObjects: Bool

  package init(
    updates: TableUpdates = TableUpdates(), retitledSections: [RetitledSection] = [],
    duplicates: [DuplicateID] = [], sharesObjects: Bool = false
  ) {
    self.updates = updates
    self.retitledSections = retitledSections
    self.duplicates = duplicates
    self.sharesObjects = sharesObjects
  }

  /// The difference between two snapshots in one memory.
  @usableFromInline
  static func nothing(sharesObjects: Bool) -> TableDifference {
    TableDifference(sharesObjects: sharesObjects)
  }
}

extension TableDifference {
  /// True if the two snapshots show the same: no row and no title differs.
  public var isEmpty: Bool { updates.isEmpty && retitledSections.isEmpty }

  /// True if a host has nothing to do.
  package var asksNothing: Bool { isEmpty && !sharesObjects }
}

extension TableDifference {
  /// The same difference, with other duplicates.
  @usableFromInline
  func reporting(_ duplicates: [DuplicateID]) -> TableDifference {
    var difference = self
    difference.duplicates = duplicates
    return difference
  }
}
