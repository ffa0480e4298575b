extension InvalidTableUpdate {
  /// What probably led to the error, the likeliest first; empty only where nothing is violated.
  ///
  /// - Complexity: That of a few checks of the batch.
  public var causes: [UpdateCause] {
    guard !violations.isEmpty else { return [] }
    let fitsOtherwise = fitsInTheOtherState
    let conflicts = violations.flatMap { conflictCauses(of: $0, fitsOtherwise: fitsOtherwise) }
    let isMisread = conflicts.isEmpty && fitsOtherwise
    let hasCounts = violations.contains(where: \.isCount)
    let silent = Set(violations.compactMap(\.silentSection))
    var causes = conflicts + (isMisread ? [.otherCoordinates] : []) + loadingCauses + sectionCauses
    for violation in violations {
      causes += boundsCauses(of: violation, countsFit: !hasCounts, silentSections: silent)
    }
    if hasCounts, !isMisread { causes += isUnchanged ? unchangedCauses : countCauses }
    // "Something else" is worth saying only where there is nothing better to say.
    if !conflicts.isEmpty { causes.removeAll { $0 == .incompleteBatch } }
    return causes.isEmpty ? [.incompleteBatch] : causes.inOrderOnce
  }

  private func conflictCauses(
    of violation: TableUpdateViolation, fitsOtherwise: Bool
  ) -> [UpdateCause] {
    switch violation {
    case .invalidIndexPath: [.negativeIndex]
    case .reloadAndMove, .reloadAndMoveSection: [.reloadWithMove]
    case .moveIntoInsertedSection: [.moveIntoNewSection]
    case .moveFromDeletedSection: [.moveFromDeletedSection]
    case .duplicateDelete, .duplicateInsert, .duplicateDeleteSection, .duplicateInsertSection:
      [.stepByStepPlaces]
    case .deleteAndReload, .deleteAndReloadSection, .reloadInDeletedSection,
      .deleteAndReconfigure, .reconfigureInDeletedSection:
      // A reload that is meant after the batch often hits what is deleted before it.
      fitsOtherwise ? [.otherCoordinates, .contradiction] : [.contradiction]
    case .deleteAndMove, .insertAndMove, .moveOneToTwo, .moveTwoToOne, .deleteAndMoveSection,
      .insertAndMoveSection, .moveSectionOneToTwo, .moveSectionTwoToOne, .moveFromReloadedSection,
      .moveIntoReloadedSection:
      [.contradiction]
    case .identityMismatch, .sectionIdentityMismatch: [.otherRowsAnnounced]
    default: []
    }
  }

  private func boundsCauses(
    of violation: TableUpdateViolation, countsFit: Bool, silentSections: Set<Int>
  ) -> [UpdateCause] {
    switch violation {
    case .reloadRowOutOfBounds(let path, _) where silentSections.contains(path.section):
      // The reload stands for the change that was not announced.
      return []
    case .deleteRowOutOfBounds, .reloadRowOutOfBounds, .reconfigureRowOutOfBounds,
      .moveFromOutOfBounds:
      return [.stalePlace, .announcedTwice]
    case .deleteSectionOutOfBounds, .reloadSectionOutOfBounds, .moveSectionFromOutOfBounds:
      return [.stalePlace]
    case .insertRowOutOfBounds, .moveToOutOfBounds, .insertSectionOutOfBounds,
      .moveSectionToOutOfBounds:
      return countsFit ? [.wrongPlace] : []
    default: return []
    }
  }
}

// MARK: Counts

extension InvalidTableUpdate {
  private var isUnchanged: Bool { before == after && !updates.isEmpty }

  private var unchangedCauses: [UpdateCause] {
    let onlyInserts =
      updates.deletedRows.isEmpty && updates.deletedSections.isEmpty && updates.movedRows.isEmpty
      && updates.movedSections.isEmpty
    let outOfBounds = violations.contains { !$0.isCount }
    return UpdateCause.unchanged(
      onlyInserts: onlyInserts && !outOfBounds, hadLoaded: hadLoaded,
      onlyMoves: updates.insertedRows.isEmpty && updates.deletedRows.isEmpty)
  }

  private var loadingCauses: [UpdateCause] {
    if hadLoaded == false {
      return before == after && !updates.isEmpty
        ? [.modelChangedTooEarly, .neverLoaded] : [.neverLoaded]
    }
    // A table that had loaded an empty model is before its first section, not before its first load.
    guard before.isEmpty, hadLoaded != true else { return [] }
    return sectionCauses.contains(.rowsInsteadOfSections)
      ? [.rowsInsteadOfSections, .neverLoaded] : [.neverLoaded]
  }

  private var sectionCauses: [UpdateCause] {
    let announcesSections = !updates.insertedSections.isEmpty || !updates.deletedSections.isEmpty
    guard before.count != after.count, !announcesSections else { return [] }
    let changesRows =
      !updates.insertedRows.isEmpty || !updates.deletedRows.isEmpty || !updates.movedRows.isEmpty
    return changesRows ? [.rowsInsteadOfSections] : [.silentChange]
  }

  private var countCauses: [UpdateCause] {
    let reloads = Set(updates.reloadedRows.map(\.section))
    return violations.flatMap { violation -> [UpdateCause] in
      switch violation {
      case .rowCountMismatch(let equation):
        if equation.announcesNothing, reloads.contains(equation.sectionBefore) {
          return [
            equation.after > equation.before ? .reloadInsteadOfInsertion : .reloadInsteadOfDeletion
          ]
        }
        return UpdateCause.causes(of: equation, hadLoaded: hadLoaded)
      case .sectionCountMismatch(let equation):
        return sectionCauses.isEmpty && !before.isEmpty
          ? UpdateCause.causes(of: equation, hadLoaded: hadLoaded) : []
      default: return []
      }
    }
  }
}

extension TableUpdateViolation {
  /// Whether this is about how many there are, not about which.
  var isCount: Bool {
    switch self {
    case .rowCountMismatch, .sectionCountMismatch: true
    default: false
    }
  }

  /// The section of an equation that fails although nothing was announced in it.
  var silentSection: Int? {
    guard case .rowCountMismatch(let equation) = self, equation.announcesNothing else { return nil }
    return equation.sectionBefore
  }
}

extension [UpdateCause] {
  /// The causes without those that stand further up already.
  package var inOrderOnce: [UpdateCause] {
    var seen: Set<UpdateCause> = []
    return filter { seen.insert($0).inserted }
  }
}
