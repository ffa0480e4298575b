extension RandomAccessCollection where Index == Int {
  /// The first index whose element satisfies a condition that stays true to the end; the end index
  /// if none does.
  ///
  /// - Complexity: O(log *n*).
  @inline(__always)
  func firstIndexInOrder(where isReached: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isReached(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
