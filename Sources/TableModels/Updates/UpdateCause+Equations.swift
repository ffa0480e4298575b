extension UpdateCause {
  /// The causes that a wrong number of rows suggests by itself, the likeliest first.
  ///
  /// Without the places of a batch, a model that was left alone and one that had changed too early
  /// look alike; both are named.
  package static func causes(
    of equation: RowCountEquation, hadLoaded: Bool? = nil
  ) -> [UpdateCause] {
    if equation.holds { return [] }
    if equation.announcesNothing { return [.silentChange] }
    if equation.after == equation.before {
      return unchanged(
        onlyInserts: equation.deleted == 0 && equation.movedOut == 0 && equation.movedIn == 0,
        hadLoaded: hadLoaded,
        onlyMoves: equation.inserted == 0 && equation.deleted == 0)
    }
    if equation.holdsNewRowsAlone { return [.modelReplaced, .incompleteBatch] }
    if equation.isHalfDone(by: equation.flow) { return [.modelChangedByHalf, .incompleteBatch] }
    return [.incompleteBatch]
  }

  /// The causes that a wrong number of sections suggests by itself, the likeliest first.
  package static func causes(
    of equation: SectionCountEquation, hadLoaded: Bool? = nil
  ) -> [UpdateCause] {
    if equation.holds { return [] }
    if equation.announcesNothing {
      if equation.before == 0 { return [.neverLoaded, .rowsInsteadOfSections] }
      return [.rowsInsteadOfSections, .silentChange]
    }
    if equation.after == equation.before {
      return unchanged(onlyInserts: equation.deleted == 0, hadLoaded: hadLoaded, onlyMoves: false)
    }
    return [.incompleteBatch]
  }

  /// The causes suggested by counts that are as before although changes were announced.
  private static func unchanged(
    onlyInserts: Bool, hadLoaded: Bool?, onlyMoves: Bool
  ) -> [UpdateCause] {
    if onlyInserts, hadLoaded != true { return [.modelChangedTooEarly, .modelNotChanged] }
    if hadLoaded == false { return [.modelChangedTooEarly, .modelNotChanged] }
    if onlyMoves { return [.modelNotChanged] }
    return [.modelNotChanged, .announcedTwice]
  }
}
