public import Tables

/// A search for results that reach a cell which shows another row by then.
///
/// It runs the configure closures of the data source, with all that they load, for up to 20 rows of each
/// kind. Passing is no proof: on a busy machine, two results may arrive between two looks.
public struct LateResultCheck {
  /// The width of the cells, in points.
  public var width: Double
  /// The time within which results are expected.
  public var time: Duration

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - time: The time within which results are expected: the check takes as long.
  ///   - width: The width of the cells, in points.
  public init(within time: Duration = .milliseconds(100), width: Double = 320) {
    (self.time, self.width) = (time, width)
  }

  /// The result of a check.
  public struct Findings: Sendable {
    /// The values that came late, each property of a class once.
    public internal(set) var results: [LateResult] = []
    /// The reason why nothing could be found out; nil if it could.
    public internal(set) var obstacle: String?
    /// True if some cell changed after it was configured.
    var hasArrivals = false
  }

  /// Returns the values that came late. It looks at the cells at each turn of the caller's actor.
  ///
  /// Results that come quickly are looked for in three rounds, as two of them may come between two looks.
  public func findings(
    in source: any TableDataSource, isolation: isolated (any Actor)? = #isolation
  ) async -> Findings {
    let stage = AuditStage(source, width: width, queue: nil, for: "late results")
    var findings = Findings(
      obstacle: "No two rows have cells of one kind from the audit, so no result could come late.")
    for wait in [time / 5, time / 5, time] where findings.results.isEmpty {
      let trials = trials(on: stage)
      guard !trials.isEmpty else { return findings }
      await watch(trials, for: wait)
      for result in trials.flatMap(\.results)
      where !findings.results.contains(where: {
        $0.property == result.property && $0.cell == result.cell
      }) {
        findings.results.append(result)
      }
      if trials.contains(where: \.hasArrivals) { findings.hasArrivals = true }
    }
    let isConclusive = findings.hasArrivals || !findings.results.isEmpty
    findings.obstacle =
      isConclusive
      ? nil
      : "Inconclusive: nothing arrived in any cell within \(time). If the rows load something, let the "
        + "test's loader answer sooner, or allow more time by within:."
    return findings
  }

  private func watch(
    _ trials: [LateTrial], for time: Duration, isolation: isolated (any Actor)? = #isolation
  ) async {
    for trial in trials { await trial.begin() }
    for trial in trials { trial.compare() }
    let clock = ContinuousClock()
    var waited = Duration.zero
    while waited < time {
      let start = clock.now
      for _ in 0..<20 {
        await Task.yield()
        for trial in trials { trial.look() }
      }
      try? await Task.sleep(for: .milliseconds(0.2))
      // A long turn is another test's, during which nothing could arrive.
      waited += min(clock.now - start, .milliseconds(2))
    }
  }

  /// The pairs of rows that share a cell: the first rows of each kind, because what was loaded once may
  /// be kept; with few rows, each pair several times.
  private func trials(on stage: AuditStage) -> [LateTrial] {
    var kinds: [String: [TableIndexPath]] = [:]
    for row in RowSample(of: stage.source, limit: 200).rows {
      guard let kind = stage.source.cellKind(at: row) else { continue }
      kinds["\(kind) \(kind.cellType)", default: []].append(row)
    }
    return kinds.values.filter { $0.count > 1 }.flatMap { rows in
      // A result may be on its way when the row leaves, soon or late.
      [0, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 4, 8].enumerated().map { number, milliseconds in
        let first = number * 2 % (rows.count / 2 * 2)
        return LateTrial(
          stage, donor: rows[first], receiver: rows[first + 1],
          pause: .milliseconds(milliseconds))
      }
    }
  }
}
