/// The probable reason why a batch of updates is wrong, as far as its numbers tell.
///
/// The numbers show what does not fit, not who did it. A cause is named only if its claim, stated
/// at each case, is true for the counts. A list of causes begins with the likeliest. Causes that no
/// number can show (a second thread, a second observer, a library that announces the same change)
/// are offered, never claimed.
public enum UpdateCause: String, CaseIterable, Hashable, Sendable {
  /// The model was not changed yet: the counts are as before, and the batch is right for the counts
  /// that it leads to.
  case modelNotChanged = "model-not-updated"
  /// A part of the announced changes is in the model: the counts lie between those before and those
  /// that the batch leads to.
  case modelChangedByHalf = "model-half-updated"
  /// The table had read a model that had already changed: the counts are as before, and the batch
  /// is right from other counts.
  case modelChangedTooEarly = "snapshot-too-late"
  /// The table announces changes to content that it never loaded: it has not loaded, or it has no
  /// section and may not have.
  case neverLoaded = "never-loaded"
  /// A count changed that the batch does not mention: of a section or of all sections.
  case silentChange = "silent-change"
  /// Only counts are wrong, and the rows that the batch mentions changed otherwise than announced.
  case incompleteBatch = "missing-op"
  /// The model has the inserted rows alone: it was replaced, not added to.
  case modelReplaced = "model-reset"
  /// Sections came or went, and the batch is right if its rows stand for them.
  case rowsInsteadOfSections = "row-op-instead-of-section-op"
  /// The numbers fit if the places of one verb are read in the other state: before instead of after
  /// the batch, or vice versa.
  case otherCoordinates = "wrong-coordinates"
  /// A place is named several times, as if changes applied step by step, and the numbers fit if
  /// each counts.
  case stepByStepPlaces = "sequential-index-thinking"
  /// Rows were reloaded instead of inserted: as insertions, the reloads fit.
  case reloadInsteadOfInsertion = "reload-instead-of-insert"
  /// Rows were reloaded instead of deleted: as deletions, the reloads fit.
  case reloadInsteadOfDeletion = "reload-instead-of-delete"
  /// A place does not exist before the batch; it may be kept from an earlier state of the table.
  case stalePlace = "stale-index-path"
  /// The target of an insertion or a move does not exist after the batch.
  case wrongPlace = "bad-index"
  /// A number is below 0.
  case negativeIndex = "bad-arithmetic"
  /// The same change was announced before: the counts before contain some of it already, and the
  /// batch is right from others.
  ///
  /// The caller, a library or an observer may have announced it.
  case announcedTwice = "double-announce"
  /// Two announcements of the batch contradict each other.
  case contradiction = "conflicting-ops"
  /// A row or a section is reloaded and moved.
  case reloadWithMove = "reload-with-move"
  /// A row is moved into a section that comes with all its rows.
  case moveIntoNewSection = "move-into-new-section"
  /// A row is moved out of a section that goes with all its rows.
  case moveFromDeletedSection = "move-from-deleted-section"
  /// As many rows changed as were announced, but other ones, or in other sections.
  case otherRowsAnnounced = "wrong-rows"
}

extension UpdateCause: CustomStringConvertible {
  /// A sentence about the probable mistake and its remedy.
  public var description: String {
    switch self {
    case .modelNotChanged:
      "The model was not changed. Change it first, then announce the change."
    case .modelChangedByHalf:
      "A part of what was announced is not in the model. Change all of it first, then announce it."
    case .modelChangedTooEarly:
      "The model had already changed when the table first read it. Let the table load before the "
        + "model changes."
    case .neverLoaded:
      "The table had not loaded yet. Call reloadData() once before the first batch."
    case .silentChange:
      "Something changed without being announced. Announce it in this batch, too."
    case .incompleteBatch:
      "The batch leaves something out, or the model changed again in between."
    case .modelReplaced:
      "The model was replaced, not added to. Announce the rows that went, or call reloadData()."
    case .rowsInsteadOfSections:
      "Sections came or went. Announce the section, not its rows: insertSections, deleteSections."
    case .otherCoordinates:
      "Positions of the wrong state: read the other way round, the numbers fit. Deletions and "
        + "reloads use positions before the batch, insertions after it."
    case .stepByStepPlaces:
      "Places were counted step by step. In a batch nothing shifts: name each row by its own place."
    case .reloadInsteadOfInsertion:
      "A row was reloaded where one was inserted. A reload never changes how many rows there are."
    case .reloadInsteadOfDeletion:
      "A row was reloaded where one was deleted. A reload never changes how many rows there are."
    case .stalePlace:
      "The index is old, or wrong: before the batch there is no such place. Look the row up by its id."
    case .wrongPlace:
      "The index is wrong. The last place after the batch is the count minus 1."
    case .negativeIndex:
      "A number was computed wrong: it is below 0. A search that found nothing often gives -1."
    case .announcedTwice:
      "The same change was announced before, perhaps by a library or an observer."
    case .contradiction:
      "Two announcements contradict each other. Keep the one that says what happened."
    case .reloadWithMove:
      "What is reloaded cannot move. Keep the move, and use reconfigureRows(at:) for a row, or "
        + "reload a section in a second batch."
    case .moveIntoNewSection:
      "A new section comes with all its rows. Delete the row where it was; leave out the move."
    case .moveFromDeletedSection:
      "A deleted section takes all its rows along. Insert the row where it is now; leave out the "
        + "move."
    case .otherRowsAnnounced:
      "Other rows changed than were announced. A swap is two moves, and a sorted list may move many."
    }
  }
}
