extension Suite {
  /// All suites, in the order of the report.
  static var all: [Suite] {
    [ReuseSuite.make(), BreakEvenSuite.make()] + ThreeKindsSuite.all + ManyKindsSuite.all
      + [LadderSuite.make()] + ScrollSuite.all + [SizesSuite.make()] + DrawSuite.all + [
        DrawSuite.labels
      ]
      + [MemorySuite.make(), FlingSuite.make()] + DifferenceSuite.make() + ApplySuite.make()
      + CallsSuite.make() + MovingSuite.make()
      + GeometrySuite.make()
  }
}
