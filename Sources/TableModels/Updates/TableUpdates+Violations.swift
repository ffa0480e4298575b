extension TableUpdates {
  /// Returns every rule that this batch breaks for the counts before and after; empty for a valid
  /// batch.
  ///
  /// ```swift
  /// var updates = TableUpdates()
  /// updates.deleteRows(at: [[0, 0]])
  /// updates.violations(from: [3], to: [2])  // []
  /// updates.violations(from: [3], to: [3])  // [rowCountMismatch: 3 − 1 deleted = 2, not 3]
  /// ```
  ///
  /// An empty batch is judged like any other. Row counts can be compared only if the sections
  /// agree: while they contradict each other, only violations of sections and index paths are
  /// returned.
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section, as the table last loaded them.
  ///   - after: The number of rows of each section, as the data source has them now.
  /// - Returns: The violations: sections first, then rows, each in the order of the table.
  /// - Complexity: O(*n* + *s*) in the number of operations and of sections if each list of the
  ///   batch is in order, else O(*n* log *n* + *s*); independent of the number of rows.
  public func violations(from before: [Int], to after: [Int]) -> [TableUpdateViolation] {
    var referee = UpdateReferee(self, from: before, to: after)
    referee.judgeSections()
    referee.judgeRowBounds()
    referee.judgeRowConflicts()
    referee.judgeRowCounts()
    return referee.violations
  }
}

/// The referee of one batch: it collects the violations.
struct UpdateReferee {
  let before: [Int]
  let after: [Int]
  /// The mapping of sections; nil if the batch contradicts itself about them.
  let sections: SectionMap?

  let deletedRows: SortedDistinct<TableIndexPath>
  let insertedRows: SortedDistinct<TableIndexPath>
  let reloadedRows: [TableIndexPath]
  let reconfiguredRows: [TableIndexPath]
  let movesByFrom: [TableUpdates.RowMove]
  let movesByTo: [TableUpdates.RowMove]
  let deletedSections: SortedDistinct<Int>
  let insertedSections: SortedDistinct<Int>
  let reloadedSections: [Int]
  let sectionMovesByFrom: [TableUpdates.SectionMove]
  let sectionMovesByTo: [TableUpdates.SectionMove]

  var violations: [TableUpdateViolation] = []

  init(_ updates: TableUpdates, from before: [Int], to after: [Int]) {
    self.before = before
    self.after = after
    sections = SectionMap(updates, from: before.count, to: after.count)
    deletedRows = SortedDistinct(updates.deletedRows)
    insertedRows = SortedDistinct(updates.insertedRows)
    reloadedRows = SortedDistinct(updates.reloadedRows).elements
    reconfiguredRows = SortedDistinct(updates.reconfiguredRows).elements
    movesByFrom = updates.movesByFrom
    movesByTo = updates.movesByTo
    deletedSections = SortedDistinct(updates.deletedSections)
    insertedSections = SortedDistinct(updates.insertedSections)
    reloadedSections = SortedDistinct(updates.reloadedSections).elements
    sectionMovesByFrom =
      SortedDistinct(updates.movedSections) { ($0.from, $0.to) < ($1.from, $1.to) }.elements
    sectionMovesByTo =
      SortedDistinct(updates.movedSections) { ($0.to, $0.from) < ($1.to, $1.from) }.elements
  }

  mutating func report(_ violation: TableUpdateViolation) { violations.append(violation) }
}

extension TableUpdates {
  /// The distinct row moves, in the order of their places before the batch.
  var movesByFrom: [RowMove] {
    SortedDistinct(movedRows) { ($0.from, $0.to) < ($1.from, $1.to) }.elements
  }

  /// The distinct row moves, in the order of their places after the batch.
  var movesByTo: [RowMove] {
    SortedDistinct(movedRows) { ($0.to, $0.from) < ($1.to, $1.from) }.elements
  }
}
