import TableModels
import TestSupport
import Testing

/// Random snapshots, larger than small worlds.
@Suite struct RandomDifferenceTests {
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `each random difference is valid and leads to its target with the fewest moves`(seed: UInt64)
  {
    var world = RandomWorld(seed: seed)
    var workspace = DifferenceWorkspace()
    for round in 0..<(TestScale.isFull ? 250_000 : 1_000) {
      let old = world.snapshot()
      let new = world.change(of: old)
      let difference = new.difference(from: old, using: &workspace, isReplaced: Item.isReplaced)
      let fewest = world.hasDuplicates ? nil : longestStays(from: old, to: new)
      if let fault = fault(from: old, to: new, difference) {
        Issue.record("seed \(seed), round \(round): \(fault)")
        return
      }
      let violations = difference.updates.violations(from: old, to: new)
      if !violations.isEmpty {
        Issue.record("seed \(seed), round \(round): \(violations), from \(brief(old))")
        return
      }
      if let fewest, difference.updates.movedRows.count != fewest {
        let pair = "from \(brief(old)) to \(brief(new)) by \(difference.updates)"
        Issue.record("seed \(seed), round \(round): \(fewest) moves would do, \(pair)")
        return
      }
    }
  }

  /// Every length around those at which the words of the search for moves are full.
  @Test(arguments: [63, 64, 65, 127, 128, 129, 4_095, 4_096, 4_097])
  func `lists of any length are moved with the fewest moves`(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let numbers = Array(0..<count)
    for new in [numbers.reversed(), numbers.shuffled(using: &generator), numbers.rotated(by: 7)] {
      let difference = list(new).difference(from: list(numbers))
      #expect(fault(from: list(numbers), to: list(new), difference) == nil)
      #expect(difference.updates.movedRows.count == count - longestIncrease(of: new))
    }
  }
}

extension [Int] {
  fileprivate func rotated(by distance: Int) -> [Int] {
    Array(self[distance...] + self[..<distance])
  }
}

/// The fewest row moves between snapshots with unique ids, by comparing every row with every other.
private func longestStays(from old: TableSnapshot<Item>, to new: TableSnapshot<Item>) -> Int {
  var places: [ItemID: TableIndexPath] = [:]
  for (number, section) in old.sections.enumerated() {
    for row in section.indices { places[section[row].id] = [number, row] }
  }
  var moves = 0
  for section in new.sections {
    guard let home = old.sectionIndex(of: section.id) else { continue }
    var inSection: [Int] = []
    for row in section {
      guard let place = places[row.id], !Item.isReplaced(old: old[place], new: row),
        new.sectionIndex(of: old.sections[place.section].id) != nil
      else { continue }
      if place.section == home { inSection.append(place.row) } else { moves += 1 }
    }
    moves += inSection.count - longestIncrease(of: inSection)
  }
  return moves
}

/// The length of the longest increasing subsequence, slowly.
private func longestIncrease(of numbers: [Int]) -> Int {
  var lengths: [Int] = []
  for (index, number) in numbers.enumerated() {
    var longest = 0
    for earlier in 0..<index where numbers[earlier] < number {
      longest = max(longest, lengths[earlier])
    }
    lengths.append(longest + 1)
  }
  return lengths.max() ?? 0
}
