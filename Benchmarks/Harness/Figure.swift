/// What was measured of one workload.
struct Figure {
  let name: String
  /// Nanoseconds a row: of the round in the middle, and of the best one.
  let median: Double
  let minimum: Double
  /// How far the middle half of the rounds lies apart, as a part of the median.
  let spread: Double
  /// The median of the ratios to the control, taken round by round.
  let ratio: Double
  /// Heap allocations for each row; nil where they cannot be counted.
  let allocations: Double?
}
