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
  public let updates: TableUpdates
  /// The sections that stay and have another header or footer, in their new order.
  public let retitledSections: [RetitledSection]
  /// The ids that the new snapshot has more than once, as far as they were met; see
  /// ``TableSnapshot/duplicateIDs()`` for all.
  public let duplicates: [DuplicateID]

  package init(
    updates: TableUpdates = TableUpdates(), retitledSections: [RetitledSection] = [],
    duplicates: [DuplicateID] = []
  ) {
    self.updates = updates
    self.retitledSections = retitledSections
    self.duplicates = duplicates
  }

  /// No difference.
  @usableFromInline static var nothing: TableDifference { TableDifference() }
}

extension TableDifference {
  /// Whether the two snapshots show the same: no row and no title differs.
  public var isEmpty: Bool { updates.isEmpty && retitledSections.isEmpty }
}

extension TableDifference {
  /// The same difference, with other duplicates.
  @usableFromInline
  func reporting(_ duplicates: [DuplicateID]) -> TableDifference {
    TableDifference(
      updates: updates, retitledSections: retitledSections, duplicates: duplicates)
  }
}
