import Tables
import TestSupport
import Testing

/// Tables of measured and known rows under events that come at the wrong time.
@Suite struct MixedWorldTests {
  private static let seeds: Range<UInt64> = TestScale.isFull ? 0..<2_000 : 0..<60

  @Test(arguments: seeds)
  func `whatever happens between layouts and in them, what is on show is what is there`(
    seed: UInt64
  ) throws {
    let world = MixedWorld(seed: seed)
    for step in 0..<40 {
      let fault = world.fault()
      try #require(fault == nil, "seed \(seed), step \(step): \(fault ?? "")")
      world.takeStep()
    }
  }
}
