import TableSources
import TestSupport
import Testing

/// A reuse queue against the obvious model, in all small worlds and in random large ones.
@Suite struct ReuseQueueSequencesTests {
  private static let smallWorld: [QueueStep] = [
    .dequeue(0), .dequeue(1), .enqueueOldest, .trim, .setLimit(1, 0),
  ]

  /// All sequences of up to six steps: each longer one begins with all shorter ones.
  @Test(arguments: QueueDoor.allCases, smallWorld)
  func `a queue does what arrays do, in every sequence of six steps`(
    door: QueueDoor, first: QueueStep
  ) {
    let world = Self.smallWorld
    for number in 0..<3_125 {
      var rest = number
      var steps = [first]
      for _ in 0..<5 {
        steps.append(world[rest % world.count])
        rest /= world.count
      }
      var comparison = QueueComparison(door: door)
      if let difference = comparison.firstDifference(after: steps) {
        Issue.record("\(steps): \(difference)")
      }
    }
  }

  @Test(arguments: QueueDoor.allCases, 0..<8 as Range<UInt64>)
  func `a queue does what arrays do, in long random sequences`(door: QueueDoor, seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let steps = (0..<1_000).map { _ in QueueStep.random(using: &generator) }
    var comparison = QueueComparison(door: door)
    if let difference = comparison.firstDifference(after: steps) {
      Issue.record("seed \(seed): \(difference)")
    }
  }
}

extension QueueStep {
  fileprivate static func random(using generator: inout SeededGenerator) -> QueueStep {
    let kind = Int.random(in: 0...1, using: &generator)
    switch Int.random(in: 0..<40, using: &generator) {
    case 0..<16: return .dequeue(kind)
    case 16..<26: return .enqueueOldest
    case 26..<34: return .enqueueNewest
    case 34: return .trim
    case 35, 36: return .prewarm(Int.random(in: 0...4, using: &generator), kind)
    case 37, 38: return .setLimit(Int.random(in: 0...4, using: &generator), kind)
    default: return .setLimit(nil, kind)
    }
  }
}
