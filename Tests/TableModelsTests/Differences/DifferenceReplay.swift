import TableModels

/// Plays a difference on the old snapshot, slowly and by the definitions alone.
///
/// Deletions and the sources of moves are places before, insertions and the targets of moves places
/// after. The rows that are not mentioned fill the free places, in order.
struct Replay {
  let old: TableSnapshot<Item>
  let new: TableSnapshot<Item>
  let updates: TableUpdates

  /// The first fault in a sentence, or nil.
  func firstFault() -> String? {
    sectionFault() ?? pathFault() ?? rowFault()
  }

  /// For each new section its place before, or nil for an insertion.
  private func sources() -> [Int?]? {
    let explicit = Dictionary(
      updates.movedSections.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    let gone = Set(updates.deletedSections + updates.movedSections.map(\.from))
    var rest = old.sections.indices.filter { !gone.contains($0) }[...]
    let sources: [Int?] = new.sections.indices.map { index in
      if updates.insertedSections.contains(index) { return nil }
      return explicit[index] ?? rest.popFirst() ?? -1
    }
    return rest.isEmpty && !sources.contains(-1) ? sources : nil
  }

  private func sectionFault() -> String? {
    let from = updates.deletedSections + updates.movedSections.map(\.from)
    let to = updates.insertedSections + updates.movedSections.map(\.to)
    if Set(from).count < from.count { return "an old section is named twice" }
    if Set(to).count < to.count { return "a new section is named twice" }
    if from.contains(where: { !old.sections.indices.contains($0) }) { return "no such old section" }
    if to.contains(where: { !new.sections.indices.contains($0) }) { return "no such new section" }
    guard let sources = sources() else { return "the number of sections is wrong" }
    for (index, source) in sources.enumerated() {
      if let source, old.sections[source].id != new.sections[index].id {
        return "section \(index) should not be what was section \(source)"
      }
    }
    return nil
  }

  private func pathFault() -> String? {
    let from = updates.deletedRows + updates.movedRows.map(\.from)
    let to = updates.insertedRows + updates.movedRows.map(\.to)
    if Set(from).count < from.count { return "an old row is named twice" }
    if Set(to).count < to.count { return "a new row is named twice" }
    let before = from + updates.reconfiguredRows
    if before.contains(where: { !old.contains($0) }) { return "no such old row" }
    if to.contains(where: { !new.contains($0) }) { return "no such new row" }
    if before.contains(where: { updates.deletedSections.contains($0.section) }) {
      return "a row of a deleted section is named"
    }
    if to.contains(where: { updates.insertedSections.contains($0.section) }) {
      return "a row of an inserted section is named"
    }
    if !Set(updates.reconfiguredRows).isDisjoint(with: updates.deletedRows) {
      return "a deleted row is reconfigured"
    }
    return orderFault()
  }

  private func orderFault() -> String? {
    for rows in [updates.deletedRows, updates.insertedRows, updates.reconfiguredRows]
    where zip(rows, rows.dropFirst()).contains(where: { $0 >= $1 }) {
      return "\(rows) is not in order"
    }
    let targets = updates.movedRows.map(\.to)
    return targets == targets.sorted() ? nil : "the moves are not in order"
  }

  private func rowFault() -> String? {
    guard let sources = sources() else { return nil }
    let movedTo = Dictionary(uniqueKeysWithValues: updates.movedRows.map { ($0.to, $0.from) })
    let inserted = Set(updates.insertedRows)
    let gone = Set(updates.deletedRows + updates.movedRows.map(\.from))
    let reconfigured = Set(updates.reconfiguredRows)
    for (index, source) in sources.enumerated() {
      guard let source else { continue }
      var rest = old.sections[source].indices.map { TableIndexPath(section: source, row: $0) }
        .filter { !gone.contains($0) }[...]
      for row in new.sections[index].indices {
        let place = TableIndexPath(section: index, row: row)
        if inserted.contains(place) { continue }
        guard let from = movedTo[place] ?? rest.popFirst() else { return "no row for \(place)" }
        if old[from].id != new[place].id { return "\(place) should not be what was \(from)" }
        if Item.isReplaced(old: old[from], new: new[place]) { return "\(from) keeps its cell" }
        if reconfigured.contains(from) != (old[from] != new[place]) {
          return "\(from) is reconfigured without need, or needs to be"
        }
      }
      if !rest.isEmpty { return "\(rest) went nowhere" }
    }
    return nil
  }
}

/// The fault of the difference of two snapshots, or nil.
func fault(
  from old: TableSnapshot<Item>, to new: TableSnapshot<Item>, _ difference: TableDifference
) -> String? {
  Replay(old: old, new: new, updates: difference.updates).firstFault().map {
    "\($0), from \(brief(old)) to \(brief(new)) by \(difference.updates)"
  }
}

func brief(_ snapshot: TableSnapshot<Item>) -> String {
  snapshot.sections.map { section in
    "\(section.id)\(section.map { "\($0.id)\($0.text)\($0.kind == 0 ? "" : "k")" })"
  }.joined(separator: " ")
}
