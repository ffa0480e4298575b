import TestSupport
import Testing
import UIKit

/// Random changes through the adapter into a table view that dies of wrong batches, beside a headless table
/// that shows the same.
@MainActor @Suite struct RandomChangesTests {
  /// 100,000 changes at scale 10.
  private static let worlds = 100
  private static var steps: Int { 100 * min(TestScale.current, 10) }

  @Test func `both worlds show the same after every change`() {
    var kinds: [String: Int] = [:]
    var done: [String: Int] = [:]
    for seed in 1...UInt64(Self.worlds) {
      var generator = SeededGenerator(seed: seed)
      let lists = PairedLists(using: &generator)
      for step in 0..<Self.steps {
        let change = lists.change(using: &generator)
        kinds[change, default: 0] += 1
        for entry in lists.tableView.done() {
          done[String(entry.prefix { $0 != " " }), default: 0] += 1
        }
        guard let difference = lists.difference(using: &generator) else { continue }
        Issue.record("seed \(seed), step \(step), after \(change): \(difference)")
        return
      }
    }
    #expect(kinds.count > 10)
    // Most changes reach the table view as batches, and some as reloads.
    #expect(done["batch", default: 0] > done["reload", default: 0])
    #expect(done["reconfigure", default: 0] > 0)
    print("\(Self.worlds * Self.steps) changes:", kinds, done)
  }
}
