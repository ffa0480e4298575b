import TableModels

/// Every announcement about a small table, those that go wrong by one included.
enum Announcement {
  typealias Add = (inout TableUpdates) -> Void

  static func all(before: [Int]) -> [Add] {
    let old = paths(in: before, beyond: 0) + [[0, -1]]
    let new = paths(in: before + [1], beyond: 1)
    let oldSections = Array(0...before.count)
    let newSections = Array(0...before.count + 1)
    var all: [Add] = []
    for path in old {
      all.append { $0.deleteRows(at: [path]) }
      all.append { $0.reloadRows(at: [path]) }
      all.append { $0.reconfigureRows(at: [path]) }
      for target in new { all.append { $0.moveRow(at: path, to: target) } }
    }
    for path in new { all.append { $0.insertRows(at: [path]) } }
    for section in oldSections {
      all.append { $0.deleteSections([section]) }
      all.append { $0.reloadSections([section]) }
      for target in newSections { all.append { $0.moveSection(section, toSection: target) } }
    }
    for section in newSections { all.append { $0.insertSections([section]) } }
    return all
  }

  /// The rows of a table, one more in each section, and one in a section more.
  private static func paths(in counts: [Int], beyond: Int) -> [TableIndexPath] {
    counts.indices.flatMap { section in
      (0...counts[section] + beyond).map { TableIndexPath(section: section, row: $0) }
    } + [[counts.count, 0]]
  }
}

extension TableUpdates {
  /// The counts that a batch announces if it is read with good will, and counts near to them.
  func plausibleCounts(from before: [Int]) -> [[Int]] {
    var counts = before
    for path in Set(deletedRows) where counts.indices.contains(path.section) {
      counts[path.section] -= 1
    }
    for move in Set(movedRows) where counts.indices.contains(move.from.section) {
      counts[move.from.section] -= 1
    }
    for section in Set(deletedSections).sorted(by: >) where counts.indices.contains(section) {
      counts.remove(at: section)
    }
    for move in Set(movedSections)
    where counts.indices.contains(move.from) && counts.indices.contains(move.to) {
      counts.insert(counts.remove(at: move.from), at: move.to)
    }
    for section in Set(insertedSections).sorted() where section <= counts.count {
      counts.insert(1, at: section)
    }
    for path in Set(insertedRows).union(movedRows.map(\.to))
    where counts.indices.contains(path.section) {
      counts[path.section] += 1
    }
    var all = [counts, counts + [1], Array(counts.dropLast()), before]
    for section in counts.indices {
      for change in [-1, 1] {
        var other = counts
        other[section] += change
        all.append(other)
      }
    }
    return Array(Set(all)).sorted { $0.lexicographicallyPrecedes($1) }
  }
}
