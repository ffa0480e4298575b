extension UpdateReferee {
  /// Finds index paths that do not exist in the state that they refer to.
  mutating func judgeRowBounds() {
    judge(deletedRows.elements, in: before, .deleteRows) { .deleteRowOutOfBounds($0, $1) }
    judge(reloadedRows, in: before, .reloadRows) { .reloadRowOutOfBounds($0, $1) }
    judge(reconfiguredRows, in: before, .reconfigureRows) { .reconfigureRowOutOfBounds($0, $1) }
    judge(insertedRows.elements, in: after, .insertRows) { .insertRowOutOfBounds($0, $1) }
    for move in movesByFrom {
      judge([move.from], in: before, .moveRow) { .moveFromOutOfBounds(move, $1) }
      judge([move.to], in: after, .moveRow) { .moveToOutOfBounds(move, $1) }
    }
  }

  private mutating func judge(
    _ paths: [TableIndexPath], in counts: [Int], _ operation: TableUpdates.Operation,
    violation: (TableIndexPath, TableUpdateViolation.Limit) -> TableUpdateViolation
  ) {
    for path in paths {
      if path.section < 0 || path.row < 0 {
        report(.invalidIndexPath(path, in: operation))
      } else if path.section >= counts.count {
        report(violation(path, .sections(counts.count)))
      } else if path.row >= counts[path.section] {
        report(violation(path, .rows(counts[path.section])))
      }
    }
  }

  /// Finds rows that have two fates, or another fate than their section.
  mutating func judgeRowConflicts() {
    var found: [TableUpdateViolation] = []
    let deleted = deletedRows.elements
    forEachCommon(deleted, reloadedRows, by: \.self) { found.append(.deleteAndReload($0)) }
    forEachCommon(deleted, reconfiguredRows, by: \.self) { found.append(.deleteAndReconfigure($0)) }
    forEachCommon(deleted, movesByFrom, by: \.from) { found.append(.deleteAndMove($0)) }
    forEachCommon(reloadedRows, movesByFrom, by: \.from) { found.append(.reloadAndMove($0)) }
    forEachCommon(insertedRows.elements, movesByTo, by: \.to) { found.append(.insertAndMove($0)) }
    forEachClash(movesByFrom, by: \.from) { found.append(.moveOneToTwo($0, $1)) }
    forEachClash(movesByTo, by: \.to) { found.append(.moveTwoToOne($0, $1)) }

    let gone = deletedSections.elements
    forEachCommon(gone, movesByFrom, by: \.from.section) {
      found.append(.moveFromDeletedSection($0))
    }
    forEachCommon(insertedSections.elements, movesByTo, by: \.to.section) {
      found.append(.moveIntoInsertedSection($0))
    }
    forEachCommon(reloadedSections, movesByFrom, by: \.from.section) {
      found.append(.moveFromReloadedSection($0))
    }
    let reloadedAfter = reloadedSections.compactMap(placeAfter).sorted()
    forEachCommon(reloadedAfter, movesByTo, by: \.to.section) {
      found.append(.moveIntoReloadedSection($0))
    }
    forEachCommon(gone, reloadedRows, by: \.section) { found.append(.reloadInDeletedSection($0)) }
    forEachCommon(gone, reconfiguredRows, by: \.section) {
      found.append(.reconfigureInDeletedSection($0))
    }
    violations += found
  }

  /// The place after the batch of a section before it, if the section exists, stays and is known.
  private func placeAfter(of section: Int) -> Int? {
    guard let sections, sections.after.indices.contains(section) else { return nil }
    return sections.after[section]
  }

  /// Finds sections whose number of rows is not the announced one.
  ///
  /// Announcements count as they are written. Even a row that does not exist or has two fates was
  /// meant to change the count, and the equation compares that with the model.
  mutating func judgeRowCounts() {
    for (section, count) in after.enumerated() where count < 0 {
      report(.negativeRowCount(count, section: section))
    }
    guard let sections else { return }
    let wrong = rowCountEquations(sections).filter { !$0.holds }
    guard !wrong.isEmpty else { return }
    let wrongBefore = wrong.map(\.sectionBefore)
    forEachCommon(wrongBefore, deletedRows.repeated, by: \.section) {
      violations.append(.duplicateDelete($0))
    }
    forEachCommon(wrong.map(\.sectionAfter).sorted(), insertedRows.repeated, by: \.section) {
      violations.append(.duplicateInsert($0))
    }
    for equation in wrong { report(.rowCountMismatch(equation)) }
  }

  /// The equations of the sections that stay and are not reloaded, in their order before the batch.
  private func rowCountEquations(_ sections: SectionMap) -> [RowCountEquation] {
    var equations: [RowCountEquation] = []
    equations.reserveCapacity(before.count)
    // The index of each section's equation, by its place before and after.
    var indexBefore: [Int?] = Array(repeating: nil, count: before.count)
    var indexAfter: [Int?] = Array(repeating: nil, count: after.count)
    var isReloaded = Array(repeating: false, count: before.count)
    for section in reloadedSections where before.indices.contains(section) {
      isReloaded[section] = true
    }
    for (section, place) in sections.after.enumerated() {
      guard let place, !isReloaded[section] else { continue }
      indexBefore[section] = equations.count
      indexAfter[place] = equations.count
      equations.append(
        RowCountEquation(
          sectionBefore: section, sectionAfter: place, before: before[section], after: after[place])
      )
    }
    func add(_ section: Int, _ index: [Int?], _ count: (inout RowCountEquation) -> Void) {
      guard index.indices.contains(section), let equation = index[section] else { return }
      count(&equations[equation])
    }
    for path in deletedRows.elements { add(path.section, indexBefore) { $0.deleted += 1 } }
    for path in insertedRows.elements { add(path.section, indexAfter) { $0.inserted += 1 } }
    for move in movesByFrom where placeAfter(of: move.from.section) != move.to.section {
      add(move.from.section, indexBefore) { $0.movedOut += 1 }
      add(move.to.section, indexAfter) { $0.movedIn += 1 }
    }
    return equations
  }
}
