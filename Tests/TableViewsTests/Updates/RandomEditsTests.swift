import Tables
import TestSupport
import Testing

/// Random changes of a data source under a table that scrolls.
///
/// The screen must be that of a new table, in the cells that the surviving rows had. Heights are known or
/// measured; in some worlds models ask and change the source as they end.
@Suite struct RandomEditsTests {
  private static let seeds: Range<UInt64> = TestScale.isFull ? 0..<2_000 : 0..<60

  @Test(arguments: seeds)
  func `after any change the screen is that of a new table, and rows keep their cells`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let world = EditedWorld(using: &generator)
    for step in 0..<20 {
      let event = world.change(using: &generator)
      let fault = world.fault()
      try #require(fault == nil, "seed \(seed), step \(step), \(event): \(fault ?? "")")
    }
  }
}
