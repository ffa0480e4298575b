extension RandomAccessCollection where Index == Int {
  /// Returns the first index whose element satisfies a condition that, once true, stays true to the
  /// end; the end index if none does.
  ///
  /// - Complexity: O(log *n*).
  @inlinable @inline(__always)
  package func firstIndexInOrder(where isReached: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isReached(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Array where Element: Comparable {
  /// The number of elements before `element`, in an array that is in order.
  func countBefore(_ element: Element) -> Int { firstIndexInOrder { $0 >= element } }

  /// Returns true if an array that is in order has this element.
  package func hasInOrder(_ element: Element) -> Bool {
    let index = countBefore(element)
    return index < count && self[index] == element
  }
}
