extension TableUpdateViolation {
  /// The subject of a violation, as far as causes tell subjects apart.
  enum Kind {
    /// A number below 0.
    case negative
    /// A place that does not exist before the batch.
    case missingBefore
    /// A place that does not exist after the batch.
    case missingAfter
    /// A row or section is reloaded and moves.
    case reloadAndMove
    /// A row moves into a section that comes with all its rows.
    case moveIntoNewSection
    /// A row moves out of a section that goes with all its rows.
    case moveFromDeletedSection
    /// Two announcements that exclude each other in another way.
    case contradiction
    /// A place that is named twice and counts once.
    case repetition
    /// The number of rows is wrong.
    case rowCount
    /// The number of sections is wrong.
    case sectionCount
    /// Other rows or sections have changed.
    case identity
  }

  /// The subject of this violation.
  var kind: Kind {
    switch self {
    case .invalidIndexPath, .negativeRowCount: .negative
    case .deleteRowOutOfBounds, .reloadRowOutOfBounds, .reconfigureRowOutOfBounds,
      .moveFromOutOfBounds, .deleteSectionOutOfBounds, .reloadSectionOutOfBounds,
      .retitleSectionOutOfBounds, .moveSectionFromOutOfBounds:
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
