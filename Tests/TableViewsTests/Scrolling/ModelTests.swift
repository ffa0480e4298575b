import Tables
import TestSupport
import Testing

/// Random edits, scrolls, measurements and resizes, compared with an array of rows that is searched
/// from the top each time.
///
/// `TABLES_TEST_SCALE=full` runs a hundred thousand steps.
@Suite struct ModelTests {
  /// Some, and those in which something was once wrong.
  private static let seeds: [UInt64] =
    TestScale.isFull ? Array(0..<2_000) : Array(0..<60) + [887, 1152, 1202, 1326, 1908]

  @Test(arguments: seeds)
  func `what is visible is exact, and stays where the reader looks`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let world = AnchoredWorld(using: &generator)
    var events = ["start"]
    for _ in 0..<50 {
      let fault = world.fault()
      try #require(fault == nil, "seed \(seed): \(events.joined(separator: "; ")): \(fault ?? "")")
      events.append(world.takeStep(using: &generator))
    }
  }
}
