/// What turns one snapshot into another.
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
/// The updates bring a table from the old rows to the new ones. What they cannot say, because it
/// is about no row, is beside them: the sections that stay and have another header or footer.
public struct TableDifference: Hashable, Sendable {
  /// What happened to rows and sections, each list in the order of its places, the moves in the
  /// order of where they go. Nothing is ever reloaded: a row with new content is reconfigured.
  public internal(set) var updates: TableUpdates
  /// The sections that stay and have another header or footer, in their new order.
  public internal(set) var retitledSections: [RetitledSection]
  /// The ids that the new snapshot has more than once, as far as they were met; see
  /// ``TableSnapshot/duplicateIDs()`` for all.
  public internal(set) var duplicates: [DuplicateID]
  /// True where a row that stays shows the very object that it showed before.
  ///
  /// Such an object equals itself whatever has become of it, so nothing can say that the row has new
  /// content. A host configures the rows that it shows again. Models that are values have no such rows.
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
  /// Whether the two snapshots show the same: no row and no title differs.
  public var isEmpty: Bool { updates.isEmpty && retitledSections.isEmpty }

  /// True where there is nothing that a host could do.
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
