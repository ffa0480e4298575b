extension TableDataSource {
  /// Measures the worth of reuse for this data source, with its own cells, models and configure
  /// closures.
  ///
  /// ```swift
  /// print(photos.measureReuse())
  /// // 100000 rows, 50 at once, in 25 rounds: 50 cells made
  /// // reused cells: 62.1 ns a row, 16.1 million rows a second
  /// // …
  /// ```
  ///
  /// The rows are shown in their order, one by one, and again from the first after the last: in
  /// cells from a ``ReuseQueue``, then in cells that are at hand, then in new ones. That is a
  /// round. The best times of three to 25 rounds count; if the rounds do not agree on a difference,
  /// it is nil. Nothing is laid out or drawn.
  ///
  /// A row whose cell the source shows by hand takes the source's own time.
  ///
  /// - Parameters:
  ///   - rows: The most rows to show in each way and round. There are fewer if the rounds would not
  ///     fit into the budget.
  ///   - viewport: The number of rows that are visible at once.
  ///   - budget: The approximate time for the measurement. Four rounds of a viewport's rows are
  ///     shown in any case.
  ///   - allocationCount: Returns the number of heap allocations of the process so far, or nil if
  ///     it is unknown. Called twice.
  /// - Precondition: The source has a row, `rows` and `viewport` are at least 1, and the cells are
  ///   ``ReusableCell``s.
  /// - Complexity: O(*n* + *s*) in `rows` and in the number of sections.
  public func measureReuse(
    rows: Int = 100_000, viewport: Int = 50, budget: Duration = .seconds(1),
    allocationCount: (() -> Int)? = nil
  ) -> ReuseMeasurement {
    let start = ContinuousClock.now
    return measureReuse(
      rows: rows, viewport: viewport, budget: budget, allocationCount: allocationCount,
      now: { ContinuousClock.now - start })
  }

  /// Measures by any clock, such as one that a test moves on.
  package func measureReuse(
    rows: Int, viewport: Int, budget: Duration, allocationCount: (() -> Int)?,
    now: () -> Duration
  ) -> ReuseMeasurement {
    guard rows >= 1, viewport >= 1 else {
      fatalError("\(rows) rows, \(viewport) at once, cannot be measured; the least is 1, 1 at once")
    }
    let first = RowCursor(firstRowOf: self)
    let reused = MeasuredSupply(.queue, viewport: viewport)
    let ways = [
      reused, MeasuredSupply(.atHand, viewport: viewport), MeasuredSupply(.new, viewport: viewport),
    ]
    var plan = RoundPlan(rows: rows, viewport: viewport, budget: budget)
    func round() -> [Duration] {
      ways.map { time(plan.rows, from: first, in: $0, now: now) }
    }
    while !plan.settle(after: round().reduce(.zero, +)) {}
    var times = ways.map { _ in [Duration]() }
    var latest = Duration.zero
    repeat {
      let round = round()
      for way in ways.indices { times[way].append(round[way]) }
      latest = round.reduce(.zero, +)
    } while plan.goOn(after: latest)
    let allocations = allocationCount.map { count in
      let before = count()
      show(plan.rows, from: first, in: reused)
      return Double(count() - before) / Double(plan.rows)
    }
    return ReuseMeasurement(
      TimedRounds(times), count: plan.rounds, rows: plan.rows, viewport: viewport,
      cellsMade: reused.cellsMade, allocationsPerRow: allocations)
  }

  private func time(
    _ rows: Int, from first: RowCursor, in supply: MeasuredSupply, now: () -> Duration
  ) -> Duration {
    let start = now()
    show(rows, from: first, in: supply)
    return now() - start
  }

  private func show(_ rows: Int, from first: RowCursor, in supply: MeasuredSupply) {
    var slot = RowSlot(from: supply)
    var next = first
    for _ in 0..<rows {
      supply.endOldestDisplay()
      slot.indexPath = next.indexPath
      show(&slot, at: next.indexPath)
      guard slot.take() != nil else {
        fatalError("Nothing was shown for the row \(next.indexPath); show a model or a cell")
      }
      next.advance()
    }
  }
}
