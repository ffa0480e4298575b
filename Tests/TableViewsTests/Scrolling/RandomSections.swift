import Tables
import TestSupport

/// Sections of rows of all heights, often of none, that change at random.
struct RandomSections {
  private(set) var all: [TableSection<TallRow>] = []
  private var nextID = 0

  /// Goes back to what was before, without an id that is used again.
  mutating func restore(_ sections: [TableSection<TallRow>]) { all = sections }

  mutating func change(using generator: inout SeededGenerator) {
    guard let section = all.indices.randomElement(using: &generator) else {
      return insertSection(using: &generator)
    }
    let row = all[section].indices.randomElement(using: &generator)
    switch (Int.random(in: 0..<12, using: &generator), row) {
    case (0, _): insertSection(using: &generator)
    case (1, _): all.remove(at: section)
    case (2, _):
      let moved = all.remove(at: section)
      all.insert(moved, at: Int.random(in: 0...all.count, using: &generator))
    case (3, let row?):
      let moved = all[section].remove(at: row)
      let target = Int.random(in: 0..<all.count, using: &generator)
      all[target].insert(
        moved, at: Int.random(in: 0...all[target].count, using: &generator))
    case (4, let row?):
      all[section][row].height = height(using: &generator)
    case (5, _) where Int.random(in: 0..<3, using: &generator) == 0:
      let height = Bool.random(using: &generator) ? 0 : height(using: &generator)
      for row in all[section].indices { all[section][row].height = height }
    case (5...7, let row?): all[section].remove(at: row)
    default:
      let place = Int.random(in: 0...all[section].count, using: &generator)
      all[section].insert(makeRow(using: &generator), at: place)
    }
  }

  mutating func insertSection(using generator: inout SeededGenerator) {
    let rows = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
      makeRow(using: &generator)
    }
    nextID += 1
    let header = Bool.random(using: &generator) ? "header" : nil
    all.insert(
      TableSection(id: SectionID(nextID), header: header, rows),
      at: Int.random(in: 0...all.count, using: &generator))
  }

  private mutating func makeRow(using generator: inout SeededGenerator) -> TallRow {
    nextID += 1
    return TallRow(
      id: nextID, height: height(using: &generator),
      extra: [0, 0, 12, 40].randomElement(using: &generator) ?? 0)
  }

  private func height(using generator: inout SeededGenerator) -> Double {
    [0, 0, 4, 16, 16, 17.25, 40, 130].randomElement(using: &generator) ?? 16
  }
}
