import AllocationCounter

/// How thoroughly to measure.
struct Effort {
  /// How often each workload is timed.
  let rounds: Int
  /// What the number of rows of a run is divided by.
  let divisor: Int

  static let full = Effort(rounds: 15, divisor: 1)
  /// Seconds for everything: enough to see that it runs and agrees, not to quote.
  static let smoke = Effort(rounds: 3, divisor: 20)
}

/// A suite gave different answers for the same rows.
struct DisagreeingWorkloads: Error, CustomStringConvertible {
  let suite: String
  let checksums: [(name: String, checksum: Int)]

  var description: String {
    let list = checksums.map { "\($0.name): \($0.checksum)" }.joined(separator: ", ")
    return "The workloads of \(suite) should all give one checksum, but gave \(list)"
  }
}

extension Suite {
  /// Times the workloads in turn, round after round, so that whatever else the machine is doing slows
  /// all of them down alike.
  func measure(with effort: Effort) throws -> [Figure] {
    let rows = max(1, rows / effort.divisor)
    try checkAgreement(rows: rows)
    let allocations = workloads.map { allocationsPerRow(of: $0, rows: rows) }
    var times = Array(repeating: [Double](), count: workloads.count)
    for _ in 0..<effort.rounds {
      for (number, workload) in workloads.enumerated() {
        times[number].append(nanosecondsPerRow(of: workload, rows: rows))
      }
    }
    let controlTimes = workloads.firstIndex { $0.name == control }.map { times[$0] }
    return workloads.indices.map { number in
      Figure(
        name: workloads[number].name, times: times[number],
        controlTimes: controlTimes ?? times[number], allocations: allocations[number])
    }
  }

  /// Also the warm-up: every workload runs once before it is timed.
  private func checkAgreement(rows: Int) throws {
    let checksums = workloads.map { ($0.name, $0.run(rows)) }
    guard checksums.allSatisfy({ $0.1 == checksums[0].1 }) else {
      throw DisagreeingWorkloads(suite: name, checksums: checksums)
    }
  }

  private func nanosecondsPerRow(of workload: Workload, rows: Int) -> Double {
    let clock = ContinuousClock()
    let duration = clock.measure { blackHole(workload.run(rows)) }
    let nanoseconds =
      Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
    return nanoseconds / Double(rows)
  }

  /// What each further row allocates: the difference between a longer and a shorter run, in which
  /// what is allocated once does not count.
  private func allocationsPerRow(of workload: Workload, rows: Int) -> Double? {
    guard allocation_count() >= 0 else { return nil }
    let start = allocation_count()
    blackHole(workload.run(rows))
    let middle = allocation_count()
    blackHole(workload.run(3 * rows))
    let end = allocation_count()
    return Double((end - middle) - (middle - start)) / Double(2 * rows)
  }
}

extension Figure {
  fileprivate init(
    name: String, times: [Double], controlTimes: [Double], allocations: Double?
  ) {
    let sorted = times.sorted()
    let median = sorted[sorted.count / 2]
    let ratios = zip(times, controlTimes).map { $0 / $1 }.sorted()
    self.init(
      name: name, median: median, minimum: sorted[0],
      spread: (sorted[sorted.count * 3 / 4] - sorted[sorted.count / 4]) / median,
      ratio: ratios[ratios.count / 2], allocations: allocations)
  }
}

/// Takes a result so that the work behind it has to be done.
@inline(never)
func blackHole(_ checksum: Int) {
  withExtendedLifetime(checksum) {}
}
