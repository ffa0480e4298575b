/// A rule that a batch of updates breaks, with the index paths, sections and counts that show it.
///
/// The rules are those that users of `UITableView` know, checked all at once instead of one crash
/// at a time. The payload of each case has what was announced and the limit.
public enum TableUpdateViolation: Hashable, Sendable {
  /// The limit of index paths: a number of rows or, if the section itself is missing, of sections.
  public enum Limit: Hashable, Sendable {
    /// The section exists and has this many rows.
    case rows(Int)
    /// The section does not exist; there are this many.
    case sections(Int)
  }

  // MARK: Places that do not exist

  /// An index path with a negative part exists nowhere.
  case invalidIndexPath(TableIndexPath, in: TableUpdates.Operation)
  /// A row that does not exist before the batch is deleted.
  case deleteRowOutOfBounds(TableIndexPath, Limit)
  /// A row is inserted at a place that does not exist after the batch.
  case insertRowOutOfBounds(TableIndexPath, Limit)
  /// A row that does not exist before the batch is reloaded.
  case reloadRowOutOfBounds(TableIndexPath, Limit)
  /// A row that does not exist before the batch is reconfigured.
  case reconfigureRowOutOfBounds(TableIndexPath, Limit)
  /// A row that does not exist before the batch moves.
  case moveFromOutOfBounds(TableUpdates.RowMove, Limit)
  /// A row moves to a place that does not exist after the batch.
  case moveToOutOfBounds(TableUpdates.RowMove, Limit)
  /// A section that does not exist before the batch is deleted.
  case deleteSectionOutOfBounds(Int, sections: Int)
  /// A section is inserted at a place that does not exist after the batch.
  case insertSectionOutOfBounds(Int, sections: Int)
  /// A section that does not exist before the batch is reloaded.
  case reloadSectionOutOfBounds(Int, sections: Int)
  /// A section that does not exist before the batch is said to have another title.
  case retitleSectionOutOfBounds(Int, sections: Int)
  /// A section that does not exist before the batch moves.
  case moveSectionFromOutOfBounds(TableUpdates.SectionMove, sections: Int)
  /// A section moves to a place that does not exist after the batch.
  case moveSectionToOutOfBounds(TableUpdates.SectionMove, sections: Int)

  // MARK: Rows with two fates

  /// A row is deleted and reloaded.
  case deleteAndReload(TableIndexPath)
  /// A row is deleted and reconfigured.
  case deleteAndReconfigure(TableIndexPath)
  /// A row is deleted and moves.
  case deleteAndMove(TableUpdates.RowMove)
  /// A row is reloaded and moves: reconfigure it instead, which goes together with a move.
  case reloadAndMove(TableUpdates.RowMove)
  /// A row is inserted where another one moves to.
  case insertAndMove(TableUpdates.RowMove)
  /// A row moves to two places.
  case moveOneToTwo(TableUpdates.RowMove, TableUpdates.RowMove)
  /// Two rows move to one place.
  case moveTwoToOne(TableUpdates.RowMove, TableUpdates.RowMove)

  // MARK: Sections with two fates

  /// A section is deleted and reloaded.
  case deleteAndReloadSection(Int)
  /// A section is deleted and moves.
  case deleteAndMoveSection(TableUpdates.SectionMove)
  /// A section is reloaded and moves.
  case reloadAndMoveSection(TableUpdates.SectionMove)
  /// A section is inserted where another one moves to.
  case insertAndMoveSection(TableUpdates.SectionMove)
  /// A section moves to two places.
  case moveSectionOneToTwo(TableUpdates.SectionMove, TableUpdates.SectionMove)
  /// Two sections move to one place.
  case moveSectionTwoToOne(TableUpdates.SectionMove, TableUpdates.SectionMove)

  // MARK: Rows against their sections

  /// A row moves out of a section that is deleted.
  case moveFromDeletedSection(TableUpdates.RowMove)
  /// A row moves into a section that is inserted.
  case moveIntoInsertedSection(TableUpdates.RowMove)
  /// A row moves out of a section that is reloaded.
  case moveFromReloadedSection(TableUpdates.RowMove)
  /// A row moves into a section that is reloaded.
  case moveIntoReloadedSection(TableUpdates.RowMove)
  /// A row of a section that is deleted is reloaded.
  case reloadInDeletedSection(TableIndexPath)
  /// A row of a section that is deleted is reconfigured.
  case reconfigureInDeletedSection(TableIndexPath)

  // MARK: Counts

  /// A row is deleted twice, and the count of its section does not fit if it goes once.
  case duplicateDelete(TableIndexPath)
  /// A row is inserted twice, and the count of its section does not fit if it comes once.
  case duplicateInsert(TableIndexPath)
  /// A section is deleted twice, and the number of sections does not fit if it goes once.
  case duplicateDeleteSection(Int)
  /// A section is inserted twice, and the number of sections does not fit if it comes once.
  case duplicateInsertSection(Int)
  /// The number of rows in a section is not the announced one.
  case rowCountMismatch(RowCountEquation)
  /// The number of sections is not the announced one.
  case sectionCountMismatch(SectionCountEquation)
  /// The data source says that a section has fewer than 0 rows.
  case negativeRowCount(Int, section: Int)

  // MARK: Identity

  /// The counts agree, and other rows than the announced ones have changed.
  case identityMismatch(RowIdentityMismatch)
  /// The counts agree, and other sections than the announced ones have changed.
  case sectionIdentityMismatch(from: Int, to: Int, before: SectionID, after: SectionID)
}

/// A row that should be the same before and after a batch, but is another one.
public struct RowIdentityMismatch: Hashable, Sendable {
  /// The place of the row before the batch.
  public var from: TableIndexPath
  /// The place of the row after the batch, by the announcement.
  public var to: TableIndexPath
  /// The id of the row at ``from``, in words.
  public var before: String
  /// The id of the row at ``to``, in words.
  public var after: String
  /// The number of rows of the section that are not the announced ones; this is the first.
  public var count: Int

  /// Creates a mismatch: the first of `count` rows of a section that are not the announced ones.
  public init(from: TableIndexPath, to: TableIndexPath, before: String, after: String, count: Int) {
    self.from = from
    self.to = to
    self.before = before
    self.after = after
    self.count = count
  }
}
