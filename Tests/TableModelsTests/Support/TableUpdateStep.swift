@testable import TableModels

/// One change of a table, for a host that applies changes one after the other.
///
/// The places of a step are those at the moment when it applies, after all steps before it. A move
/// is a removal followed by an insertion, so its target is counted without the row or section that
/// moves.
enum TableUpdateStep: Hashable, Sendable {
  /// Remove a row.
  case deleteRow(TableIndexPath)
  /// Remove a section with its rows.
  case deleteSection(Int)
  /// Remove a section, and insert it again with its rows so that it is at `to`.
  case moveSection(Int, to: Int)
  /// Add a section with all rows that it has after the batch.
  case insertSection(Int)
  /// Remove a row, and insert it again so that it is at `to`.
  case moveRow(TableIndexPath, to: TableIndexPath)
  /// Add a row.
  case insertRow(TableIndexPath)
  /// Read a section anew, with any number of rows.
  case reloadSection(Int)
  /// Give a row a new cell.
  case reloadRow(TableIndexPath)
  /// Show new content in the present cell of a row.
  case reconfigureRow(TableIndexPath)
}

extension TableUpdates {
  /// The single steps of this batch, for hosts that know no batches.
  ///
  /// Every place exists at the moment when its step applies, and all steps together have the effect
  /// of the batch. From the insertion of rows on, places are those of the finished table, so a host
  /// can read its new rows from a data source that has already changed.
  ///
  /// Redundant changes are left out: row changes in a section that goes, comes or is reloaded,
  /// moves that end where they began, and repetitions.
  ///
  /// ```swift
  /// // Two rows change places:
  /// updates.moveRow(at: [0, 0], to: [0, 1])
  /// updates.moveRow(at: [0, 1], to: [0, 0])
  /// try updates.sequentialSteps(from: [2], to: [2])  // [moveRow([0, 1], to: [0, 0])]
  /// ```
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section before the batch.
  ///   - after: The number of rows of each section after it.
  /// - Throws: `InvalidTableUpdate` if the batch does not lead from one to the other.
  /// - Complexity: O(*n* log *n* + *s*) in the number of operations and of sections.
  func sequentialSteps(
    from before: [Int], to after: [Int]
  ) throws(InvalidTableUpdate) -> [TableUpdateStep] {
    let map = try checked(from: before, to: after).map
    return removals(map) + sectionSteps + rowMoveSteps(map) + additions(map)
  }

  private func removals(_ map: RowMap) -> [TableUpdateStep] {
    SortedDistinct(deletedRows).elements.reversed()
      .filter { map.keptPlace(of: $0.section) != nil }
      .map { .deleteRow($0) }
  }

  /// Deletions, moves and insertions of sections, in this order.
  private var sectionSteps: [TableUpdateStep] {
    let deleted = SortedDistinct(deletedSections).elements
    let inserted = SortedDistinct(insertedSections).elements
    // Sections are the rows of one line of sections.
    let moves = Set(movedSections).map { move in
      RowMove(
        from: TableIndexPath(section: 0, row: move.from - deleted.countBefore(move.from)),
        to: TableIndexPath(section: 0, row: move.to - inserted.countBefore(move.to)))
    }
    return deleted.reversed().map { .deleteSection($0) }
      + MoveSequence(moves).steps.map { .moveSection($0.from.row, to: $0.to.row) }
      + inserted.map { .insertSection($0) }
  }

  /// Moves of rows, while deleted rows have gone and inserted ones have not come.
  private func rowMoveSteps(_ map: RowMap) -> [TableUpdateStep] {
    let deleted = SortedDistinct(deletedRows).elements
    let inserted = SortedDistinct(insertedRows).elements
    let moves = movesByTo.compactMap { move -> RowMove? in
      guard let section = map.keptPlace(of: move.from.section) else { return nil }
      let from = move.from.row - deleted.countBeforeInSection(move.from)
      let to = move.to.row - inserted.countBeforeInSection(move.to)
      return RowMove(
        from: TableIndexPath(section: section, row: from),
        to: TableIndexPath(section: move.to.section, row: to))
    }
    return MoveSequence(moves).steps.map { .moveRow($0.from, to: $0.to) }
  }

  /// Insertions of rows, then all reloads and reconfigurations, in places after the batch.
  private func additions(_ map: RowMap) -> [TableUpdateStep] {
    let inserted = SortedDistinct(insertedRows).elements
      .filter { map.keptSource(of: $0.section) != nil }
    let sections = SortedDistinct(reloadedSections).elements
      .compactMap { map.sections.after[$0] }
    let reloaded = Set(reloadedRows)
    let reconfigured = Set(reconfiguredRows).subtracting(reloaded)
    return inserted.map { .insertRow($0) }
      + sections.sorted().map { .reloadSection($0) }
      + reloaded.compactMap(map.placeAfter).sorted().map { .reloadRow($0) }
      + reconfigured.compactMap(map.placeAfter).sorted().map { .reconfigureRow($0) }
  }
}

extension [TableIndexPath] {
  /// The number of elements before a row in its section, in an array that is in order.
  fileprivate func countBeforeInSection(_ row: TableIndexPath) -> Int {
    countBefore(row) - countBefore(TableIndexPath(section: row.section, row: 0))
  }
}
