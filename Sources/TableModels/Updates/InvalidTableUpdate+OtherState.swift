extension InvalidTableUpdate {
  /// Whether the numbers fit when some of the places are read in the other state: reloads after the
  /// batch, sections of insertions before it, or sections of deletions after it.
  var fitsInTheOtherState: Bool {
    guard let sections = SectionMap(updates, from: before.count, to: after.count) else {
      return reloadsFitAfter
    }
    return reloadsFitAfter || fits(updates.withInsertions(readBefore: sections))
      || fits(updates.withDeletions(readAfter: sections))
  }

  private func fits(_ other: TableUpdates) -> Bool {
    other != updates && other.violations(from: before, to: after).isEmpty
  }

  private var reloadsFitAfter: Bool {
    var others = updates
    others.reloadedRows = []
    others.reconfiguredRows = []
    others.reloadedSections = []
    let rowsExist = (updates.reloadedRows + updates.reconfiguredRows).allSatisfy { path in
      after.indices.contains(path.section) && path.row >= 0 && path.row < after[path.section]
    }
    return rowsExist && updates.reloadedSections.allSatisfy(after.indices.contains) && fits(others)
  }
}

extension TableUpdates {
  /// The batch as it was meant if its insertions name sections as they were before it.
  fileprivate func withInsertions(readBefore sections: SectionMap) -> TableUpdates {
    func place(_ path: TableIndexPath) -> TableIndexPath {
      guard sections.after.indices.contains(path.section), let after = sections.after[path.section]
      else { return path }
      return TableIndexPath(section: after, row: path.row)
    }
    var other = self
    other.insertedRows = insertedRows.map(place)
    other.movedRows = movedRows.map { RowMove(from: $0.from, to: place($0.to)) }
    return other
  }

  /// The batch as it was meant if its deletions name sections as they are after it.
  fileprivate func withDeletions(readAfter sections: SectionMap) -> TableUpdates {
    func place(_ path: TableIndexPath) -> TableIndexPath {
      guard sections.before.indices.contains(path.section),
        let before = sections.before[path.section]
      else { return path }
      return TableIndexPath(section: before, row: path.row)
    }
    var other = self
    other.deletedRows = deletedRows.map(place)
    other.movedRows = movedRows.map { RowMove(from: place($0.from), to: $0.to) }
    return other
  }
}
