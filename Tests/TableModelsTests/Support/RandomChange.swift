import TableModels
import TestSupport

/// Two snapshots and a batch that leads from one to the other, made by taking a table apart and
/// putting it together again.
struct RandomChange {
  /// A row with an identity and a content that a reload renews.
  struct Row: Identifiable, Hashable, Sendable {
    let id: Int
    var content = 0
  }

  private(set) var old = TableSnapshot<Row>()
  private(set) var new = TableSnapshot<Row>()
  private(set) var updates = TableUpdates()
  private var nextID = 1000

  /// A row of the new table, by what it was before.
  private enum Origin: Equatable {
    case inserted
    case staying(TableIndexPath)
    case moved(TableIndexPath)
  }

  /// Makes a table of at most `sections` sections of at most `rows` rows, and changes it.
  init(sections: Int, rows: Int, using generator: inout SeededGenerator) {
    var id = 0
    for section in 0..<Int.random(in: 0...sections, using: &generator) {
      let models = (0..<Int.random(in: 0...rows, using: &generator)).map { _ in
        id += 1
        return Row(id: id)
      }
      old.sections.append(TableSection(id: SectionID(section), models))
    }
    let order = arrangeSections(using: &generator)
    arrangeRows(order, using: &generator)
  }

  /// The section that each new place shows; nil for an inserted one.
  private mutating func arrangeSections(using generator: inout SeededGenerator) -> [Int?] {
    var staying: [Int] = []
    var moving: [Int] = []
    for section in old.sections.indices {
      if generator.oneIn(6) {
        updates.deleteSections([section])
      } else if generator.oneIn(4) {
        moving.append(section)
      } else {
        staying.append(section)
      }
    }
    var order: [Int?] = staying
    for section in moving {
      order.insert(section, at: Int.random(in: 0...order.count, using: &generator))
    }
    while generator.oneIn(3) {
      order.insert(nil, at: Int.random(in: 0...order.count, using: &generator))
    }
    for (place, section) in order.enumerated() {
      guard let section else {
        updates.insertSections([place])
        continue
      }
      if moving.contains(section) {
        updates.moveSection(section, toSection: place)
      } else if generator.oneIn(6) {
        updates.reloadSections([section])
      }
    }
    return order
  }

  private mutating func arrangeRows(_ order: [Int?], using generator: inout SeededGenerator) {
    var rows: [[Origin]] = []
    var moving: [TableIndexPath] = []
    for section in order {
      guard let section, !updates.reloadedSections.contains(section) else {
        rows.append([])
        continue
      }
      let kept = old.sections[section].indices.compactMap { row -> Origin? in
        let path = TableIndexPath(section: section, row: row)
        if generator.oneIn(5) {
          updates.deleteRows(at: [path])
        } else if generator.oneIn(4) {
          moving.append(path)
        } else {
          return .staying(path)
        }
        return nil
      }
      rows.append(kept)
    }
    let targets = order.indices.filter { index in
      order[index].map { !updates.reloadedSections.contains($0) } ?? false
    }
    guard !targets.isEmpty else { return finish(order, rows, using: &generator) }
    let arriving =
      moving.map { Origin.moved($0) } + (generator.oneIn(2) ? [] : [.inserted, .inserted])
    for origin in arriving.shuffled(using: &generator) {
      guard let section = targets.randomElement(using: &generator) else { continue }
      rows[section].insert(origin, at: Int.random(in: 0...rows[section].count, using: &generator))
    }
    finish(order, rows, using: &generator)
  }

  /// Announces what was done, and makes the new snapshot.
  private mutating func finish(
    _ order: [Int?], _ rows: [[Origin]], using generator: inout SeededGenerator
  ) {
    for (section, source) in order.enumerated() {
      let isWhole = source.map { updates.reloadedSections.contains($0) } ?? true
      var models: [Row] = []
      if isWhole { models = (0..<Int.random(in: 0...3, using: &generator)).map { _ in newRow() } }
      for (row, origin) in rows[section].enumerated() {
        let place = TableIndexPath(section: section, row: row)
        models.append(announce(origin, at: place, using: &generator))
      }
      let id = source.map { old.sections[$0].id } ?? SectionID("new \(section)")
      new.sections.append(TableSection(id: id, models))
    }
  }

  private mutating func announce(
    _ origin: Origin, at place: TableIndexPath, using generator: inout SeededGenerator
  ) -> Row {
    switch origin {
    case .inserted:
      updates.insertRows(at: [place])
      return newRow()
    case .staying(let path):
      var model = old[path]
      if generator.oneIn(6) {
        updates.reloadRows(at: [path])
        model.content += 1
      }
      return model
    case .moved(let path):
      updates.moveRow(at: path, to: place)
      var model = old[path]
      if generator.oneIn(3) {
        updates.reconfigureRows(at: [path])
        model.content += 1
      }
      return model
    }
  }

  private mutating func newRow() -> Row {
    nextID += 1
    return Row(id: nextID)
  }
}
