extension InvalidTableUpdate {
  /// The probable causes of the error, the likeliest first; empty only if nothing is violated.
  ///
  /// A cause is named only if its claim is true for these counts; ``UpdateCause`` states the claim
  /// of each.
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
