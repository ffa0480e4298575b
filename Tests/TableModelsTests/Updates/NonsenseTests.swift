import TableModels
import TestSupport
import Testing

/// Nothing that can be written in a batch traps: not out of range, not contradictory, not absurd.
@Suite struct NonsenseTests {
  static let numbers = [
    0, 1, 2, 3, 7, -1, -2, 1000, Int(Int32.max), .max - 1, .max, .min, .min + 1,
  ]

  private func nonsense(using generator: inout SeededGenerator) -> TableUpdates {
    func number() -> Int { Self.numbers.randomElement(using: &generator) ?? 0 }
    func path() -> TableIndexPath { TableIndexPath(section: number(), row: number()) }
    var updates = TableUpdates()
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: updates.deleteRows(at: [path(), path()])
      case 1: updates.insertRows(at: [path()])
      case 2: updates.reloadRows(at: [path()])
      case 3: updates.reconfigureRows(at: [path()])
      case 4: updates.moveRow(at: path(), to: path())
      case 5: updates.deleteSections([number()])
      case 6: updates.insertSections([number(), number()])
      case 7: updates.moveSection(number(), toSection: number())
      default: updates.reloadSections([number()])
      }
    }
    return updates
  }

  @Test func `nonsense is judged, described and explained without a trap`() {
    var generator = SeededGenerator(seed: 7)
    var refused = 0
    let count = 2_000 * TestScale.current
    for _ in 0..<count {
      let updates = nonsense(using: &generator)
      let before = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        Self.numbers.randomElement(using: &generator) ?? 0
      }
      let after = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        Self.numbers.randomElement(using: &generator) ?? 0
      }
      _ = updates.portabilityWarnings(from: before, to: after).map(\.description)
      do {
        _ = try updates.sequentialSteps(from: before, to: after)
      } catch {
        refused += 1
        #expect(!error.causes.isEmpty)
        #expect(error.description.utf8.count < 6_000)
      }
    }
    #expect(refused > count * 9 / 10)
  }

  @Test func `nonsense on a snapshot is thrown`() {
    var generator = SeededGenerator(seed: 8)
    let old = TableSnapshot(sections: [
      TableSection(id: 0, ["a", "b"]), TableSection(id: 1, ["c"]),
    ])
    for _ in 0..<1_000 {
      let updates = nonsense(using: &generator)
      let isValid = updates.violations(from: [2, 1], to: [2, 1]).isEmpty
      let replayed = try? updates.applied(to: old, insertingFrom: old)
      #expect((replayed != nil) == isValid)
    }
  }

  @Test func `a negative number of rows is never accepted`() {
    var updates = TableUpdates()
    #expect(updates.violations(from: [-1], to: [-1]) == [.negativeRowCount(-1, section: 0)])
    updates.reloadSections([0])
    #expect(updates.violations(from: [3], to: [.min]) == [.negativeRowCount(.min, section: 0)])
  }

  @Test func `counts at the end of the integers do not overflow`() {
    var updates = TableUpdates()
    updates.insertRows(at: [[0, 0]])
    #expect(updates.violations(from: [.max], to: [.max]).map(\.name) == ["rowCountMismatch"])
    #expect(updates.violations(from: [.max - 1], to: [.max]) == [])
    updates.deleteRows(at: [[0, 1]])
    for (before, after) in [(Int.max, Int.min), (.min, .max), (.max, 0), (.min, 0)] {
      let error = #expect(throws: InvalidTableUpdate.self) {
        try updates.checked(from: [before], to: [after])
      }
      #expect(error?.causes.isEmpty == false)
    }
  }
}
