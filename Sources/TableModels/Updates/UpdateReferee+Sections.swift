extension UpdateReferee {
  /// Finds sections that do not exist, that have two fates, or that were not announced.
  mutating func judgeSections() {
    judgeSectionBounds()
    judgeSectionConflicts()
    let equation = SectionCountEquation(
      before: before.count, inserted: insertedSections.elements.count,
      deleted: deletedSections.elements.count, after: after.count)
    guard !equation.holds else { return }
    for section in deletedSections.repeated { report(.duplicateDeleteSection(section)) }
    for section in insertedSections.repeated { report(.duplicateInsertSection(section)) }
    report(.sectionCountMismatch(equation))
  }

  private mutating func judgeSectionBounds() {
    for section in deletedSections.elements where !before.indices.contains(section) {
      report(.deleteSectionOutOfBounds(section, sections: before.count))
    }
    for section in reloadedSections where !before.indices.contains(section) {
      report(.reloadSectionOutOfBounds(section, sections: before.count))
    }
    for section in insertedSections.elements where !after.indices.contains(section) {
      report(.insertSectionOutOfBounds(section, sections: after.count))
    }
    for move in sectionMovesByFrom {
      if !before.indices.contains(move.from) {
        report(.moveSectionFromOutOfBounds(move, sections: before.count))
      }
      if !after.indices.contains(move.to) {
        report(.moveSectionToOutOfBounds(move, sections: after.count))
      }
    }
  }

  private mutating func judgeSectionConflicts() {
    let deleted = deletedSections.elements
    var found: [TableUpdateViolation] = []
    forEachCommon(deleted, reloadedSections, by: \.self) {
      found.append(.deleteAndReloadSection($0))
    }
    forEachCommon(deleted, sectionMovesByFrom, by: \.from) {
      found.append(.deleteAndMoveSection($0))
    }
    forEachCommon(reloadedSections, sectionMovesByFrom, by: \.from) {
      found.append(.reloadAndMoveSection($0))
    }
    forEachCommon(insertedSections.elements, sectionMovesByTo, by: \.to) {
      found.append(.insertAndMoveSection($0))
    }
    forEachClash(sectionMovesByFrom, by: \.from) { found.append(.moveSectionOneToTwo($0, $1)) }
    forEachClash(sectionMovesByTo, by: \.to) { found.append(.moveSectionTwoToOne($0, $1)) }
    violations += found
  }
}
