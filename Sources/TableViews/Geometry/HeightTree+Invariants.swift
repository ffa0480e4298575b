extension HeightTree {
  /// Checks the rules that are true between any two calls; traps if one is broken.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  func checkInvariants() {
    #if TABLES_INTERNAL_CHECKS
      if let rule = brokenInvariant { fatalError("HeightTree: it does not hold that \(rule)") }
    #endif
  }

  /// A broken rule, in words; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  var brokenInvariant: String? {
    guard heights.allSatisfy({ $0 >= 0 && $0 <= 1 << 30 }) else { return "a height can be one" }
    var parts = stride(from: 0, to: heights.count, by: Self.rowsInLeaf).map { start in
      heights[start..<min(start + Self.rowsInLeaf, heights.count)].reduce(0) { $0 + Int64($1) }
    }
    for (start, end) in zip(levels, levels.dropFirst() + [sums.count]) {
      let nodes = (parts.count + Self.sumsInNode - 1) / Self.sumsInNode
      guard end - start == nodes * Self.sumsInNode else { return "a level has a sum for each part" }
      parts += Array(repeating: 0, count: end - start - parts.count)
      for (place, part) in parts.enumerated() {
        let before = place % Self.sumsInNode == 0 ? 0 : sums[start + place - 1]
        guard sums[start + place] == before + part else { return "a sum is that of its parts" }
      }
      parts = (1...nodes).map { sums[start + $0 * Self.sumsInNode - 1] }
    }
    return parts.count <= 1 ? nil : "one node is above everything"
  }
}
