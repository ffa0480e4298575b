import TableModels

/// Sections of rows as plain arrays, with the ids of the sections: the obvious model of a snapshot.
struct PlainRows: Equatable {
  struct Section: Equatable {
    var id: SectionID
    var rows: [Int]
    var count: Int { rows.count }
  }

  var sections: [Section]

  /// Sections of so many rows, all different: 0, 1, 2 … and 100, 101, 102 …
  init(_ counts: [Int]) {
    sections = counts.enumerated().map { section, count in
      Section(id: SectionID(section), rows: (0..<count).map { section * 100 + $0 })
    }
  }

  /// Creates the content of a snapshot by reading it row by row.
  init(_ snapshot: TableSnapshot<Int>) {
    sections = (0..<snapshot.numberOfSections).map { section in
      Section(
        id: snapshot.sections[section].id,
        rows: (0..<snapshot.numberOfRows(inSection: section)).map { snapshot[[section, $0]] })
    }
  }

  func snapshot(isProvided: Bool) -> TableSnapshot<Int> {
    TableSnapshot(
      sections: sections.map { section in
        guard isProvided else { return TableSection(id: section.id, section.rows) }
        return TableSection(id: section.id, count: section.count) { section.rows[$0] }
      })
  }
}

/// One edit of a snapshot, as a value. What it adds is -1, in a section of its own -2.
enum SnapshotEdit {
  case append(section: Int)
  case insert(TableIndexPath)
  case remove(TableIndexPath)
  case replace(TableIndexPath)
  case move(TableIndexPath, to: TableIndexPath)
  case insertSection(Int)
  case removeSection(Int)
  case moveSection(Int, to: Int)
}

extension SnapshotEdit {
  /// Every edit that is legal on sections of so many rows.
  static func all(on counts: [Int]) -> [SnapshotEdit] {
    let rows = paths(on: counts, extra: 0)
    let moves = rows.flatMap { source in
      var counts = counts
      counts[source.section] -= 1
      return paths(on: counts, extra: 1).map { SnapshotEdit.move(source, to: $0) }
    }
    let sectionMoves = counts.indices.flatMap { source in
      counts.indices.map { SnapshotEdit.moveSection(source, to: $0) }
    }
    return counts.indices.map { .append(section: $0) }
      + paths(on: counts, extra: 1).map { .insert($0) }
      + rows.map { .remove($0) } + rows.map { .replace($0) } + moves
      + (0...counts.count).map { .insertSection($0) }
      + counts.indices.map { .removeSection($0) } + sectionMoves
  }

  private static func paths(on counts: [Int], extra: Int) -> [TableIndexPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count + extra).map { TableIndexPath(section: section, row: $0) }
    }
  }

  /// Makes the edit, and gives back the models that it gave back.
  func apply(to snapshot: inout TableSnapshot<Int>) -> [Int] {
    switch self {
    case .append(let section): snapshot.append(-1, toSection: section)
    case .insert(let path): snapshot.insert(-1, at: path)
    case .remove(let path): return [snapshot.remove(at: path)]
    case .replace(let path): return [snapshot.replace(at: path, with: -1)]
    case .move(let source, let target): snapshot.move(from: source, to: target)
    case .insertSection(let index):
      snapshot.insertSection(TableSection(id: "new", [-2]), at: index)
    case .removeSection(let index): return Array(snapshot.removeSection(at: index))
    case .moveSection(let source, let target): snapshot.moveSection(from: source, to: target)
    }
    return []
  }

  /// The same on plain arrays.
  func apply(to plain: inout PlainRows) -> [Int] {
    switch self {
    case .append(let section): plain.sections[section].rows += [-1]
    case .insert(let path): plain.sections[path.section].rows.insert(-1, at: path.row)
    case .remove(let path): return [plain.sections[path.section].rows.remove(at: path.row)]
    case .replace(let path):
      defer { plain.sections[path.section].rows[path.row] = -1 }
      return [plain.sections[path.section].rows[path.row]]
    case .move(let source, let target):
      let model = plain.sections[source.section].rows.remove(at: source.row)
      plain.sections[target.section].rows.insert(model, at: target.row)
    case .insertSection(let index):
      plain.sections.insert(PlainRows.Section(id: "new", rows: [-2]), at: index)
    case .removeSection(let index): return plain.sections.remove(at: index).rows
    case .moveSection(let source, let target):
      plain.sections.insert(plain.sections.remove(at: source), at: target)
    }
    return []
  }
}
