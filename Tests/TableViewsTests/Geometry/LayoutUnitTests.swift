import Testing

// Testable for the unit that every offset is counted in.
@testable import TableViews

@Suite struct LayoutUnitTests {
  @Test func `a length is rounded to a 64th of a point, once`() {
    #expect(LayoutUnit(points: 1).count == 64)
    #expect(LayoutUnit(points: 1.0 / 128).count == 1)
    #expect(LayoutUnit(points: 1.0 / 129).count == 0)
    #expect(LayoutUnit(points: -1.0 / 128).count == -1)
    #expect(LayoutUnit(points: 0.1).points == 6.0 / 64)
    for count in -200...200 { #expect(LayoutUnit(points: Double(count) / 64).count == count) }
  }

  @Test func `lengths add up without drift`() {
    let third = LayoutUnit(points: 1.0 / 3)
    let sum = (0..<100_000).reduce(LayoutUnit.zero) { total, _ in total + third }
    #expect(sum == third * 100_000)
    #expect(sum - third * 99_999 == third)
    #expect(LayoutUnit.zero < .one)
  }

  @Test func `a height is from 0 to 2 to the power of 24`() {
    #expect(LayoutUnit(height: 0, of: "") == .zero)
    #expect(LayoutUnit(height: -0.0, of: "") == .zero)
    #expect(LayoutUnit(height: 16_777_216, of: "").count == 1 << 30)
  }
}
