/// What was measured of one way, in the unit of its suite.
struct Figure {
  let name: String
  /// Of the round in the middle, and of the best one.
  let median: Double
  let minimum: Double
  /// How far the middle half of the rounds lies apart, as a part of the median.
  let spread: Double
  /// The median of the ratios to the control, taken round by round.
  let ratio: Double
  /// Heap allocations for each item; nil where they cannot be counted.
  let allocations: Double?
}

extension Figure {
  /// Sums up what was measured in each round.
  ///
  /// - Parameters:
  ///   - name: What the row of the report is called.
  ///   - rounds: A value for each round.
  ///   - control: What the control gave in the same rounds.
  ///   - allocations: Heap allocations for each item.
  init(name: String, rounds: [Double], control: [Double], allocations: Double? = nil) {
    let sorted = rounds.sorted()
    let median = sorted[sorted.count / 2]
    let ratios = zip(rounds, control).map { $0 / $1 }.sorted()
    self.init(
      name: name, median: median, minimum: sorted[0],
      spread: (sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]) / median,
      ratio: ratios[ratios.count / 2], allocations: allocations)
  }
}
