// This is not UIKit.

/// A batch as it was announced to the table view, and the referee of its rules.
///
/// It knows nothing of the project that it checks: the batch is replayed on lists of rows, and the
/// sentences of its refusals are like UIKit's.
public struct TableBatch {
  public var deletedRows: [IndexPath] = []
  public var insertedRows: [IndexPath] = []
  public var movedRows: [(from: IndexPath, to: IndexPath)] = []
  public var reloadedRows: [IndexPath] = []
  public var reconfiguredRows: [IndexPath] = []
  public var deletedSections: [Int] = []
  public var insertedSections: [Int] = []
  public var movedSections: [(from: Int, to: Int)] = []
  public var reloadedSections: [Int] = []

  public init() {}

  /// The reason why a batch is refused.
  public struct Refusal: Error {
    public let reason: String
  }

  /// The content after a batch: of each section its old number, of each row its old place; nil for what
  /// is new or read anew.
  public struct Outcome {
    public var sections: [Int?]
    public var rows: [[IndexPath?]]
  }

  /// Replays the batch.
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section that the table view has loaded.
  ///   - after: The number of rows of each section that the data source has now.
  public func outcome(from before: [Int], to after: [Int]) throws(Refusal) -> Outcome {
    try checkBounds(before, after)
    try checkConflicts()
    let sections = try sections(before, after)
    var rows: [[IndexPath?]] = []
    for (number, old) in sections.enumerated() {
      let isReloaded = old.map(reloadedSections.contains) ?? true
      let new = Array(repeating: IndexPath?.none, count: after[number])
      rows.append(try isReloaded ? new : self.rows(ofSection: number, from: old!, before, after))
    }
    return Outcome(sections: sections, rows: rows)
  }

  // MARK: Bounds

  private func checkBounds(_ before: [Int], _ after: [Int]) throws(Refusal) {
    func check(_ verb: String, _ row: IndexPath, in counts: [Int]) throws(Refusal) {
      guard counts.indices.contains(row.section), row.row >= 0, row.row < counts[row.section]
      else {
        throw Refusal(
          reason:
            "attempt to \(verb) row \(row.row) of section \(row.section), which does not exist")
      }
    }
    func check(_ verb: String, section: Int, in counts: [Int]) throws(Refusal) {
      guard counts.indices.contains(section) else {
        throw Refusal(
          reason:
            "attempt to \(verb) section \(section), but there are only \(counts.count) sections")
      }
    }
    for row in deletedRows { try check("delete", row, in: before) }
    for row in reloadedRows { try check("reload", row, in: before) }
    for row in reconfiguredRows { try check("reconfigure", row, in: before) }
    for move in movedRows { try check("move", move.from, in: before) }
    for row in insertedRows { try check("insert", row, in: after) }
    for move in movedRows { try check("move to", move.to, in: after) }
    for section in deletedSections { try check("delete", section: section, in: before) }
    for section in reloadedSections { try check("reload", section: section, in: before) }
    for move in movedSections { try check("move", section: move.from, in: before) }
    for section in insertedSections { try check("insert", section: section, in: after) }
    for move in movedSections { try check("move to", section: move.to, in: after) }
  }

  // MARK: Conflicts

  private func checkConflicts() throws(Refusal) {
    try checkConflicts(
      deleted: Set(deletedRows), inserted: Set(insertedRows), reloaded: Set(reloadedRows),
      moves: movedRows)
    try checkConflicts(
      deleted: Set(deletedSections), inserted: Set(insertedSections),
      reloaded: Set(reloadedSections), moves: movedSections)
    for move in movedRows {
      if deletedSections.contains(move.from.section)
        || reloadedSections.contains(move.from.section)
      {
        throw Refusal(reason: "cannot move a row from a section that is deleted or reloaded")
      }
      if insertedSections.contains(move.to.section) {
        throw Refusal(reason: "cannot move a row into a newly inserted section \(move.to.section)")
      }
    }
    if reloadedRows.contains(where: { deletedSections.contains($0.section) }) {
      throw Refusal(reason: "cannot reload a row of a section that is deleted")
    }
  }

  private func checkConflicts<Place: Hashable>(
    deleted: Set<Place>, inserted: Set<Place>, reloaded: Set<Place>,
    moves: [(from: Place, to: Place)]
  ) throws(Refusal) {
    if let twice = deleted.first(where: reloaded.contains) {
      throw Refusal(reason: "attempt to delete and reload the same index path (\(twice))")
    }
    var targets: [Place: Place] = [:]
    var sources: [Place: Place] = [:]
    for move in moves {
      if deleted.contains(move.from) {
        throw Refusal(reason: "attempt to delete and move the same index path (\(move.from))")
      }
      if reloaded.contains(move.from) {
        throw Refusal(reason: "attempt to reload and move the same index path (\(move.from))")
      }
      if inserted.contains(move.to) {
        throw Refusal(
          reason: "attempt to perform an insert and a move to the same index path (\(move.to))")
      }
      if targets.updateValue(move.to, forKey: move.from).map({ $0 != move.to }) ?? false {
        throw Refusal(reason: "attempt to move one index path (\(move.from)) to two others")
      }
      if sources.updateValue(move.from, forKey: move.to).map({ $0 != move.from }) ?? false {
        throw Refusal(reason: "attempt to move two index paths to the same one (\(move.to))")
      }
    }
  }

  // MARK: Replay

  private func sections(_ before: [Int], _ after: [Int]) throws(Refusal) -> [Int?] {
    let count = before.count + Set(insertedSections).count - Set(deletedSections).count
    guard count == after.count else {
      throw Refusal(
        reason:
          "invalid number of sections. The number of sections contained in the table view after the "
          + "update (\(after.count)) must be equal to the number of sections contained in the table view "
          + "before the update (\(before.count)), plus or minus the number of sections inserted or deleted "
          + "(\(Set(insertedSections).count) inserted, \(Set(deletedSections).count) deleted).")
    }
    let moves = Dictionary(movedSections.map { ($0.to, $0.from) }) { first, _ in first }
    var staying = before.indices.filter {
      !deletedSections.contains($0) && !moves.values.contains($0)
    }
    return after.indices.map { place in
      if let source = moves[place] { return source }
      if insertedSections.contains(place) || staying.isEmpty { return nil }
      return staying.removeFirst()
    }
  }

  private func rows(
    ofSection number: Int, from old: Int, _ before: [Int], _ after: [Int]
  ) throws(Refusal) -> [IndexPath?] {
    let movedOut = Set(movedRows.map(\.from)).filter { $0.section == old }
    let deleted = Set(deletedRows).filter { $0.section == old }
    let inserted = Set(insertedRows).filter { $0.section == number }
    let movedIn = Dictionary(
      movedRows.filter { $0.to.section == number }.map { ($0.to, $0.from) }
    ) { first, _ in first }
    var rows: [IndexPath?] = (0..<before[old]).map { IndexPath(row: $0, section: old) }
      .filter { !movedOut.contains($0) && !deleted.contains($0) }
    guard rows.count + inserted.count + movedIn.count == after[number] else {
      throw Refusal(
        reason:
          "invalid number of rows in section \(number). The number of rows contained in an existing "
          + "section after the update (\(after[number])) must be equal to the number of rows contained in "
          + "that section before the update (\(before[old])), plus or minus the number of rows inserted or "
          + "deleted from that section (\(inserted.count) inserted, \(deleted.count) deleted) and plus or "
          + "minus the number of rows moved into or out of that section (\(movedIn.count) moved in, "
          + "\(movedOut.count) moved out).")
    }
    for place in (inserted.map { $0 } + movedIn.keys).sorted(by: { $0.row < $1.row }) {
      rows.insert(movedIn[place], at: place.row)
    }
    return rows
  }

  // MARK: Known faults

  /// The part of a right batch that UIKit is reported to get wrong; nil for none.
  ///
  /// - Parameter outcome: What the batch leads to.
  public func knownFault(with outcome: Outcome) -> String? {
    let reloads = !reloadedRows.isEmpty || !reloadedSections.isEmpty
    if reloads, !movedRows.isEmpty || !movedSections.isEmpty {
      return "a reload and a move in one batch"
    }
    let order = outcome.sections.compactMap { $0 }
    for (place, section) in outcome.sections.enumerated() {
      guard let section,
        movedSections.contains(where: { $0.from == section }) || isPassed(section, in: order)
      else { continue }
      let changes =
        (deletedRows + reloadedRows + movedRows.map(\.from)).contains { $0.section == section }
        || (insertedRows + movedRows.map(\.to)).contains { $0.section == place }
      if changes { return "row changes in the section \(section), which moves or is moved past" }
    }
    return nil
  }

  /// Returns true if a section has changed sides with another one.
  private func isPassed(_ section: Int, in order: [Int]) -> Bool {
    let split = order.firstIndex(of: section) ?? 0
    return order[..<split].contains { $0 > section } || order[split...].contains { $0 < section }
  }
}
