import TableModels
import TestSupport
import Testing

/// Every small world: all pairs of snapshots up to a size.
@Suite struct SmallWorldDifferenceTests {
  /// All snapshots of at most two sections with at most three rows each, of four unique ids.
  private static let unique: [TableSnapshot<Item>] = {
    let single: [[SectionID]] = [["a"], ["b"]]
    let double: [[SectionID]] = [["a", "b"], ["b", "a"]]
    let rows = arrangements(of: [1, 2, 3, 4], upTo: 3)
    return [TableSnapshot()]
      + single.flatMap { ids in rows.map { table((ids[0], $0)) } }
      + double.flatMap { ids in
        rows.flatMap { first in
          rows.filter { Set($0).isDisjoint(with: first) }.map { second in
            table((ids[0], first), (ids[1], second))
          }
        }
      }
  }()

  @Test func `each difference of unique ids leads to its target with the fewest moves`() {
    #expect(Self.unique.count == 509)
    var workspace = DifferenceWorkspace()
    var generator = SeededGenerator(seed: 1)
    var number = 0
    for old in Self.unique {
      for target in Self.unique {
        number += 1
        let hash = ItemID.Hash.allCases[number % ItemID.Hash.allCases.count]
        let new = varied(target, using: &generator).hashed(by: hash)
        guard TestScale.isFull || number % 41 == 0 else { continue }
        let old = old.hashed(by: hash)
        let difference = new.difference(
          from: old, using: &workspace, isReplaced: Item.isReplaced)
        #expect(
          difference.updates.violations(from: old.rowCounts, to: new.rowCounts).isEmpty,
          "from \(brief(old)) to \(brief(new))")
        let fewest = FewestMoves(from: old, to: new)
        if let fault = fault(from: old, to: new, difference)
          ?? moveFault(difference.updates, fewest, old, new)
        {
          Issue.record("\(fault)")
          return
        }
      }
    }
  }

  @Test func `each difference of lists with duplicates leads to its target`() {
    let lists = sequences(of: [1, 2], upTo: 4).map { list($0) }
    #expect(lists.count == 31)
    var workspace = DifferenceWorkspace()
    var generator = SeededGenerator(seed: 2)
    for old in lists {
      for target in lists {
        for round in 0..<(TestScale.isFull ? 100 : 3) {
          let hash = ItemID.Hash.allCases[
            (target.numberOfRows + round) % ItemID.Hash.allCases.count]
          let new = varied(target, using: &generator).hashed(by: hash)
          let old = old.hashed(by: hash)
          let difference = new.difference(
            from: old, using: &workspace, isReplaced: Item.isReplaced)
          #expect(
            difference.updates.violations(from: old.rowCounts, to: new.rowCounts).isEmpty,
            "from \(brief(old)) to \(brief(new))")
          if let fault = fault(from: old, to: new, difference) { Issue.record("\(fault)") }
        }
      }
    }
  }

  private func moveFault(
    _ updates: TableUpdates, _ fewest: FewestMoves, _ old: TableSnapshot<Item>,
    _ new: TableSnapshot<Item>
  ) -> String? {
    guard
      (updates.movedSections.count, updates.movedRows.count) != (fewest.sections, fewest.rows)
    else { return nil }
    return "\(fewest) would do, from \(brief(old)) to \(brief(new)) by \(updates)"
  }
}

/// The same rows, some with another text or another kind.
func varied(
  _ snapshot: TableSnapshot<Item>, using generator: inout SeededGenerator
) -> TableSnapshot<Item> {
  var copy = snapshot
  for section in copy.sections.indices {
    for row in copy.sections[section].indices {
      switch generator.next() % 8 {
      case 0, 1: copy.sections[section][row].text = "'"
      case 2: copy.sections[section][row].kind = 1
      default: break
      }
    }
  }
  return copy
}

/// All sequences of different elements up to a length.
private func arrangements(of elements: [Int], upTo length: Int) -> [[Int]] {
  sequences(of: elements, upTo: length).filter { Set($0).count == $0.count }
}

/// All sequences of elements up to a length.
private func sequences(of elements: [Int], upTo length: Int) -> [[Int]] {
  var all: [[Int]] = [[]]
  var longest: [[Int]] = [[]]
  for _ in 0..<length {
    longest = longest.flatMap { start in elements.map { start + [$0] } }
    all += longest
  }
  return all
}
