/// Why a batch of updates is probably wrong, as far as its numbers tell.
///
/// The numbers show what does not fit, not who did it. A cause is a guess, and a list of them goes
/// from the likeliest on; what no number can show (a second thread, a second observer, a
/// library that announces the same change) is never claimed, only offered.
public enum UpdateCause: String, CaseIterable, Hashable, Sendable {
  /// Changes were announced and the counts are as before: the model was not changed, or not yet.
  case modelNotChanged = "model-not-updated"
  /// The table first read, or read again, a model that had changed already: the change is counted
  /// twice, once in the counts before and once in the batch.
  case modelChangedTooEarly = "snapshot-too-late"
  /// The table announces changes to content that it never loaded.
  case neverLoaded = "never-loaded"
  /// A section that the batch does not mention has another count.
  case silentChange = "silent-change"
  /// The section is mentioned, and more or other rows changed than were announced.
  case incompleteBatch = "missing-op"
  /// The model holds the inserted rows alone: it was replaced, not added to.
  case modelReplaced = "model-reset"
  /// Sections came or went, and only rows were announced.
  case rowsInsteadOfSections = "row-op-instead-of-section-op"
  /// The numbers fit if some places are read in the other state: before instead of after the batch,
  /// or the other way round.
  case otherCoordinates = "wrong-coordinates"
  /// One place is named several times, as if the batch were applied step by step.
  case stepByStepPlaces = "sequential-index-thinking"
  /// A row was reloaded where one was inserted.
  case reloadInsteadOfInsertion = "reload-instead-of-insert"
  /// A row was reloaded where one was deleted.
  case reloadInsteadOfDeletion = "reload-instead-of-delete"
  /// A place was kept from an earlier state of the table.
  case stalePlace = "stale-index-path"
  /// The counts fit, and an inserted or moved row has a place that does not exist.
  case wrongPlace = "bad-index"
  /// An index was computed to less than 0.
  case negativeIndex = "bad-arithmetic"
  /// The same change was announced twice: by the caller, and by a library or an observer.
  case announcedTwice = "double-announce"
  /// Two announcements of the batch contradict each other.
  case contradiction = "conflicting-ops"
  /// A row is reloaded and moved, which is a reconfiguration and a move.
  case reloadWithMove = "reload-with-move"
  /// A row is moved into a section that comes with all its rows.
  case moveIntoNewSection = "move-into-new-section"
  /// A row is moved out of a section that goes with all its rows.
  case moveFromDeletedSection = "move-from-deleted-section"
  /// The counts fit, and the rows that changed are not the ones that were announced.
  case otherRowsAnnounced = "wrong-rows"
}

extension UpdateCause: CustomStringConvertible {
  /// What probably happened, and what to do about it.
  public var description: String { modelSentence ?? placeSentence }

  /// About the model and what was said of it.
  private var modelSentence: String? {
    switch self {
    case .modelNotChanged:
      "The model was not changed. Change it first, then announce the change."
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
    case .announcedTwice:
      "The same change was announced before, perhaps by a library or an observer."
    default: nil
    }
  }

  /// About places, and about announcements that do not go together.
  private var placeSentence: String {
    switch self {
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
      "The index path is old: rows went since it was made. Look the row up by its id."
    case .wrongPlace:
      "The index is wrong; the counts fit. The last place after the batch is the count minus 1."
    case .negativeIndex:
      "An index was computed wrong: it is below 0. A search that found nothing often gives -1."
    case .contradiction:
      "Two announcements contradict each other. Keep the one that says what happened."
    case .reloadWithMove:
      "A reloaded row cannot move. Use reconfigureRows(at:) for it, and keep the move."
    case .moveIntoNewSection:
      "A new section comes with all its rows. Delete the row where it was; leave out the move."
    case .moveFromDeletedSection:
      "A deleted section takes all its rows along. Insert the row where it is now; leave out the move."
    case .otherRowsAnnounced:
      "Other rows changed than were announced. A swap is two moves, and a sorted list may move many."
    default: rawValue
    }
  }
}
