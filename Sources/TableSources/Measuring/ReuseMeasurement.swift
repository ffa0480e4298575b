/// The worth of reuse for the cells of one data source; see
/// ``TableDataSource/measureReuse(rows:viewport:budget:allocationCount:)``.
///
/// Times are the best of several rounds on one machine: compare them with each other, and only
/// those of a release build. A figure that the noise of the machine hides is nil.
public struct ReuseMeasurement: Hashable, Sendable {
  /// The number of rows that were shown in each round.
  public let rows: Int
  /// The number of rows that were visible at once.
  public let viewport: Int
  /// The number of rounds that were timed.
  public let rounds: Int
  /// The number of cells that the rows needed with reuse: at most the most rows of each kind that
  /// were visible at once.
  public let cellsMade: Int
  /// The time of a row in a reused cell.
  public let reusedRow: Duration
  /// The time of a row in a cell of its own.
  public let newRow: Duration
  /// The time of a row in a cell that is at hand: finding its model, and configuring the cell.
  public let configureCost: Duration
  /// The time to make and release a cell; nil if the rounds do not agree on it.
  public let makeCost: Duration?
  /// The time to dequeue, prepare and enqueue a reused cell; nil if the rounds do not agree on it.
  ///
  /// This is the break-even: reuse pays for cells that cost more than this to make.
  public let reuseCost: Duration?
  /// True if a row in a reused cell takes less than one in a new cell; nil if the rounds do not
  /// agree on it.
  public let paysOff: Bool?
  /// Heap allocations for each row in a reused cell; nil if they were not counted.
  public let allocationsPerRow: Double?
}

extension ReuseMeasurement {
  /// Creates a measurement from the timed rounds.
  ///
  /// - Parameter rounds: The times of reused cells, of cells at hand and of new ones, in this order.
  package init(
    _ rounds: TimedRounds, count: Int, rows: Int, viewport: Int, cellsMade: Int,
    allocationsPerRow: Double?
  ) {
    let (reused, atHand, new) = (0, 1, 2)
    let isFaster = rounds.excess(of: new, over: reused) != nil
    let isSlower = rounds.excess(of: reused, over: new) != nil
    self.init(
      rows: rows, viewport: viewport, rounds: count, cellsMade: cellsMade,
      reusedRow: rounds.best(of: reused) / rows, newRow: rounds.best(of: new) / rows,
      configureCost: rounds.best(of: atHand) / rows,
      makeCost: rounds.excess(of: new, over: atHand).map { $0 / rows },
      reuseCost: rounds.excess(of: reused, over: atHand).map { $0 / rows },
      paysOff: isFaster ? true : isSlower ? false : nil, allocationsPerRow: allocationsPerRow)
  }

  /// The number of rows that can be shown in reused cells in a second.
  public var rowsPerSecond: Double { .seconds(1) / reusedRow }
}

extension ReuseMeasurement: CustomStringConvertible {
  /// A report of a few lines.
  ///
  /// ```
  /// 100000 rows, 50 at once, in 25 rounds: 50 cells made
  /// reused cells: 62.1 ns a row, 16.1 million rows a second, 0.0 allocations a row
  /// new cells: 101.9 ns a row
  /// configuring 40.0 ns, making 61.9 ns, reusing 22.1 ns
  /// Reuse pays: a row is 1.6 times as fast. Break-even: cells that take 22.1 ns to make.
  /// ```
  ///
  /// A figure that the noise of the machine hides is "too noisy to tell".
  public var description: String {
    let allocations = allocationsPerRow.map { ", \(tenths($0)) allocations a row" } ?? ""
    let breakEven = reuseCost.map { "cells that take \(nanoseconds($0)) to make" } ?? tooNoisy
    return """
      \(rows) rows, \(viewport) at once, in \(rounds) rounds: \(cellsMade) cells made
      reused cells: \(nanoseconds(reusedRow)) a row, \(tenths(rowsPerSecond / 1e6)) million rows a \
      second\(allocations)
      new cells: \(nanoseconds(newRow)) a row
      configuring \(nanoseconds(configureCost)), making \(makeCost.map(nanoseconds) ?? tooNoisy), \
      reusing \(reuseCost.map(nanoseconds) ?? tooNoisy)
      \(verdict). Break-even: \(breakEven).
      """
  }

  private var verdict: String {
    guard let paysOff else { return "Whether reuse pays is \(tooNoisy)" }
    return paysOff
      ? "Reuse pays: a row is \(tenths(newRow / reusedRow)) times as fast"
      : "Reuse does not pay: a row takes \(tenths(reusedRow / newRow)) times as long"
  }
}

private let tooNoisy = "too noisy to tell"

private func nanoseconds(_ duration: Duration) -> String {
  "\(tenths(duration / .nanoseconds(1))) ns"
}

/// The number with one decimal. Not by `rounded()`, which needs the C mathematics library.
private func tenths(_ number: Double) -> String {
  guard abs(number) < 1e15 else { return "\(number)" }
  return "\(Double(Int(number * 10 + (number < 0 ? -0.5 : 0.5))) / 10)"
}
