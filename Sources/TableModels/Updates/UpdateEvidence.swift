/// A refused batch with the facts that its numbers show, which causes are checked against.
struct UpdateEvidence {
  let before: [Int]
  let updates: TableUpdates
  let after: [Int]
  let hadLoaded: Bool?
  /// The rules that are broken, by what they are about.
  let kinds: Set<TableUpdateViolation.Kind>
  /// The sections that stay and do not have the announced number of rows.
  let equations: [RowCountEquation]
  /// The number of sections, if it is not the announced one.
  let sectionEquation: SectionCountEquation?
  /// The distinct rows that come or move to a place, by sections after the batch.
  private let comingRows: [Int: Int]
  /// The distinct rows that go or move from a place, by sections before the batch.
  private let goingRows: [Int: Int]
  /// True if the batch is right from the counts before, for some other counts after.
  let isRightForwards: Bool
  /// True if the batch is right to the counts after, for some other counts before.
  let isRightBackwards: Bool

  init(_ error: InvalidTableUpdate) {
    before = error.before
    updates = error.updates
    after = error.after
    hadLoaded = error.hadLoaded
    kinds = Set(error.violations.map(\.kind))
    equations = error.violations.compactMap(\.rowEquation)
    sectionEquation = error.violations.lazy.compactMap(\.sectionEquation).first
    comingRows =
      (Set(updates.insertedRows).map(\.section) + Set(updates.movedRows).map(\.to.section))
      .countOfEach
    goingRows =
      (Set(updates.deletedRows).map(\.section) + Set(updates.movedRows).map(\.from.section))
      .countOfEach
    let outcome = updates.outcome(from: before, known: after)
    isRightForwards =
      outcome.map { [updates, before] in updates.leads(from: before, to: $0) } ?? false
    isRightBackwards =
      updates.origin(of: after, known: before)
      .map { [updates, after] in updates.leads(from: $0, to: after) } ?? false
  }

  func has(_ kind: TableUpdateViolation.Kind) -> Bool { kinds.contains(kind) }

  /// True if changes were announced and the counts are as before.
  var isUnchanged: Bool { before == after && !updates.isEmpty && !has(.identity) }

  /// True if rows or sections come and nothing else happens.
  var onlyInserts: Bool {
    updates.deletedRows.isEmpty && updates.deletedSections.isEmpty && updates.movedRows.isEmpty
      && updates.movedSections.isEmpty
  }

  /// True if each wrong count, but not all of them, lies on the way from before to after.
  var isPartlyDone: Bool { !isUnchanged && everySection { $0.isPartlyDone(by: flow(of: $0)) } }

  /// True if each wrong count has one of the two directions, or a part of the only one.
  ///
  /// A place that is missing after the batch shows that something did not come.
  var isHalfDone: Bool {
    guard !isUnchanged, isRightForwards else { return false }
    return everySection { $0.isHalfDone(by: flow(of: $0)) } || has(.missingAfter) && isPartlyDone
  }

  /// True if each wrong section has as many rows as were inserted, although none was to go.
  var holdsNewRowsAlone: Bool {
    !isUnchanged && kinds.isSubset(of: [.rowCount, .missingAfter])
      && everySection(\.holdsNewRowsAlone)
  }

  private func everySection(_ condition: (RowCountEquation) -> Bool) -> Bool {
    sectionEquation == nil && !equations.isEmpty && equations.allSatisfy(condition)
  }

  /// The numbers of rows that come to a section and go from it, with those that move inside of it.
  func flow(of equation: RowCountEquation) -> RowFlow {
    RowFlow(
      comes: comingRows[equation.sectionAfter, default: 0],
      goes: goingRows[equation.sectionBefore, default: 0])
  }

  /// True if a count changed for which nothing at all is announced.
  var hasSilentChange: Bool {
    if let sectionEquation, sectionEquation.announcesNothing { return true }
    return equations.contains { isSilent($0) }
  }

  /// Returns true if nothing at all is announced for a section: no row comes, goes, moves or is
  /// reloaded.
  func isSilent(_ equation: RowCountEquation) -> Bool {
    flow(of: equation) == RowFlow(comes: 0, goes: 0)
      && !updates.refreshesRow(inSection: equation.sectionBefore)
  }

  /// True if only counts are wrong, so that more announcements could make the batch right.
  var lacksAnnouncements: Bool {
    guard kinds.isSubset(of: [.rowCount, .sectionCount, .repetition]) else { return false }
    if let sectionEquation { return !sectionEquation.announcesNothing }
    return equations.contains { !isSilent($0) }
  }
}

extension TableUpdateViolation {
  var rowEquation: RowCountEquation? {
    if case .rowCountMismatch(let equation) = self { equation } else { nil }
  }

  var sectionEquation: SectionCountEquation? {
    if case .sectionCountMismatch(let equation) = self { equation } else { nil }
  }
}

extension TableUpdates {
  func leads(from before: [Int], to after: [Int]) -> Bool {
    violations(from: before, to: after).isEmpty
  }

  /// The counts from which this batch leads to those of `after`.
  fileprivate func origin(of after: [Int], known: [Int]) -> [Int]? {
    reversed(to: after.count)?.outcome(from: after, known: known)
  }

  /// The batch that leads back, from a number of sections after this one.
  func reversed(to sectionsAfter: Int) -> TableUpdates? {
    let count = sectionsAfter + Set(deletedSections).count - Set(insertedSections).count
    return count < 0 ? nil : reversed(sections: count)
  }

  fileprivate func refreshesRow(inSection section: Int) -> Bool {
    reloadedRows.contains { $0.section == section }
      || reconfiguredRows.contains { $0.section == section }
  }
}

extension [Int] {
  var countOfEach: [Int: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
