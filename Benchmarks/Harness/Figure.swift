/// The figures of one way, in the unit of its suite.
struct Figure {
  let name: String
  /// The values of the middle round and of the best one.
  let median: Double
  let minimum: Double
  /// The width of the middle half of the rounds, as a part of the median.
  let spread: Double
  /// The median of the ratios to the control, taken round by round.
  let ratio: Double
  /// Heap allocations for each item; nil if they cannot be counted.
  let allocations: Double?
}

extension Figure {
  /// Sums up the values of all rounds.
  ///
  /// - Parameters:
  ///   - name: The name of the row in the report.
  ///   - rounds: A value for each round.
  ///   - control: The values of the control in the same rounds.
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
