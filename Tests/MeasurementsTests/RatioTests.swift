import Measurements
import Testing

struct RatioTests {
  @Test(arguments: [
    (1.0, "1.00"), (0.996, "1.00"), (0.012, "0.01"), (0.01, "0.01"), (0.0099, "1/100"),
    (0.0002, "1/5,000"), (1 / 24_681.0, "1/25,000"), (1e-9, "1/1,000,000,000"), (0, "0"),
    (99.5, "99.50"), (942.26, "942"), (15_211.19, "15,211"), (-0.0002, "-1/5,000"),
    (-1.5, "-1.50"), (-1_234.0, "-1,234"),
  ])
  func `a ratio has as many digits as it can be told by`(ratio: Double, text: String) {
    #expect(Ratio(median: ratio, spread: 0).description == text)
  }

  @Test func `rounds that agree give a ratio, others say that the machine is busy`() {
    #expect(Ratio(median: 1.06, spread: 0.2).description == "1.06")
    #expect(Ratio(median: 1.06, spread: 0.21).description == "1.06, busy machine")
  }

  @Test func `a ratio is taken round by round`() {
    // Each round is slower than the one before, but for both alike.
    let slowing = Figure(
      name: "a", rounds: [2, 4, 8, 16, 32], control: [1, 2, 4, 8, 16])
    #expect(slowing.ratio.median == 2)
    #expect(slowing.ratio.spread == 0)
    #expect(slowing.median == 8)
    #expect(slowing.minimum == 2)
    #expect(slowing.spread == 1.5)
    // Something else ran in half of the rounds of one of them.
    let disturbed = Figure(name: "a", rounds: [2, 6, 2, 6, 2], control: [2, 2, 2, 2, 2])
    #expect(disturbed.ratio.median == 1)
    #expect(disturbed.ratio.isWorthless)
  }
}
