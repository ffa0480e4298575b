import Measurements

extension Catalog {
  /// All suites of this program, those of reuse and kinds first.
  static func make() -> Catalog {
    Catalog(
      usual: reuse + kinds,
      others: [LadderSuite.make()] + ScrollSuite.oneKind + [SizesSuite.make()] + drawing
        + [MemorySuite.make(), FlingSuite.make()] + DifferenceSuite.make() + MovingSuite.make()
        + ApplySuite.make() + CallsSuite.make() + GeometrySuite.make())
  }

  private static var reuse: [Suite] {
    [ReuseSuite.make(), LabelsReuseSuite.make(), BreakEvenSuite.make()]
  }

  private static var kinds: [Suite] {
    ThreeKindsSuite.all + ScrollSuite.threeKinds + ManyKindsSuite.all
  }

  private static var drawing: [Suite] {
    DrawSuite.all + [DrawSuite.labels] + PageSuite.make() + ColumnTextSuite.make()
  }
}
