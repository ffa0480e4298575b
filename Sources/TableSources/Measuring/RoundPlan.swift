/// How many rows the rounds of a measurement show, and how many rounds there are: as much as a budget
/// of time allows.
///
/// Rounds are tried before any counts, with twice as many rows each time, until they are long enough to
/// be timed. The first of them makes the cells.
struct RoundPlan {
  private let budget: Duration
  private let mostRows: Int
  /// How many rows the next round shows.
  private(set) var rows: Int
  /// How many rounds count.
  private(set) var rounds = 0
  private var spent = Duration.zero

  /// Below so many rounds their differences say nothing, above so many they say nothing more.
  private static let counts = 3...25
  /// The part of the budget from which on a round is long enough.
  private static let divisor = 32

  /// - Parameters:
  ///   - rows: How many rows a round may show.
  ///   - viewport: How many rows are on show at once. The first so many rows reuse no cell, so a round
  ///     that is tried shows at least them, however long they take.
  ///   - budget: How long all rounds may take.
  init(rows: Int, viewport: Int, budget: Duration) {
    self.budget = budget
    mostRows = rows
    self.rows = min(rows, viewport)
  }

  /// Takes note of a round that was tried.
  ///
  /// - Parameter time: What all ways together took.
  /// - Returns: True if the next round has as many rows, and counts.
  mutating func settle(after time: Duration) -> Bool {
    spent += time
    guard rows < mostRows, time < budget / Self.divisor else { return true }
    rows = rows > mostRows / 2 ? mostRows : rows * 2
    return false
  }

  /// Takes note of a round that counts.
  ///
  /// - Parameter time: What all ways together took.
  /// - Returns: True if there is time for another one like it.
  mutating func goOn(after time: Duration) -> Bool {
    spent += time
    rounds += 1
    if rounds < Self.counts.lowerBound { return true }
    return rounds < Self.counts.upperBound && spent + time <= budget
  }
}
