/// Finds the heaviest subsequence whose ranks increase.
///
/// The classic method for the longest one keeps, for each length, the least rank in which such a
/// subsequence can end (M. L. Fredman, "On computing the length of longest increasing
/// subsequences", 1975). With weights the ends are a set of ranks whose totals increase too: a new
/// item extends the end before it and removes the ends after it that are no heavier.
struct HeaviestIncrease: Sendable {
  /// An item of the sequence. No two items have the same rank; an item without weight is skipped.
  struct Item {
    let rank: Int
    let weight: UInt64
  }

  /// The set of ranks in which a subsequence ends that no subsequence with a lower end outweighs.
  private var ends = RankLevels()
  private var words: [UInt64] = []
  /// The item at each rank of `ends`.
  private var holders: [Int32] = []
  private var tails: [Tail] = []

  /// The heaviest subsequence that ends with an item: its weight, and the item before that one.
  private struct Tail {
    var total: UInt64 = 0
    var previous: Int32 = -1
  }

  /// The memory that is kept for the next search, in bytes.
  var keptBytes: Int {
    ends.keptBytes + words.keptBytes + holders.keptBytes + tails.keptBytes
  }

  /// Calls a closure with the index of each item in the heaviest subsequence, the last one first.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - ranks: The upper bound of all ranks, itself excluded.
  ///   - item: Returns the item at an index.
  ///   - body: Receives the index of each item that was found.
  /// - Complexity: O(*n*) in the number of items, but for a logarithm to the base of 64, and in a 64th
  ///   of the number of ranks.
  mutating func find(
    count: Int, ranks: Int, item: (Int) -> Item, body: (_ number: Int) -> Void
  ) {
    // One more, so that there is a rank above all of them.
    ends.reset(count: ranks + 1, &words)
    if holders.count < ranks {
      holders.append(contentsOf: repeatElement(0, count: ranks - holders.count))
    }
    tails.refill(count, with: Tail())
    Self.search(ends, &words, &holders, &tails, item: item)
    guard let end = ends.last(before: ranks, words.mutableSpan) else { return }
    var number = Int(holders[end])
    while number >= 0 {
      body(number)
      number = Int(tails[number].previous)
    }
  }

  /// Finds the tail of each item. Static, so that it borrows the memory of one part of `self`
  /// alone.
  private static func search(
    _ ends: RankLevels, _ words: inout [UInt64], _ holders: inout [Int32], _ tails: inout [Tail],
    item: (Int) -> Item
  ) {
    var words = words.mutableSpan
    var holders = holders.mutableSpan
    var tails = tails.mutableSpan
    for number in tails.indices {
      let item = item(number)
      guard item.weight > 0 else { continue }
      var tail = Tail(total: item.weight)
      if let end = ends.last(before: item.rank, words) {
        tail.previous = holders[end]
        tail.total += tails[Int(holders[end])].total
      }
      tails[number] = tail
      holders[item.rank] = Int32(truncatingIfNeeded: number)
      // Inserted first: next to it the others are removed without a change to the levels above.
      ends.insert(item.rank, &words)
      while let end = ends.first(after: item.rank, words),
        tails[Int(holders[end])].total <= tail.total
      {
        ends.remove(end, &words)
      }
    }
  }
}
