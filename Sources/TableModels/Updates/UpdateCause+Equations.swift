extension UpdateCause {
  /// What a wrong number of rows says by itself, the likeliest first.
  package static func causes(
    of equation: RowCountEquation, hadLoaded: Bool? = nil
  ) -> [UpdateCause] {
    if equation.holds { return [] }
    if equation.announcesNothing { return [.silentChange] }
    // Without overflow: the counts are whatever a data source says.
    let leaves = equation.deleted &+ equation.movedOut
    let comes = equation.inserted &+ equation.movedIn
    if equation.after == equation.before {
      return unchanged(
        onlyInserts: leaves == 0 && equation.movedIn == 0, hadLoaded: hadLoaded,
        onlyMoves: equation.inserted == 0 && equation.deleted == 0)
    }
    // All that is left are the new rows.
    if leaves == 0, equation.after == comes, equation.before > 0 {
      return [.modelReplaced, .incompleteBatch]
    }
    // One half of what was announced is there.
    if leaves > 0, comes > 0,
      equation.after == equation.before &+ comes || equation.after == equation.before &- leaves
    {
      return [.modelNotChanged, .incompleteBatch]
    }
    return [.incompleteBatch]
  }

  /// What a wrong number of sections says by itself, the likeliest first.
  package static func causes(
    of equation: SectionCountEquation, hadLoaded: Bool? = nil
  ) -> [UpdateCause] {
    if equation.holds { return [] }
    if equation.inserted == 0, equation.deleted == 0 {
      if equation.before == 0 { return [.neverLoaded, .rowsInsteadOfSections] }
      return [.rowsInsteadOfSections, .silentChange]
    }
    if equation.after == equation.before {
      return unchanged(onlyInserts: equation.deleted == 0, hadLoaded: hadLoaded, onlyMoves: false)
    }
    return [.incompleteBatch]
  }

  /// What it says that the counts after are those before although changes were announced.
  ///
  /// An insertion that the counts before have already seen is the commoner mistake; a deletion of
  /// which they know nothing is a model that was left alone.
  static func unchanged(onlyInserts: Bool, hadLoaded: Bool?, onlyMoves: Bool) -> [UpdateCause] {
    if onlyInserts, hadLoaded != true { return [.modelChangedTooEarly, .modelNotChanged] }
    if hadLoaded == false { return [.modelChangedTooEarly, .modelNotChanged] }
    if onlyMoves { return [.modelNotChanged] }
    return [.modelNotChanged, .announcedTwice]
  }
}
