import TableModels
import TestSupport
import Testing

/// Larger batches than those of the small worlds, at random; the seed of a failure is printed.
@Suite struct RandomUpdatesTests {
  static let scale = TestScale.current

  @Test func `both referees agree on random batches of three to eight announcements`() {
    var generator = SeededGenerator(seed: 46)
    let count = min(200_000, 1_500 * Self.scale)
    var disagreements: [String] = []
    for number in 0..<count {
      let before = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        Int.random(in: 0...5, using: &generator)
      }
      let announcements = Announcement.all(before: before)
      var updates = TableUpdates()
      for _ in 0..<Int.random(in: 3...8, using: &generator) {
        announcements.randomElement(using: &generator)?(&updates)
      }
      let plausible = updates.plausibleCounts(from: before)
      guard let after = plausible.randomElement(using: &generator) else { continue }
      let names = Set(updates.violations(from: before, to: after).map(\.name))
      let slow = SlowReferee(updates, from: before, to: after)
      if names != slow.names || names.isEmpty != slow.isPossible {
        disagreements.append("\(number): \(before) → \(after): \(updates)")
      }
    }
    #expect(disagreements.prefix(3) == [])
  }

  @Test func `a valid batch is accepted, and replays to its target at once and in steps`() throws {
    for seed in 0..<UInt64(1_000 * Self.scale) {
      var generator = SeededGenerator(seed: seed)
      let change = RandomChange(sections: 4, rows: 7, using: &generator)
      let violations = change.updates.violations(from: change.old, to: change.new)
      #expect(violations == [], "seed \(seed)")
      let replayed = try change.updates.applied(to: change.old, insertingFrom: change.new)
      #expect(replayed == change.new, "seed \(seed)")

      var stepped = change.old
      let steps = try change.updates.sequentialSteps(
        from: change.old.rowCounts, to: change.new.rowCounts)
      for step in steps { stepped.perform(step, readingFrom: change.new) }
      #expect(stepped == change.new, "seed \(seed)")
    }
  }

  @Test func `a large batch replays to its target in steps`() throws {
    var generator = SeededGenerator(seed: 99)
    var change = RandomChange(sections: 6, rows: 600, using: &generator)
    while change.updates.movedRows.count < 100 {
      change = RandomChange(sections: 6, rows: 600, using: &generator)
    }
    var stepped = change.old
    let steps = try change.updates.sequentialSteps(
      from: change.old.rowCounts, to: change.new.rowCounts)
    for step in steps { stepped.perform(step, readingFrom: change.new) }
    #expect(stepped == change.new)
  }

  @Test func `a valid batch with one count changed is refused`() {
    var refused = 0
    for seed in 0..<UInt64(1_000 * Self.scale) {
      var generator = SeededGenerator(seed: seed)
      let change = RandomChange(sections: 4, rows: 7, using: &generator)
      var after = change.new.rowCounts
      let whole = change.updates.insertedSections.count + change.updates.reloadedSections.count
      guard whole == 0, let section = after.indices.randomElement(using: &generator) else {
        continue
      }
      after[section] += after[section] > 0 && generator.oneIn(2) ? -1 : 1
      let violations = change.updates.violations(from: change.old.rowCounts, to: after)
      #expect(violations.map(\.name).contains("rowCountMismatch"), "seed \(seed)")
      refused += 1
    }
    #expect(refused > 250)
  }

  @Test func `a valid batch with one announcement left out is refused`() {
    var refused = 0
    for seed in 0..<UInt64(1_000 * Self.scale) {
      var generator = SeededGenerator(seed: seed)
      let change = RandomChange(sections: 4, rows: 7, using: &generator)
      var updates = change.updates
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: _ = updates.deletedRows.popLast()
      case 1: _ = updates.insertedRows.popLast()
      default: _ = updates.insertedSections.popLast()
      }
      guard updates != change.updates else { continue }
      let after = change.new.rowCounts
      #expect(!updates.violations(from: change.old.rowCounts, to: after).isEmpty, "seed \(seed)")
      refused += 1
    }
    #expect(refused > 250)
  }

  @Test func `a valid batch with one row given a second fate is refused`() {
    var refused = 0
    for seed in 0..<UInt64(1_000 * Self.scale) {
      var generator = SeededGenerator(seed: seed)
      let change = RandomChange(sections: 4, rows: 7, using: &generator)
      guard let move = change.updates.movedRows.randomElement(using: &generator) else { continue }
      let before = change.old.rowCounts
      let after = change.new.rowCounts
      var updates = change.updates
      updates.deleteRows(at: [move.from])
      #expect(updates.violations(from: before, to: after).contains(.deleteAndMove(move)))
      updates = change.updates
      updates.reloadRows(at: [move.from])
      #expect(updates.violations(from: before, to: after) == [.reloadAndMove(move)])
      updates = change.updates
      updates.insertRows(at: [move.to])
      #expect(updates.violations(from: before, to: after).contains(.insertAndMove(move)))
      refused += 1
    }
    #expect(refused > 250)
  }
}
