import TableModels
import TestSupport
import Testing

/// Every single mistake in every small right batch, and the causes that are named for it.
@Suite struct CausesOfMistakesTests {
  /// The refused batches that single mistakes make of right ones, each with the mistakes planted.
  static func planted(stride: Int) -> [SmallBatch: Set<Mistake>] {
    var seen: [SmallBatch: Set<Mistake>] = [:]
    var number = 0
    for before in [[]] + (1...2).flatMap({ SmallBatch.tables(sections: $0, rows: 2) }) {
      let operations = SmallOperation.all(from: before, to: before.map { $0 + 1 } + [0])
      for (index, first) in operations.enumerated() {
        for second in [nil] + operations[(index + 1)...].map({ Optional($0) }) {
          number += 1
          guard number % stride == 0 else { continue }
          let announced = SmallBatch(
            before: before, operations: [first] + (second.map { [$0] } ?? []), after: [])
          for after in announced.outcomes {
            let right = SmallBatch(before: before, operations: announced.operations, after: after)
            for mistake in Mistake.allCases {
              for wrong in mistake.planted(in: right) where !wrong.isRight {
                seen[wrong, default: []].insert(mistake)
              }
            }
          }
        }
      }
    }
    return seen
  }

  @Test func `the first cause is the mistake, and no cause claims what its numbers refute`() {
    let planted = Self.planted(stride: TestScale.stride(97))
    var score = Score()
    for (seen, mistakes) in planted { score.add(seen, mistakes) }
    print("causes of \(score)")
    #expect(planted.count > 500)
    #expect(score.hits == planted.count)
    #expect(score.named > planted.count)
    #expect(score.wrong.prefix(3) == [])
  }
}

/// The record of causes that name planted mistakes.
private struct Score: CustomStringConvertible {
  private var count = 0
  /// The number of times that the first cause names a mistake which explains the batch.
  var hits = 0
  /// The number of times that it names a planted one.
  private var exact = 0
  var named = 0
  private var refuted = 0
  var wrong: [String] = []

  mutating func add(_ seen: SmallBatch, _ mistakes: Set<Mistake>) {
    let error = InvalidTableUpdate(
      before: seen.before, updates: seen.updates, after: seen.after,
      violations: seen.updates.violations(from: seen.before, to: seen.after))
    let causes = error.causes.map(\.rawValue)
    let claims = CauseClaims(seen: seen)
    let refuted = causes.filter { !claims.hold($0) }
    let meant = CauseClaims.mistakes(causes.first ?? "none")
    let isHit = meant.contains { mistakes.contains($0) || $0.explains(seen) }
    count += 1
    named += causes.count
    self.refuted += refuted.count
    hits += isHit ? 1 : 0
    exact += mistakes.isDisjoint(with: meant) ? 0 : 1
    if !isHit || !refuted.isEmpty {
      wrong.append("\(seen): \(causes) for \(mistakes), refuted \(refuted)")
    }
  }

  var description: String {
    "\(count) mistakes: the first of its class in \(hits), one that was planted in \(exact); "
      + "\(named) named, \(refuted) of them refuted"
  }
}
