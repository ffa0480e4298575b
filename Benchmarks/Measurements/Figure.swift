/// The figures of one way, in the unit of its suite.
package struct Figure {
  package let name: String
  /// The values of the middle round and of the best one.
  package let median: Double
  package let minimum: Double
  /// The width of the middle half of the rounds, as a part of the median.
  package let spread: Double
  /// The ratios to the control, taken round by round.
  package let ratio: Ratio
  /// Heap allocations for each item; nil if they cannot be counted.
  package let allocations: Double?

  /// Sums up the values of all rounds.
  ///
  /// - Parameters:
  ///   - name: The name of the row in the report.
  ///   - rounds: A value for each round.
  ///   - control: The values of the control in the same rounds.
  ///   - allocations: Heap allocations for each item.
  package init(name: String, rounds: [Double], control: [Double], allocations: Double? = nil) {
    let middle = MiddleHalf(rounds)
    self.name = name
    median = middle.median
    minimum = rounds.min() ?? 0
    spread = middle.spread
    ratio = Ratio(MiddleHalf(zip(rounds, control).map { $0 / $1 }))
    self.allocations = allocations
  }
}

/// The values around the median of several: half of them.
struct MiddleHalf {
  let median: Double
  /// The width of the half, as a part of the median.
  let spread: Double

  init(_ values: [Double]) {
    let sorted = values.sorted()
    median = sorted[sorted.count / 2]
    let width = sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]
    spread = median == 0 ? 0 : width / abs(median)
  }
}
