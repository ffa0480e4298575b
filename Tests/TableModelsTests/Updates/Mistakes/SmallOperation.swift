import TableModels

/// One announcement about a small table.
enum SmallOperation: Hashable {
  case deleteRow(TableIndexPath)
  case insertRow(TableIndexPath)
  case moveRow(TableIndexPath, TableIndexPath)
  case reloadRow(TableIndexPath)
  case deleteSection(Int)
  case insertSection(Int)
  case moveSection(Int, Int)
  case reloadSection(Int)

  func add(to updates: inout TableUpdates) {
    switch self {
    case .deleteRow(let path): updates.deleteRows(at: [path])
    case .insertRow(let path): updates.insertRows(at: [path])
    case .moveRow(let from, let to): updates.moveRow(at: from, to: to)
    case .reloadRow(let path): updates.reloadRows(at: [path])
    case .deleteSection(let section): updates.deleteSections([section])
    case .insertSection(let section): updates.insertSections([section])
    case .moveSection(let from, let to): updates.moveSection(from, toSection: to)
    case .reloadSection(let section): updates.reloadSections([section])
    }
  }

  /// The same verb with one place changed, to any of these tables or to one that is in none of them.
  func elsewhere(from before: [Int], to after: [Int]) -> [SmallOperation] {
    Self.all(from: before, to: after, beyond: 1).filter { other in
      switch (self, other) {
      case (.moveRow(let from, let to), .moveRow(let otherFrom, let otherTo)):
        (from == otherFrom) != (to == otherTo)
      case (.moveSection(let from, let to), .moveSection(let otherFrom, let otherTo)):
        (from == otherFrom) != (to == otherTo)
      default: verb == other.verb && self != other
      }
    }
  }

  var verb: Int {
    switch self {
    case .deleteRow: 0
    case .insertRow: 1
    case .moveRow: 2
    case .reloadRow: 3
    case .deleteSection: 4
    case .insertSection: 5
    case .moveSection: 6
    case .reloadSection: 7
    }
  }

  /// The announcement that leads back; a reload leads nowhere.
  var reversed: SmallOperation {
    switch self {
    case .deleteRow(let path): .insertRow(path)
    case .insertRow(let path): .deleteRow(path)
    case .moveRow(let from, let to): .moveRow(to, from)
    case .deleteSection(let section): .insertSection(section)
    case .insertSection(let section): .deleteSection(section)
    case .moveSection(let from, let to): .moveSection(to, from)
    case .reloadRow, .reloadSection: self
    }
  }

  /// Every announcement between two tables.
  static func all(from before: [Int], to after: [Int], beyond: Int = 0) -> [SmallOperation] {
    let old = paths(before, beyond)
    let new = paths(after, beyond)
    let oldSections = Array(0..<before.count + beyond)
    let newSections = Array(0..<after.count + beyond)
    return old.map { .deleteRow($0) } + new.map { .insertRow($0) } + old.map { .reloadRow($0) }
      + old.flatMap { from in new.map { .moveRow(from, $0) } }
      + oldSections.map { .deleteSection($0) } + newSections.map { .insertSection($0) }
      + oldSections.flatMap { from in newSections.map { .moveSection(from, $0) } }
      + oldSections.map { .reloadSection($0) }
  }

  private static func paths(_ counts: [Int], _ beyond: Int) -> [TableIndexPath] {
    counts.indices.flatMap { section in
      (0..<max(0, counts[section] + beyond)).map { TableIndexPath(section: section, row: $0) }
    } + (beyond > 0 ? [TableIndexPath(section: counts.count, row: 0)] : [])
  }
}
