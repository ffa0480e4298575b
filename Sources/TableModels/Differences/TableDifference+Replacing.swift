extension TableDifference {
  /// The same difference, in which rows that cannot keep their cells are deleted and inserted instead
  /// of reconfigured.
  ///
  /// - Parameters:
  ///   - old: The snapshot before.
  ///   - new: The snapshot after.
  ///   - isReplaced: Whether a row cannot keep its cell; asked for reconfigured rows.
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
    for row in updates.reconfiguredRows {
      guard let place = map.placeAfter(of: row), isReplaced(old[row], new[place]) else { continue }
      changed.reconfiguredRows.removeAll { $0 == row }
      changed.movedRows.removeAll { $0.from == row }
      changed.deleteRows(at: [row])
      changed.insertRows(at: [place])
    }
    return TableDifference(
      updates: changed, retitledSections: retitledSections, duplicates: duplicates)
  }
}
