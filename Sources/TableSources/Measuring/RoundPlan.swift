/// The number of rounds of a measurement, and of rows in each, within a budget of time.
///
/// Trial rounds come first, with twice as many rows each time, until they are long enough to be
/// timed. The first of them makes the cells.
struct RoundPlan {
  private let budget: Duration
  private let mostRows: Int
  /// The number of rows in the next round.
  private(set) var rows: Int
  /// The number of rounds that count.
  private(set) var rounds = 0
  private var spent = Duration.zero

  /// The numbers of rounds that make sense: fewer say nothing about differences, and more say
  /// nothing new.
  private static let counts = 3...25
  /// The part of the budget that makes a round long enough.
  private static let divisor = 32

  /// Creates a plan within a budget.
  ///
  /// Creates a plan within a budget.
  ///
  /// - Parameters:
  ///   - rows: The most rows of a round.
  ///   - viewport: The number of rows that are visible at once. So many first rows reuse no cell,
  ///     so a trial round shows at least them.
  ///   - budget: The most time for all rounds.
  init(rows: Int, viewport: Int, budget: Duration) {
    self.budget = budget
    mostRows = rows
    self.rows = min(rows, viewport)
  }

  /// Takes note of a trial round.
  ///
  /// - Parameter time: The time of all ways together.
  /// - Returns: True if the next round has as many rows, and counts.
  mutating func settle(after time: Duration) -> Bool {
    spent += time
    guard rows < mostRows, time < budget / Self.divisor else { return true }
    rows = rows > mostRows / 2 ? mostRows : rows * 2
    return false
  }

  /// Takes note of a round that counts.
  ///
  /// - Parameter time: The time of all ways together.
  /// - Returns: True if there is time for another one like it.
  mutating func goOn(after time: Duration) -> Bool {
    spent += time
    rounds += 1
    if rounds < Self.counts.lowerBound { return true }
    return rounds < Self.counts.upperBound && spent + time <= budget
  }
}
