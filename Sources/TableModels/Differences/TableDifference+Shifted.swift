extension TableDifference {
  /// The same difference in a table whose sections stand further down, by the same number before
  /// and after.
  ///
  /// - Complexity: O(*n*) in the number of changes.
  package func shifted(bySections offset: Int) -> TableDifference {
    var difference = self
    difference.updates = updates.shifted(bySections: offset)
    difference.retitledSections = retitledSections.map {
      RetitledSection(
        before: $0.before + offset, after: $0.after + offset, changesHeader: $0.changesHeader,
        changesFooter: $0.changesFooter)
    }
    difference.duplicates = duplicates.map { $0.shifted(bySections: offset) }
    return difference
  }
}

extension DuplicateID {
  /// The same duplicate in a table whose sections stand further down.
  package func shifted(bySections offset: Int) -> DuplicateID {
    switch self {
    case .row(let id, let section, let first, let second):
      .row(
        id: id, section: section, first: first.shifted(bySections: offset),
        second: second.shifted(bySections: offset))
    case .section(let id, let first, let second):
      .section(id: id, first: first + offset, second: second + offset)
    }
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
