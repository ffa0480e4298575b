/// The figures of a suite.
package struct MeasuredSuite {
  package let suite: Suite
  package let figures: [Figure]

  package init(suite: Suite, figures: [Figure]) {
    self.suite = suite
    self.figures = figures
  }
}

extension MeasuredSuite {
  /// Measures all ways of a suite.
  ///
  /// - Parameter allocationCount: The heap allocations of the process so far; nil where they cannot be
  ///   counted.
  package init(
    _ suite: Suite, with effort: Effort, allocationCount: () -> Int?
  ) throws {
    self.suite = suite
    switch suite.ways {
    case .timed(let workloads, let items, _):
      let items = max(1, items / effort.divisor)
      try Self.checkAgreement(of: workloads, in: suite, items: items)
      let allocations = workloads.map { $0.allocationsPerItem(of: items, count: allocationCount) }
      let rounds = Self.rounds(effort.rounds, of: workloads) { $0.nanosecondsPerItem(of: items) }
      let control = workloads.firstIndex { $0.name == suite.control } ?? 0
      figures = workloads.indices.map { number in
        Figure(
          name: workloads[number].name, rounds: rounds[number], control: rounds[control],
          allocations: allocations[number])
      }
    case .read(let readings, _):
      let rounds = try Self.rounds(effort.readings, of: readings) { try $0.read(effort) }
      let control = readings.firstIndex { $0.name == suite.control } ?? 0
      figures = readings.indices.map { number in
        Figure(name: readings[number].name, rounds: rounds[number], control: rounds[control])
      }
    }
  }

  /// Measures the ways in turn, round after round, so that other work of the machine slows all of
  /// them down alike.
  ///
  /// - Returns: For each way, a value for each round.
  private static func rounds<Way>(
    _ count: Int, of ways: [Way], measure: (Way) throws -> Double
  ) rethrows -> [[Double]] {
    var values = Array(repeating: [Double](), count: ways.count)
    for _ in 0..<count {
      for (number, way) in ways.enumerated() { values[number].append(try measure(way)) }
    }
    return values
  }

  /// Runs every workload once and compares the checksums. This is the warm-up, too.
  private static func checkAgreement(
    of workloads: [Workload], in suite: Suite, items: Int
  ) throws {
    let checksums = workloads.map { ($0.name, $0.run(items)) }
    guard checksums.contains(where: { $0.1 != checksums[0].1 }) else { return }
    let list = checksums.map { "\($0): \($1)" }.joined(separator: ", ")
    throw WrongAnswer(
      description: "The ways of \(suite.name) should all give one checksum, but gave \(list)")
  }
}

extension Workload {
  fileprivate func nanosecondsPerItem(of items: Int) -> Double {
    let duration = ContinuousClock().measure { blackHole(run(items)) }
    return duration / .nanoseconds(1) / Double(items)
  }

  /// The allocations for each further item: the difference between a longer and a shorter run,
  /// without those made once.
  fileprivate func allocationsPerItem(of items: Int, count: () -> Int?) -> Double? {
    guard let start = count() else { return nil }
    blackHole(run(items))
    guard let middle = count() else { return nil }
    blackHole(run(3 * items))
    guard let end = count() else { return nil }
    return Double((end - middle) - (middle - start)) / Double(2 * items)
  }
}

/// Takes a result so that the work behind it has to be done.
@inline(never) @_optimize(none)
package func blackHole(_ checksum: Int) {
  withExtendedLifetime(checksum) {}
}
