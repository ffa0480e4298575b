extension Suite {
  /// All suites, in the order of the report.
  static var all: [Suite] {
    reuse + kinds + [LadderSuite.make()] + ScrollSuite.all + [SizesSuite.make()] + drawing
      + [MemorySuite.make(), FlingSuite.make()] + DifferenceSuite.make() + MovingSuite.make()
      + ApplySuite.make() + CallsSuite.make() + GeometrySuite.make()
  }

  private static var reuse: [Suite] {
    [ReuseSuite.make(), LabelsReuseSuite.make(), BreakEvenSuite.make()]
  }

  private static var kinds: [Suite] { ThreeKindsSuite.all + ManyKindsSuite.all }

  private static var drawing: [Suite] {
    DrawSuite.all + [DrawSuite.labels] + PageSuite.make() + ColumnTextSuite.make()
  }
}
