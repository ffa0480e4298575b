/// A cause, with the claim that must be true for it to be named.
struct UpdateClaim: Sendable {
  /// The share of an error that a cause explains.
  enum Weight {
    /// All of it, as another reading of the batch that is right; the first such cause is enough.
    case reading
    /// All of it, as a model that changed at another time.
    case timing
    /// A part that is true beside any other cause.
    case fact
    /// A part that is worth saying if nothing explains all of it.
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

  /// True if this cause leaves nothing to explain.
  var explainsAll: Bool { weight == .reading || weight == .timing }

  /// True if the cause is worth saying after one that explains all.
  var isWorthAdding: Bool { weight == .fact || weight == .timing }
}

extension UpdateCause {
  /// The causes with their claims, the likeliest first.
  ///
  /// A cause that is likelier in one situation than in another stands in two lines. Some causes
  /// show in the same numbers, such as a model that was not changed and one that changed too early:
  /// then the places before and after decide, which exist or do not.
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
    // Insertions that count twice mostly come from a table that had read them already.
    UpdateClaim(.modelChangedTooEarly, .timing) {
      $0.isUnchanged && $0.isRightBackwards
        && ($0.hadLoaded == false || $0.hadLoaded == nil && $0.onlyInserts)
    },
    UpdateClaim(.modelNotChanged, .timing) { $0.isUnchanged && $0.isRightForwards },
    UpdateClaim(.announcedTwice, .timing) {
      $0.isUnchanged && $0.isRightBackwards && ($0.hadLoaded == true || !$0.onlyInserts)
    },
    // A change that was announced twice names a place of an older state.
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
