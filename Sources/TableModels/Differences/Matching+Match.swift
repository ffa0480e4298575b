extension Matching {
  /// Matches the rows of all pairs of sections.
  ///
  /// This and what it calls of `walk` and `matchLeftovers` is inlined into the client: unspecialised,
  /// a comparison of two rows takes thirty times as long.
  ///
  /// - Complexity: O(*n*) in the number of rows of sections that are not in the memory they were in.
  @inlinable
  mutating func match<Model: Identifiable & Equatable>(
    _ old: TableSnapshot<Model>, _ new: TableSnapshot<Model>, isReplaced: (Model, Model) -> Bool
  ) {
    let oldSections = old.sections.span
    let newSections = new.sections.span
    for number in pairs.indices {
      walk(
        pair: number, oldSections[pairs[number].old].stored.span,
        newSections[pairs[number].new].stored.span, isReplaced: isReplaced)
    }
    matchLeftovers(oldSections, newSections, isReplaced: isReplaced)
    findMoves()
  }
}
