import TableModels

/// The heights of rows that differ, and their sums: a wide tree of whole numbers.
///
/// The heights are in one flat array of 1/64 points; 64 consecutive rows are a leaf. Above the
/// leaves are levels of sums, 32 to a node: each sum is that of its part of the tree and of the
/// parts before it in the node. An unused sum in the last node of a level repeats the sum before
/// it, so every node is whole and ends with its total. A look-up reads one node on each level and
/// one leaf, which makes three nodes for a million rows. A change adds to the rest of one node on
/// each level.
///
/// The sums are exact: 2³¹ rows of the greatest height stay below 2⁶². A row takes 4.13 bytes. The
/// tree is a value; a change copies nothing if it has only one owner.
package struct HeightTree: Hashable, Sendable {
  /// The heights in units, from 0 to 2³⁰.
  private(set) var heights: [Int32]
  /// The sums, level by level from the leaves up; the last one is the total.
  private(set) var sums: [Int64] = []
  /// The start of each level in the sums, from the leaves up.
  private(set) var levels: [Int] = []

  static let rowsInLeaf = 64
  static let sumsInNode = 32
  /// The rows of a stride: a leaf is searched in strides, each summed by a loop without a branch.
  private static let rowsInStride = 16

  private init(heights: [Int32]) {
    self.heights = heights
    sum(fromLeaf: 0)
    checkInvariants()
  }
}

extension HeightTree {
  /// Creates rows of the given heights.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  package init(_ heights: [LayoutUnit]) {
    self.init(heights: heights.map(Self.stored))
  }

  /// Creates rows of the given heights, which need not be in memory.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  init(_ heights: some Sequence<LayoutUnit>) {
    self.init(heights: heights.map(Self.stored))
  }

  /// Creates rows of one height.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  package init(repeating height: LayoutUnit, count: Int) {
    self.init(heights: Array(repeating: Self.stored(height), count: count))
  }

  /// A height as the tree stores it; traps for an invalid height, which would put all sums in
  /// disorder.
  private static func stored(_ height: LayoutUnit) -> Int32 {
    guard height.count >= 0, height.count <= 1 << 30 else {
      fatalError(
        "A row cannot be \(height.points) points high; a height is from 0 to 16777216 points")
    }
    return Int32(truncatingIfNeeded: height.count)
  }
}

extension HeightTree {
  /// The number of rows.
  package var count: Int { heights.count }

  /// The height of all rows together.
  package var height: LayoutUnit { LayoutUnit(count: Int(sums.last ?? 0)) }

  /// The height of a row.
  package func height(ofRow row: Int) -> LayoutUnit { LayoutUnit(count: Int(heights[row])) }

  /// The top of a row; for the row after the last, the height of all rows.
  ///
  /// - Precondition: The row exists, or is the one after the last.
  /// - Complexity: O(log *n*) in the number of rows.
  package func top(ofRow row: Int) -> LayoutUnit {
    guard row < heights.count else {
      guard row == heights.count else { trapRowOutOfBounds(row, count: heights.count) }
      return height
    }
    let leaf = row / Self.rowsInLeaf
    var top = sum(ofRows: leaf * Self.rowsInLeaf..<row)
    var place = leaf
    for start in levels {
      if place % Self.sumsInNode != 0 { top &+= sums[start + place - 1] }
      place /= Self.sumsInNode
    }
    return LayoutUnit(count: Int(top))
  }

  /// The row that covers an offset; rows of height 0 cover none.
  ///
  /// An offset above all rows counts as the first one, an offset below as the last one.
  ///
  /// - Returns: The row, or nil if no row has a height.
  /// - Complexity: O(log *n*) in the number of rows.
  package func row(at offset: LayoutUnit) -> Int? {
    guard let height = sums.last, height > 0 else { return nil }
    var rest = min(max(0, Int64(offset.count)), height - 1)
    var node = 0
    for start in levels.reversed() {
      let place = firstSum(above: rest, inNode: start + node * Self.sumsInNode)
      if place % Self.sumsInNode != 0 { rest &-= sums[place - 1] }
      node = place - start
    }
    var row = node * Self.rowsInLeaf
    while row + Self.rowsInStride <= heights.count {
      let stride = sum(ofRows: row..<row + Self.rowsInStride)
      guard rest >= stride else { break }
      rest &-= stride
      row += Self.rowsInStride
    }
    while rest >= Int64(heights[row]) {
      rest &-= Int64(heights[row])
      row += 1
    }
    assert(row / Self.rowsInLeaf == node, "the leaf that the sums lead to has the row")
    return row
  }

  /// The index of the first sum of a node that is above another one; the total has to be above it.
  ///
  /// The comparisons do not wait for each other, and there is no unpredictable branch.
  private func firstSum(above sum: Int64, inNode start: Int) -> Int {
    var eight = start
    for part in 1...3 { eight &+= sums[start + 8 * part - 1] <= sum ? 8 : 0 }
    var place = eight
    for next in 0..<7 { place &+= sums[eight + next] <= sum ? 1 : 0 }
    return place
  }
}

extension HeightTree {
  /// Gives a row another height.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  package mutating func setHeight(_ height: LayoutUnit, ofRow row: Int) {
    let height = Self.stored(height)
    let difference = Int64(height) - Int64(heights[row])
    guard difference != 0 else { return }
    heights[row] = height
    var place = row / Self.rowsInLeaf
    for start in levels {
      let nodeEnd = (place / Self.sumsInNode + 1) * Self.sumsInNode
      for index in start + place..<start + nodeEnd { sums[index] &+= difference }
      place /= Self.sumsInNode
    }
  }

  /// Gives rows other heights; of several for one row the last one counts.
  ///
  /// - Complexity: O(*m* log *n*) in the number of changes and of rows, and never above O(*m* + *n*).
  package mutating func setHeights(_ changes: some Collection<(row: Int, height: LayoutUnit)>) {
    if changes.count < count / Self.rowsInLeaf {
      for (row, height) in changes { setHeight(height, ofRow: row) }
    } else if let first = changes.lazy.map(\.row).min() {
      for (row, height) in changes { heights[row] = Self.stored(height) }
      sum(fromLeaf: first / Self.rowsInLeaf)
    }
    checkInvariants()
  }

  /// Removes rows and inserts others, all at once.
  ///
  /// Kept rows are moved once, in existing memory, and the rows behind the first change are summed
  /// once.
  ///
  /// - Parameters:
  ///   - removed: The rows to remove, by their numbers before, in order.
  ///   - inserted: The rows to insert, by their numbers after, in order.
  /// - Complexity: O(*m* + *n*) in the number of changes and of rows behind the first of them.
  package mutating func replaceRows(
    removing removed: [Int], inserting inserted: [(row: Int, height: LayoutUnit)]
  ) {
    guard let first = [removed.first, inserted.first?.row].compactMap({ $0 }).min() else { return }
    heights.replaceElements(
      at: removed, with: inserted.map { (place: $0.row, element: Self.stored($0.height)) })
    sum(fromLeaf: first / Self.rowsInLeaf)
    checkInvariants()
  }
}

extension HeightTree {
  /// Sums everything from a leaf on anew.
  private mutating func sum(fromLeaf first: Int) {
    let leaves = (heights.count + Self.rowsInLeaf - 1) / Self.rowsInLeaf
    sums.removeLast(sums.count - first)
    sums.reserveCapacity(Self.sumCount(ofLeaves: leaves))
    for leaf in first..<max(first, leaves) {
      let start = leaf * Self.rowsInLeaf
      append(sum(ofRows: start..<min(start + Self.rowsInLeaf, heights.count)))
    }
    fillNode()
    levels = leaves > 0 ? [0] : []
    while let start = levels.last, sums.count - start > Self.sumsInNode {
      levels.append(sums.count)
      for total in stride(
        from: start + Self.sumsInNode - 1, to: sums.count, by: Self.sumsInNode)
      { append(sums[total]) }
      fillNode()
    }
  }

  /// Appends the sum of a part of the tree to the level that grows. Each level begins with a node.
  private mutating func append(_ sum: Int64) {
    let isFirst = sums.count % Self.sumsInNode == 0
    sums.append(isFirst ? sum : sums[sums.count - 1] + sum)
  }

  /// Fills the last node up.
  private mutating func fillNode() {
    while sums.count % Self.sumsInNode != 0 { sums.append(sums[sums.count - 1]) }
  }

  /// The number of sums on all levels.
  private static func sumCount(ofLeaves leaves: Int) -> Int {
    var (parts, sums) = (leaves, 0)
    while parts > 0 {
      let nodes = (parts + sumsInNode - 1) / sumsInNode
      sums += nodes * sumsInNode
      parts = nodes > 1 ? nodes : 0
    }
    return sums
  }

  /// The sum of at most a leaf, which cannot overflow.
  private func sum(ofRows rows: Range<Int>) -> Int64 {
    var sum: Int64 = 0
    for row in rows { sum &+= Int64(heights[row]) }
    return sum
  }
}
