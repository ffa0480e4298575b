/// The thoroughness of a measurement.
struct Effort {
  /// The number of times that each workload is timed.
  let rounds: Int
  /// The number of times that a quantity is read.
  let readings: Int
  /// The divisor for the number of items of a run.
  let divisor: Int

  static let full = Effort(rounds: 15, readings: 5, divisor: 1)
  /// A few seconds for everything: enough to see that it runs and agrees, not to quote.
  static let smoke = Effort(rounds: 3, readings: 1, divisor: 20)
}
