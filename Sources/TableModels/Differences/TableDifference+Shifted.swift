extension TableDifference {
  /// The same difference in a table in which the sections stand further down, by the same number
  /// before and after.
  ///
  /// - Complexity: O(*n*) in the number of changes.
  package func shifted(bySections offset: Int) -> TableDifference {
    TableDifference(
      updates: updates.shifted(bySections: offset),
      retitledSections: retitledSections.map {
        RetitledSection(
          before: $0.before + offset, after: $0.after + offset, changesHeader: $0.changesHeader,
          changesFooter: $0.changesFooter)
      },
      duplicates: duplicates)
  }
}

extension TableUpdates {
  fileprivate func shifted(bySections offset: Int) -> TableUpdates {
    var shifted = TableUpdates()
    shifted.deletedRows = deletedRows.map { $0.shifted(bySections: offset) }
    shifted.insertedRows = insertedRows.map { $0.shifted(bySections: offset) }
    shifted.reloadedRows = reloadedRows.map { $0.shifted(bySections: offset) }
    shifted.reconfiguredRows = reconfiguredRows.map { $0.shifted(bySections: offset) }
    shifted.movedRows = movedRows.map {
      RowMove(
        from: $0.from.shifted(bySections: offset), to: $0.to.shifted(bySections: offset))
    }
    shifted.deletedSections = deletedSections.map { $0 + offset }
    shifted.insertedSections = insertedSections.map { $0 + offset }
    shifted.reloadedSections = reloadedSections.map { $0 + offset }
    shifted.movedSections = movedSections.map {
      SectionMove(from: $0.from + offset, to: $0.to + offset)
    }
    return shifted
  }
}

extension TableIndexPath {
  fileprivate func shifted(bySections offset: Int) -> TableIndexPath {
    TableIndexPath(section: section + offset, row: row)
  }
}
