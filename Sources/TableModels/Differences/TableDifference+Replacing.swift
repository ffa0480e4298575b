extension TableDifference {
  /// The same difference, but with deletions and insertions for reconfigured rows that cannot keep
  /// their cells.
  ///
  /// - Parameters:
  ///   - old: The snapshot before.
  ///   - new: The snapshot after.
  ///   - isReplaced: Returns true if a row cannot keep its cell; called for reconfigured rows.
  /// - Complexity: O(*n* log *n*) in the number of changes.
  package func replacing<Model>(
    from old: TableSnapshot<Model>, to new: TableSnapshot<Model>,
    where isReplaced: (_ old: Model, _ new: Model) -> Bool
  ) -> TableDifference {
    guard !updates.reconfiguredRows.isEmpty,
      let map = RowMap(
        updates, sectionsBefore: old.numberOfSections, sectionsAfter: new.numberOfSections)
    else { return self }
    var changed = updates
    var replaced: Set<TableIndexPath> = []
    for row in updates.reconfiguredRows {
      guard let place = map.placeAfter(of: row), isReplaced(old[row], new[place]) else { continue }
      guard replaced.insert(row).inserted else { continue }
      changed.deleteRows(at: [row])
      changed.insertRows(at: [place])
    }
    changed.reconfiguredRows.removeAll(where: replaced.contains)
    changed.movedRows.removeAll { replaced.contains($0.from) }
    var difference = self
    difference.updates = changed
    return difference
  }
}
