import TableModels

/// Some rows of a section, as runs: those that have been measured.
///
/// A list is measured where it is seen, so even many rows are few runs.
struct RowSet: Hashable, Sendable {
  /// The runs, in order; none is empty, and no two touch.
  private(set) var runs: [Range<Int>] = []

  /// Returns true if a row is in the set.
  ///
  /// - Complexity: O(log *r*) in the number of runs.
  func contains(_ row: Int) -> Bool {
    let index = runs.firstIndexInOrder { $0.upperBound > row }
    return index < runs.count && runs[index].lowerBound <= row
  }

  /// - Complexity: O(*r*) in the number of runs; O(log *r*) if the row touches one.
  mutating func insert(_ row: Int) {
    let index = runs.firstIndexInOrder { $0.upperBound >= row }
    guard index < runs.count, runs[index].lowerBound <= row + 1 else {
      return runs.insert(row..<row + 1, at: index)
    }
    runs[index] = min(row, runs[index].lowerBound)..<max(row + 1, runs[index].upperBound)
    let next = index + 1
    if next < runs.count, runs[next].lowerBound == runs[index].upperBound {
      runs[index] = runs[index].lowerBound..<runs[next].upperBound
      runs.remove(at: next)
    }
  }

  /// - Complexity: O(*r*) in the number of runs.
  mutating func remove(_ row: Int) {
    let index = runs.firstIndexInOrder { $0.upperBound > row }
    guard index < runs.count, runs[index].lowerBound <= row else { return }
    let run = runs[index]
    let rest = [run.lowerBound..<row, row + 1..<run.upperBound].filter { !$0.isEmpty }
    runs.replaceSubrange(index...index, with: rest)
  }

  /// Follows the removal and insertion of rows of the section; inserted rows are not in the set.
  ///
  /// - Parameters:
  ///   - removed: The removed rows, by their numbers before, in order.
  ///   - inserted: The inserted rows, by their numbers after, in order.
  /// - Complexity: O(*r* log *m* + *m*) in the number of runs and of changes.
  mutating func replaceRows(removing removed: [Int], inserting inserted: [Int]) {
    var result = RowSet()
    var arrived = 0
    for run in runs {
      var low = run.lowerBound - removed.firstIndexInOrder { $0 >= run.lowerBound }
      let high = run.upperBound - removed.firstIndexInOrder { $0 >= run.upperBound }
      // A number less the arrivals before it is a number among the rows that stay.
      while arrived < inserted.count, inserted[arrived] - arrived < high {
        let cut = max(low, inserted[arrived] - arrived)
        result.append(low + arrived..<cut + arrived)
        low = cut
        arrived += 1
      }
      result.append(low + arrived..<high + arrived)
    }
    self = result
  }

  private mutating func append(_ run: Range<Int>) {
    guard !run.isEmpty else { return }
    if let last = runs.last, last.upperBound == run.lowerBound {
      runs[runs.count - 1] = last.lowerBound..<run.upperBound
    } else {
      runs.append(run)
    }
  }
}
