/// A cause, and what must hold for it to be named.
struct UpdateClaim: Sendable {
  /// How much of an error a cause explains.
  enum Weight {
    /// All of it, as another reading of the batch that is right; the first one is enough.
    case reading
    /// All of it, as a model that changed at another time.
    case timing
    /// What is true whatever else explains the rest.
    case fact
    /// What is worth saying where nothing explains all of it.
    case remainder
  }

  let cause: UpdateCause
  let weight: Weight
  let holds: @Sendable (UpdateEvidence) -> Bool

  init(
    _ cause: UpdateCause, _ weight: Weight, holds: @escaping @Sendable (UpdateEvidence) -> Bool
  ) {
    self.cause = cause
    self.weight = weight
    self.holds = holds
  }

  /// Whether nothing is left to explain beside this cause.
  var explainsAll: Bool { weight == .reading || weight == .timing }

  /// Whether the cause is worth saying after one that explains all.
  var isWorthAdding: Bool { weight == .fact || weight == .timing }
}

extension UpdateCause {
  /// The causes with what must hold for each, the likeliest first.
  ///
  /// A cause that is likelier in one situation than in another stands in two lines. Causes that the
  /// same numbers show, such as a model that was not changed and one that had changed too early,
  /// are told apart by whether all places exist before and after.
  static let claims: [UpdateClaim] = [
    UpdateClaim(.otherRowsAnnounced, .reading) { $0.has(.identity) },
    UpdateClaim(.negativeIndex, .fact) { $0.has(.negative) },
    UpdateClaim(.reloadWithMove, .fact) { $0.has(.reloadAndMove) },
    UpdateClaim(.moveIntoNewSection, .fact) { $0.has(.moveIntoNewSection) },
    UpdateClaim(.moveFromDeletedSection, .fact) { $0.has(.moveFromDeletedSection) },
    UpdateClaim(.otherCoordinates, .reading) { $0.fitsInTheOtherState },
    UpdateClaim(.stepByStepPlaces, .reading) { $0.fitsCountingRepetitions },
    UpdateClaim(.contradiction, .fact) { $0.has(.contradiction) },
    UpdateClaim(.rowsInsteadOfSections, .reading) { $0.fitsWithSectionsForRows },
    UpdateClaim(.neverLoaded, .fact) { $0.hadLoaded != true && $0.before.isEmpty },
    UpdateClaim(.reloadInsteadOfInsertion, .reading) { $0.fitsWithReloads(as: \.insertedRows) },
    UpdateClaim(.reloadInsteadOfDeletion, .reading) { $0.fitsWithReloads(as: \.deletedRows) },
    // Of insertions that are counted twice, those that the table has read already are commoner.
    UpdateClaim(.modelChangedTooEarly, .timing) {
      $0.isUnchanged && $0.isRightBackwards
        && ($0.hadLoaded == false || $0.hadLoaded == nil && $0.onlyInserts)
    },
    UpdateClaim(.modelNotChanged, .timing) { $0.isUnchanged && $0.isRightForwards },
    UpdateClaim(.announcedTwice, .timing) {
      $0.isUnchanged && $0.isRightBackwards && ($0.hadLoaded == true || !$0.onlyInserts)
    },
    // A place of an older state is what a change that was announced twice names.
    UpdateClaim(.stalePlace, .fact) { $0.isUnchanged && $0.has(.missingBefore) },
    UpdateClaim(.otherRowsAnnounced, .reading) { $0.fitsElsewhere },
    UpdateClaim(.modelReplaced, .remainder) { $0.holdsNewRowsAlone },
    UpdateClaim(.modelChangedByHalf, .remainder) { $0.isHalfDone || $0.fitsWithoutSomeSections },
    UpdateClaim(.announcedTwice, .remainder) {
      $0.isPartlyDone && $0.isRightBackwards && !$0.isRightForwards
        || $0.fitsWithSomeSectionsBefore
    },
    UpdateClaim(.stalePlace, .remainder) { $0.has(.missingBefore) },
    UpdateClaim(.wrongPlace, .remainder) {
      $0.has(.missingAfter) && !($0.isHalfDone || $0.isUnchanged && $0.isRightForwards)
    },
    UpdateClaim(.silentChange, .remainder) { $0.hasSilentChange },
    UpdateClaim(.incompleteBatch, .remainder) { $0.lacksAnnouncements },
    UpdateClaim(.neverLoaded, .fact) { $0.hadLoaded == false },
  ]
}
