extension TableUpdateViolation {
  /// What a violation is about, as far as causes tell them apart.
  enum Kind {
    /// A number below 0.
    case negative
    /// A place that does not exist before the batch.
    case missingBefore
    /// A place that does not exist after the batch.
    case missingAfter
    /// Something is reloaded and moves.
    case reloadAndMove
    /// A row moves into a section that comes with all its rows.
    case moveIntoNewSection
    /// A row moves out of a section that goes with all its rows.
    case moveFromDeletedSection
    /// Two announcements that exclude each other in another way.
    case contradiction
    /// A place that is named twice and counts once.
    case repetition
    /// How many rows there are.
    case rowCount
    /// How many sections there are.
    case sectionCount
    /// Which rows or sections there are.
    case identity
  }

  /// What this violation is about.
  var kind: Kind {
    switch self {
    case .invalidIndexPath, .negativeRowCount: .negative
    case .deleteRowOutOfBounds, .reloadRowOutOfBounds, .reconfigureRowOutOfBounds,
      .moveFromOutOfBounds, .deleteSectionOutOfBounds, .reloadSectionOutOfBounds,
      .moveSectionFromOutOfBounds:
      .missingBefore
    case .insertRowOutOfBounds, .moveToOutOfBounds, .insertSectionOutOfBounds,
      .moveSectionToOutOfBounds:
      .missingAfter
    case .reloadAndMove, .reloadAndMoveSection: .reloadAndMove
    case .moveIntoInsertedSection: .moveIntoNewSection
    case .moveFromDeletedSection: .moveFromDeletedSection
    case .deleteAndReload, .deleteAndReconfigure, .deleteAndMove, .insertAndMove, .moveOneToTwo,
      .moveTwoToOne, .deleteAndReloadSection, .deleteAndMoveSection, .insertAndMoveSection,
      .moveSectionOneToTwo, .moveSectionTwoToOne, .moveFromReloadedSection,
      .moveIntoReloadedSection, .reloadInDeletedSection, .reconfigureInDeletedSection:
      .contradiction
    case .duplicateDelete, .duplicateInsert, .duplicateDeleteSection, .duplicateInsertSection:
      .repetition
    case .rowCountMismatch: .rowCount
    case .sectionCountMismatch: .sectionCount
    case .identityMismatch, .sectionIdentityMismatch: .identity
    }
  }
}
