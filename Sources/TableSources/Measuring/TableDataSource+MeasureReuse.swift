extension TableDataSource {
  /// Measures what reusing cells is worth for this data source: with its own cells, models and
  /// configure closures.
  ///
  /// ```swift
  /// print(photos.measureReuse())
  /// // 100000 rows, 50 at once: 50 cells made
  /// // reused cells: 62.1 ns a row, 16.1 million rows a second
  /// // …
  /// ```
  ///
  /// The rows come on show in their order, one by one, and again from the first after the last: in
  /// cells from a ``ReuseQueue``, then in cells that are at hand, then in new ones. The best of five
  /// such rounds counts, after one that makes the cells. Nothing is laid out or drawn.
  ///
  /// A row for which the source shows a cell by hand takes what the source takes for it.
  ///
  /// - Parameters:
  ///   - rows: How many rows to show in each way and round. A hundred thousand cheap ones take well
  ///     below a second.
  ///   - viewport: How many rows are on show at once.
  ///   - allocationCount: How many blocks the process has asked the heap for so far, where that can
  ///     be told. Asked twice.
  /// - Precondition: The source has a row, `rows` and `viewport` are at least 1, and the cells are
  ///   ``ReusableCell``s.
  /// - Complexity: O(*n* + *s*) in `rows` and in the number of sections.
  public func measureReuse(
    rows: Int = 100_000, viewport: Int = 50, allocationCount: (() -> Int)? = nil
  ) -> ReuseMeasurement {
    let start = ContinuousClock.now
    return measureReuse(
      rows: rows, viewport: viewport, allocationCount: allocationCount,
      now: { ContinuousClock.now - start })
  }

  /// Measures by any clock, such as one that a test moves on.
  package func measureReuse(
    rows: Int, viewport: Int, allocationCount: (() -> Int)?, now: () -> Duration
  ) -> ReuseMeasurement {
    guard rows >= 1, viewport >= 1 else {
      fatalError("\(rows) rows, \(viewport) at once, cannot be measured; the least is 1, 1 at once")
    }
    let first = RowCursor(firstRowOf: self)
    let reused = MeasuredSupply(.queue, viewport: viewport)
    let ways = [
      reused, MeasuredSupply(.atHand, viewport: viewport), MeasuredSupply(.new, viewport: viewport),
    ]
    // The first round makes the cells, and does not count.
    let rounds = (0...5).map { _ in ways.map { time(rows, from: first, in: $0, now: now) } }
    let best = ways.indices.map { way in rounds.dropFirst().map { $0[way] }.min() ?? .zero }
    let allocations = allocationCount.map { count in
      let before = count()
      show(rows, from: first, in: reused)
      return Double(count() - before) / Double(rows)
    }
    return ReuseMeasurement(
      rows: rows, viewport: viewport, cellsMade: reused.cellsMade, reusedRow: best[0] / rows,
      newRow: best[2] / rows, configureCost: best[1] / rows, allocationsPerRow: allocations)
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
