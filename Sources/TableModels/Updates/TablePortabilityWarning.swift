/// A part of a valid batch that UIKit is known to get wrong, or that says nothing new.
///
/// A headless table accepts all of these. An adapter to `UITableView` can split the batch at them,
/// and a test of code that has to run on both can assert that there are none.
public enum TablePortabilityWarning: Hashable, Sendable {
  /// The batch reloads something and moves something. UIKit may compute the place of a reload as if
  /// nothing moved.
  case reloadWithMove
  /// Rows change in a section that moves, or that another one moves past. The places are those
  /// before and after the batch.
  case rowChangesInMovedSection(from: Int, to: Int)
  /// The section of a row is itself deleted, inserted or reloaded, which covers the row already.
  case redundantRow(TableIndexPath, TableUpdates.Operation)
  /// A row is named more than once by the same verb; of a move, this is the place before.
  case repeatedRow(TableIndexPath, TableUpdates.Operation)
  /// A section is named more than once by the same verb; of a move, this is the place before.
  case repeatedSection(Int, TableUpdates.Operation)
}

extension TablePortabilityWarning: CustomStringConvertible {
  /// The warning in a sentence.
  public var description: String {
    switch self {
    case .reloadWithMove:
      "A reload and a move in one batch: UIKit may reload the wrong place. "
        + "Reconfigure instead, or reload in a second batch."
    case .rowChangesInMovedSection(let from, let to):
      "Rows change in section \(from), which "
        + (from == to ? "another section moves past" : "moves to \(to)")
        + ": UIKit may fail while it animates. Change the rows in a second batch."
    case .redundantRow(let path, let operation):
      "\(operation) names row \(path), whose section is deleted, inserted or reloaded as a whole."
    case .repeatedRow(let path, let operation): "\(operation) names row \(path) more than once."
    case .repeatedSection(let section, let operation):
      "\(operation) names section \(section) more than once."
    }
  }
}

extension TableUpdates {
  /// The parts of a valid batch that are redundant or known to go wrong in UIKit.
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section before the batch.
  ///   - after: The number of rows of each section after it.
  /// - Returns: The warnings; for an invalid batch, those that can still be found.
  /// - Complexity: O(*n* log *n* + *s*) in the number of operations and of sections.
  public func portabilityWarnings(
    from before: [Int], to after: [Int]
  ) -> [TablePortabilityWarning] {
    var warnings: [TablePortabilityWarning] = []
    let reloads = !reloadedRows.isEmpty || !reloadedSections.isEmpty
    let moves = !movedRows.isEmpty || !movedSections.isEmpty
    if reloads && moves { warnings.append(.reloadWithMove) }
    if let sections = SectionMap(self, from: before.count, to: after.count) {
      warnings += rowChangesInMovedSections(sections)
      warnings += redundantRows(sections)
    }
    return warnings + repetitions
  }

  private func rowChangesInMovedSections(_ sections: SectionMap) -> [TablePortabilityWarning] {
    guard !movedSections.isEmpty else { return [] }
    var hasChanges = Array(repeating: false, count: sections.after.count)
    for section in (deletedRows + reloadedRows + movedRows.map(\.from)).map(\.section)
    where hasChanges.indices.contains(section) {
      hasChanges[section] = true
    }
    for section in (insertedRows + movedRows.map(\.to)).map(\.section)
    where sections.before.indices.contains(section) {
      if let source = sections.before[section] { hasChanges[source] = true }
    }
    var moves = sections.isPassed
    for move in movedSections { moves[move.from] = true }
    return moves.indices.compactMap { section in
      guard moves[section], hasChanges[section], let place = sections.after[section] else {
        return nil
      }
      return .rowChangesInMovedSection(from: section, to: place)
    }
  }

  private func redundantRows(_ sections: SectionMap) -> [TablePortabilityWarning] {
    let wholeBefore = Set(deletedSections + reloadedSections)
    let reloadedAfter = reloadedSections.compactMap { section in
      sections.after.indices.contains(section) ? sections.after[section] : nil
    }
    let wholeAfter = Set(insertedSections + reloadedAfter)
    func redundant(_ paths: [TableIndexPath], in whole: Set<Int>, _ operation: Operation)
      -> [TablePortabilityWarning]
    {
      whole.isEmpty
        ? []
        : SortedDistinct(paths).elements.filter { whole.contains($0.section) }
          .map { .redundantRow($0, operation) }
    }
    return redundant(deletedRows, in: wholeBefore, .deleteRows)
      + redundant(reloadedRows, in: wholeBefore, .reloadRows)
      + redundant(reconfiguredRows, in: wholeBefore, .reconfigureRows)
      + redundant(insertedRows, in: wholeAfter, .insertRows)
  }

  private var repetitions: [TablePortabilityWarning] {
    func rows(_ paths: [TableIndexPath], _ operation: Operation) -> [TablePortabilityWarning] {
      SortedDistinct(paths).repeated.map { .repeatedRow($0, operation) }
    }
    func sections(_ list: [Int], _ operation: Operation) -> [TablePortabilityWarning] {
      SortedDistinct(list).repeated.map { .repeatedSection($0, operation) }
    }
    let rowMoves = SortedDistinct(movedRows) { ($0.from, $0.to) < ($1.from, $1.to) }
    let sectionMoves = SortedDistinct(movedSections) { ($0.from, $0.to) < ($1.from, $1.to) }
    return sections(deletedSections, .deleteSections) + sections(insertedSections, .insertSections)
      + sections(reloadedSections, .reloadSections)
      + sectionMoves.repeated.map { .repeatedSection($0.from, .moveSection) }
      + rows(deletedRows, .deleteRows) + rows(insertedRows, .insertRows)
      + rows(reloadedRows, .reloadRows) + rows(reconfiguredRows, .reconfigureRows)
      + rowMoves.repeated.map { .repeatedRow($0.from, .moveRow) }
  }
}

extension SectionMap {
  /// True for each section, by its place before, that has another order among those that stay.
  fileprivate var isPassed: [Bool] {
    // A section is in order if all before it stay before it and all after it stay after it.
    var isPassed = Array(repeating: false, count: after.count)
    var highest = -1
    for (section, place) in after.enumerated() {
      guard let place else { continue }
      isPassed[section] = highest > place
      highest = max(highest, place)
    }
    var lowest = Int.max
    for (section, place) in after.enumerated().reversed() {
      guard let place else { continue }
      if lowest < place { isPassed[section] = true }
      lowest = min(lowest, place)
    }
    return isPassed
  }
}
