extension InvalidTableUpdate {
  /// What probably led to the error, the likeliest first; empty only where nothing is violated.
  ///
  /// A cause is named only if what it claims holds for these counts; ``UpdateCause`` says for each
  /// what that is.
  ///
  /// - Complexity: That of a few checks of the batch.
  public var causes: [UpdateCause] {
    guard !violations.isEmpty else { return [] }
    let evidence = UpdateEvidence(self)
    var causes: [UpdateCause] = []
    var isExplained = false
    for claim in UpdateCause.claims where !causes.contains(claim.cause) {
      guard !isExplained || claim.isWorthAdding, claim.holds(evidence) else { continue }
      causes.append(claim.cause)
      if claim.explainsAll { isExplained = true }
    }
    return causes
  }
}
