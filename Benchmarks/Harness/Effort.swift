/// How thoroughly to measure.
struct Effort {
  /// How often each workload is timed.
  let rounds: Int
  /// How often a quantity is read off.
  let readings: Int
  /// What the number of items of a run is divided by.
  let divisor: Int

  static let full = Effort(rounds: 15, readings: 5, divisor: 1)
  /// Seconds for everything: enough to see that it runs and agrees, not to quote.
  static let smoke = Effort(rounds: 3, readings: 1, divisor: 20)
}
