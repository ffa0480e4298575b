/// What reuse is worth for the cells of one data source; see ``TableDataSource/measureReuse(rows:viewport:allocationCount:)``.
///
/// Times are the best of several rounds on the machine that measured: compare them with each other,
/// and only those of a release build.
public struct ReuseMeasurement: Hashable, Sendable {
  /// How many rows were shown in each round.
  public var rows: Int
  /// How many of them were on show at once.
  public var viewport: Int
  /// How many cells the rows needed where cells were reused: at most the most rows of each kind that
  /// were on show at once.
  public var cellsMade: Int
  /// What a row takes in a reused cell.
  public var reusedRow: Duration
  /// What a row takes in a cell of its own.
  public var newRow: Duration
  /// What a row takes in a cell that is at hand: finding its model, and configuring the cell.
  public var configureCost: Duration
  /// Heap allocations for each row in a reused cell; nil where they were not counted.
  public var allocationsPerRow: Double?
}

extension ReuseMeasurement {
  /// What a new cell costs: making it, and letting it go.
  public var makeCost: Duration { newRow - configureCost }

  /// What a reused cell costs: dequeuing it, making it ready by `prepareForReuse()`, and enqueuing
  /// it. This is the break-even: reuse pays for cells that cost more than this to make.
  public var reuseCost: Duration { reusedRow - configureCost }

  /// Whether a row in a reused cell takes less than one in a new cell.
  public var paysOff: Bool { reusedRow < newRow }

  /// How many rows a second can be shown in reused cells.
  public var rowsPerSecond: Double { .seconds(1) / reusedRow }
}

extension ReuseMeasurement: CustomStringConvertible {
  /// A report of a few lines.
  ///
  /// ```
  /// 100000 rows, 50 at once: 50 cells made
  /// reused cells: 62.1 ns a row, 16.1 million rows a second, 0.0 allocations a row
  /// new cells: 101.9 ns a row
  /// configuring 40.0 ns, making 61.9 ns, reusing 22.1 ns
  /// Reuse pays: a row is 1.6 times as fast. Break-even: cells that take 22.1 ns to make.
  /// ```
  public var description: String {
    let allocations = allocationsPerRow.map { ", \(tenths($0)) allocations a row" } ?? ""
    let verdict =
      paysOff
      ? "Reuse pays: a row is \(tenths(newRow / reusedRow)) times as fast"
      : "Reuse does not pay: a row takes \(tenths(reusedRow / newRow)) times as long"
    return """
      \(rows) rows, \(viewport) at once: \(cellsMade) cells made
      reused cells: \(nanoseconds(reusedRow)) a row, \(tenths(rowsPerSecond / 1e6)) million rows a \
      second\(allocations)
      new cells: \(nanoseconds(newRow)) a row
      configuring \(nanoseconds(configureCost)), making \(nanoseconds(makeCost)), \
      reusing \(nanoseconds(reuseCost))
      \(verdict). Break-even: cells that take \(nanoseconds(reuseCost)) to make.
      """
  }
}

private func nanoseconds(_ duration: Duration) -> String {
  "\(tenths(duration / .nanoseconds(1))) ns"
}

/// A number with one decimal. Not by `rounded()`: that calls the C mathematics library, which a program
/// without Foundation is not linked with.
private func tenths(_ number: Double) -> String {
  guard abs(number) < 1e15 else { return "\(number)" }
  return "\(Double(Int(number * 10 + (number < 0 ? -0.5 : 0.5))) / 10)"
}
