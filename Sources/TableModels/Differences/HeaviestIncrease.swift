/// Finds the heaviest subsequence whose ranks increase.
///
/// The classic method for the longest one keeps, for each length, the least rank in which such a
/// subsequence can end (M. L. Fredman, "On computing the length of longest increasing
/// subsequences", 1975). With weights the ends are a set of ranks whose totals increase too: a new
/// item extends the end before it and removes the ends after it that are no heavier.
struct HeaviestIncrease: Sendable {
  /// The ranks in which a subsequence ends that none with a lower end outweighs.
  private var ends = RankSet()
  /// Which item has a rank, for the ranks in `ends`.
  private var items: [Int32] = []
  private var totals: [UInt64] = []
  /// The item before each item in the heaviest subsequence that ends with it, or -1.
  private var previous: [Int32] = []
  private var limit = 0

  /// Forgets all items, and makes room for ranks below a count.
  ///
  /// - Complexity: O(*n*) in the count, a 64th of it, once it has been that large.
  mutating func reset(ranks count: Int) {
    limit = count
    ends.reset(count: count)
    if items.count < count {
      items.append(contentsOf: repeatElement(0, count: count - items.count))
    }
    totals.removeAll(keepingCapacity: true)
    previous.removeAll(keepingCapacity: true)
  }

  /// Adds the next item.
  ///
  /// - Precondition: No two items have one rank.
  /// - Complexity: O(log *n*) on average in the number of ranks, to the base of 64.
  mutating func append(rank: Int, weight: UInt64) {
    let item = totals.count
    var total = weight
    if let end = ends.last(before: rank) {
      previous.append(items[end])
      total += totals[Int(items[end])]
    } else {
      previous.append(-1)
    }
    totals.append(total)
    while let end = ends.first(after: rank), totals[Int(items[end])] <= total { ends.remove(end) }
    ends.insert(rank)
    items[rank] = Int32(truncatingIfNeeded: item)
  }

  /// Counts an item that is in no subsequence.
  mutating func skip() {
    totals.append(0)
    previous.append(-1)
  }

  /// Calls a closure with the items of the heaviest subsequence, the last one first.
  ///
  /// - Complexity: O(*n*) in the length of the subsequence.
  func forEachOfHeaviest(_ body: (_ item: Int) -> Void) {
    guard let end = ends.last(before: limit) else { return }
    var item = Int(items[end])
    while item >= 0 {
      body(item)
      item = Int(previous[item])
    }
  }
}
