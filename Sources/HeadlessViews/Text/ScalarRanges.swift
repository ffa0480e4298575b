/// A set of scalars as sorted, disjoint ranges.
struct ScalarRanges: Sendable {
  /// The start of each range and the scalar after its end, ascending: a scalar is in the set if the
  /// number of bounds up to it is odd.
  let bounds: [UInt32]

  /// Returns true if `scalar` is in one of the ranges.
  ///
  /// - Complexity: O(log *r*), where *r* is the number of ranges.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = bounds.count
    while low < high {
      let middle = (low &+ high) / 2
      if bounds[middle] <= scalar.value {
        low = middle &+ 1
      } else {
        high = middle
      }
    }
    return low % 2 == 1
  }
}
