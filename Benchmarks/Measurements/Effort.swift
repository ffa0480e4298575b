/// The thoroughness of a measurement.
package struct Effort {
  /// The number of times that each workload is timed.
  package let rounds: Int
  /// The number of times that a quantity is read.
  package let readings: Int
  /// The divisor for the number of items of a run.
  package let divisor: Int

  package init(rounds: Int, readings: Int, divisor: Int) {
    self.rounds = rounds
    self.readings = readings
    self.divisor = divisor
  }

  package static let full = Effort(rounds: 15, readings: 5, divisor: 1)
  /// A few seconds for everything: enough to see that it runs and agrees, not to quote.
  package static let smoke = Effort(rounds: 3, readings: 1, divisor: 20)
}
