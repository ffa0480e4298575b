import TableModels
import TestSupport
import Testing

/// Every batch of at most two announcements in every small table, compared with the slow referee.
///
/// The tables have at most two sections of at most three rows; the counts are the announced ones
/// and those near to them.
@Suite struct SmallWorldsTests {
  static let tables: [[Int]] =
    [[]] + (0...3).map { [$0] } + (0...3).flatMap { first in (0...3).map { [first, $0] } }

  @Test func `the fast and the slow referee agree on every small batch`() {
    let stride = TestScale.stride(211)
    var checks = 0
    var valid = 0
    var number = 0
    for before in Self.tables {
      let announcements = Announcement.all(before: before)
      for (index, first) in announcements.enumerated() {
        for second in [{ _ in }] + announcements[index...] {
          number += 1
          guard number % stride == 0 else { continue }
          var updates = TableUpdates()
          first(&updates)
          second(&updates)
          for after in updates.plausibleCounts(from: before) {
            checks += 1
            valid += agree(updates, from: before, to: after) ? 1 : 0
          }
        }
      }
    }
    print("small worlds: \(checks) batches, \(valid) of them valid, one in \(stride)")
    #expect(checks > 5_000)
    #expect(valid > 50)
  }

  /// Holds both referees against each other; gives back whether the batch is valid.
  private func agree(_ updates: TableUpdates, from before: [Int], to after: [Int]) -> Bool {
    let violations = updates.violations(from: before, to: after)
    let slow = SlowReferee(updates, from: before, to: after)
    let names = Set(violations.map(\.name))
    let agree = violations.isEmpty == slow.isPossible && names == slow.names
    if !agree {
      Issue.record(
        """
        \(before) → \(after): \(updates)
        fast: \(names.sorted()), slow: \(slow.names.sorted()), possible: \(slow.isPossible)
        """)
    }
    return violations.isEmpty
  }
}
