import TableModels

/// The rules of a batch, written a second time and as slowly as they can be read.
///
/// `isPossible` knows no equations: it lays labelled rows into the places after the batch and sees
/// whether every row finds one and every place is filled. `names` asks each rule of each pair.
struct SlowReferee {
  let before: [Int]
  let after: [Int]
  let updates: TableUpdates

  init(_ updates: TableUpdates, from before: [Int], to after: [Int]) {
    self.updates = updates
    self.before = before
    self.after = after
  }

  private func existsBefore(_ path: TableIndexPath) -> Bool {
    before.indices.contains(path.section) && path.row >= 0 && path.row < before[path.section]
  }

  private func existsAfter(_ path: TableIndexPath) -> Bool {
    after.indices.contains(path.section) && path.row >= 0 && path.row < after[path.section]
  }

  // MARK: By laying rows into places

  var isPossible: Bool {
    guard let sources = sectionSources, eachRowHasOneFate else { return false }
    return after.indices.allSatisfy { section in
      guard after[section] >= 0 else { return false }
      guard let source = sources[section], !updates.reloadedSections.contains(source) else {
        return !updates.movedRows.contains { $0.to.section == section }
      }
      return fills(section, from: source)
    }
  }

  /// The section that each place after the batch shows, nil for an inserted one; or nothing at all
  /// where the sections do not find their places.
  private var sectionSources: [Int?]? {
    var places: [Int??] = Array(repeating: .none, count: after.count)
    var waiting = Array(before.indices)
    for section in updates.insertedSections {
      guard places.indices.contains(section) else { return nil }
      places[section] = .some(nil)
    }
    for section in updates.deletedSections {
      guard before.indices.contains(section) else { return nil }
      waiting.removeAll { $0 == section }
    }
    for move in Set(updates.movedSections) {
      guard places.indices.contains(move.to), places[move.to] == nil, waiting.contains(move.from)
      else { return nil }
      places[move.to] = .some(move.from)
      waiting.removeAll { $0 == move.from }
    }
    for section in updates.reloadedSections {
      let goes = updates.deletedSections.contains(section)
      let moves = updates.movedSections.contains { $0.from == section }
      guard before.indices.contains(section), !goes, !moves else { return nil }
    }
    for place in places.indices where places[place] == nil {
      guard !waiting.isEmpty else { return nil }
      places[place] = .some(waiting.removeFirst())
    }
    return waiting.isEmpty ? places.map { $0! } : nil
  }

  private var eachRowHasOneFate: Bool {
    let deleted = Set(updates.deletedRows)
    let reloaded = Set(updates.reloadedRows)
    let refreshed = reloaded.union(updates.reconfiguredRows)
    let leaving = Set(updates.movedRows).map(\.from)
    let whole = updates.deletedSections + updates.reloadedSections
    return deleted.union(refreshed).union(leaving).allSatisfy(existsBefore)
      && updates.insertedRows.allSatisfy(existsAfter)
      && updates.movedRows.allSatisfy { existsAfter($0.to) }
      && deleted.isDisjoint(with: refreshed) && deleted.isDisjoint(with: leaving)
      && reloaded.isDisjoint(with: leaving) && Set(leaving).count == leaving.count
      && refreshed.allSatisfy { !updates.deletedSections.contains($0.section) }
      && leaving.allSatisfy { !whole.contains($0.section) }
  }

  private func fills(_ section: Int, from source: Int) -> Bool {
    var places: [TableIndexPath??] = Array(repeating: .none, count: after[section])
    for path in Set(updates.insertedRows) where path.section == section {
      places[path.row] = .some(nil)
    }
    for move in Set(updates.movedRows) where move.to.section == section {
      guard places[move.to.row] == nil else { return false }
      places[move.to.row] = .some(move.from)
    }
    var waiting = (0..<max(0, before[source])).map { TableIndexPath(section: source, row: $0) }
    waiting.removeAll { path in
      updates.deletedRows.contains(path) || updates.movedRows.contains { $0.from == path }
    }
    return waiting.count == places.filter { $0 == nil }.count
  }

  // MARK: By asking each rule

  var names: Set<String> {
    var names = Set(boundNames + sectionBoundNames)
    func note(_ name: String, if isBroken: Bool) { if isBroken { names.insert(name) } }
    func common<Place: Equatable>(_ left: [Place], _ right: [Place]) -> Bool {
      left.contains { place in right.contains { $0 == place } }
    }
    let u = updates
    let rowFrom = u.movedRows.map(\.from)
    let rowTo = u.movedRows.map(\.to)
    let sectionFrom = u.movedSections.map(\.from)
    let sectionTo = u.movedSections.map(\.to)
    note("deleteAndReload", if: common(u.deletedRows, u.reloadedRows))
    note("deleteAndReconfigure", if: common(u.deletedRows, u.reconfiguredRows))
    note("deleteAndMove", if: common(u.deletedRows, rowFrom))
    note("reloadAndMove", if: common(u.reloadedRows, rowFrom))
    note("insertAndMove", if: common(u.insertedRows, rowTo))
    for a in u.movedRows {
      note("moveOneToTwo", if: u.movedRows.contains { $0.from == a.from && $0.to != a.to })
      note("moveTwoToOne", if: u.movedRows.contains { $0.from != a.from && $0.to == a.to })
    }
    note("deleteAndReloadSection", if: common(u.deletedSections, u.reloadedSections))
    note("deleteAndMoveSection", if: common(u.deletedSections, sectionFrom))
    note("reloadAndMoveSection", if: common(u.reloadedSections, sectionFrom))
    note("insertAndMoveSection", if: common(u.insertedSections, sectionTo))
    for a in u.movedSections {
      note("moveSectionOneToTwo", if: u.movedSections.contains { $0.from == a.from && $0 != a })
      note("moveSectionTwoToOne", if: u.movedSections.contains { $0.to == a.to && $0 != a })
    }
    note("moveFromDeletedSection", if: common(u.deletedSections, rowFrom.map(\.section)))
    note("moveIntoInsertedSection", if: common(u.insertedSections, rowTo.map(\.section)))
    note("moveFromReloadedSection", if: common(u.reloadedSections, rowFrom.map(\.section)))
    note("reloadInDeletedSection", if: common(u.deletedSections, u.reloadedRows.map(\.section)))
    note(
      "reconfigureInDeletedSection",
      if: common(u.deletedSections, u.reconfiguredRows.map(\.section)))
    return names.union(countNames)
  }

  private var boundNames: [String] {
    func names(_ name: String, _ paths: [TableIndexPath], _ exists: (TableIndexPath) -> Bool)
      -> [String]
    {
      paths.filter { !exists($0) }
        .map { $0.section < 0 || $0.row < 0 ? "invalidIndexPath" : name }
    }
    return names("deleteRowOutOfBounds", updates.deletedRows, existsBefore)
      + names("reloadRowOutOfBounds", updates.reloadedRows, existsBefore)
      + names("reconfigureRowOutOfBounds", updates.reconfiguredRows, existsBefore)
      + names("moveFromOutOfBounds", updates.movedRows.map(\.from), existsBefore)
      + names("insertRowOutOfBounds", updates.insertedRows, existsAfter)
      + names("moveToOutOfBounds", updates.movedRows.map(\.to), existsAfter)
      + after.filter { $0 < 0 }.map { _ in "negativeRowCount" }
  }

  private var sectionBoundNames: [String] {
    func names(_ name: String, _ sections: [Int], _ count: Int) -> [String] {
      sections.filter { $0 < 0 || $0 >= count }.map { _ in name }
    }
    let moves = updates.movedSections
    return names("deleteSectionOutOfBounds", updates.deletedSections, before.count)
      + names("reloadSectionOutOfBounds", updates.reloadedSections, before.count)
      + names("insertSectionOutOfBounds", updates.insertedSections, after.count)
      + names("moveSectionFromOutOfBounds", moves.map(\.from), before.count)
      + names("moveSectionToOutOfBounds", moves.map(\.to), after.count)
  }

  private var countNames: [String] {
    func repeats<Place: Hashable>(_ places: [Place]) -> Bool { Set(places).count < places.count }
    let going = Set(updates.deletedSections).count
    let coming = Set(updates.insertedSections).count
    guard before.count + coming - going == after.count else {
      return ["sectionCountMismatch"]
        + (repeats(updates.deletedSections) ? ["duplicateDeleteSection"] : [])
        + (repeats(updates.insertedSections) ? ["duplicateInsertSection"] : [])
    }
    // A reload is no place: a section that is also reloaded still has one.
    var withoutReloads = updates
    withoutReloads.reloadedSections = []
    guard
      let sources = SlowReferee(withoutReloads, from: before, to: after).sectionSources
    else { return [] }
    func target(_ section: Int) -> Int? { sources.firstIndex(of: section) }
    var names: [String] = []
    for move in updates.movedRows {
      if let source = sources.indices.contains(move.to.section) ? sources[move.to.section] : nil,
        updates.reloadedSections.contains(source)
      {
        names.append("moveIntoReloadedSection")
      }
    }
    for (section, source) in sources.enumerated() {
      guard let source, !updates.reloadedSections.contains(source) else { continue }
      let crossing = Set(updates.movedRows).filter { target($0.from.section) != $0.to.section }
      let deleted = updates.deletedRows.filter { $0.section == source }
      let inserted = updates.insertedRows.filter { $0.section == section }
      let expected =
        before[source] - Set(deleted).count + Set(inserted).count
        - crossing.count { $0.from.section == source } + crossing.count { $0.to.section == section }
      guard expected != after[section] else { continue }
      names.append("rowCountMismatch")
      if repeats(deleted) { names.append("duplicateDelete") }
      if repeats(inserted) { names.append("duplicateInsert") }
    }
    return names
  }
}
