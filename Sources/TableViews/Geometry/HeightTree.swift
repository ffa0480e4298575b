/// The heights of rows that differ, and their sums: a wide tree of whole numbers.
///
/// The heights stand in one flat array of 1/64 points; 64 rows in a row are a leaf. Above the leaves
/// stand levels of sums, 32 to a node: each sum is that of its part of the tree and of the parts
/// before it in the node. A lookup reads one node on each level and one leaf, so that a million rows
/// take three nodes; a change adds to the rest of one node on each level.
///
/// The sums are exact: 2³¹ rows of the greatest height stay below 2⁶². A row takes 4.13 bytes. It is
/// a value, and a change of one that nobody else holds copies nothing.
package struct HeightTree: Hashable, Sendable {
  /// The heights in units, from 0 to 2³⁰.
  private(set) var heights: [Int32]
  /// The sums, level by level from the leaves up; the last one is that of everything.
  private(set) var sums: [Int64] = []
  /// Where in the sums each level begins, from the leaves up, and the end of the last.
  private(set) var levels: [Int] = [0]

  static let rowsInLeaf = 64
  static let sumsInNode = 32

  private init(heights: [Int32]) {
    self.heights = heights
    let leaves = heights.count / Self.rowsInLeaf + 1
    sums.reserveCapacity(leaves + leaves / (Self.sumsInNode - 1) + Self.maximumLevels)
    sum(fromLeaf: 0)
    checkInvariants()
  }

  /// So many levels are above 2³¹ rows.
  private static let maximumLevels = 5
}

extension HeightTree {
  /// Rows of the given heights.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  package init(_ heights: some Sequence<LayoutUnit>) {
    self.init(heights: heights.map(Self.stored))
  }

  /// Rows that have one height so far.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  package init(repeating height: LayoutUnit, count: Int) {
    self.init(heights: Array(repeating: Self.stored(height), count: count))
  }

  /// A height as the tree keeps it; what is none would put all sums in disorder.
  private static func stored(_ height: LayoutUnit) -> Int32 {
    guard height.count >= 0, height.count <= 1 << 30 else {
      fatalError("A row cannot be \(height.points) points high; a height is from 0 to 16777216 points")
    }
    return Int32(truncatingIfNeeded: height.count)
  }
}

extension HeightTree {
  /// The number of rows.
  package var count: Int { heights.count }

  /// The height of all rows together.
  package var height: LayoutUnit { LayoutUnit(count: Int(sums.last ?? 0)) }

  /// How high a row is.
  package func height(ofRow row: Int) -> LayoutUnit { LayoutUnit(count: Int(heights[row])) }

  /// Where a row begins; the height of all rows for the one after the last.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  package func top(ofRow row: Int) -> LayoutUnit {
    guard row < heights.count else {
      precondition(row == heights.count)
      return height
    }
    let leaf = row / Self.rowsInLeaf
    var top = sum(ofRows: leaf * Self.rowsInLeaf..<row)
    var place = leaf
    for level in 0..<levels.count - 1 {
      if place % Self.sumsInNode != 0 { top &+= sums[levels[level] + place - 1] }
      place /= Self.sumsInNode
    }
    return LayoutUnit(count: Int(top))
  }

  /// The row that covers an offset; rows of height 0 cover none.
  ///
  /// An offset above all rows counts as the first one, an offset below as the last one.
  ///
  /// - Returns: The row, or nil where no row has a height.
  /// - Complexity: O(log *n*) in the number of rows.
  package func row(at offset: LayoutUnit) -> Int? {
    guard let height = sums.last, height > 0 else { return nil }
    var rest = min(max(0, Int64(offset.count)), height - 1)
    var node = 0
    for level in (0..<levels.count - 1).reversed() {
      let start = levels[level] + node * Self.sumsInNode
      let place = firstSum(above: rest, from: start, to: levels[level + 1])
      if place > start { rest &-= sums[place - 1] }
      node = place - levels[level]
    }
    var row = node * Self.rowsInLeaf
    while rest >= Int64(heights[row]) {
      rest &-= Int64(heights[row])
      row += 1
    }
    return row
  }

  /// The first sum of a node that is above another one, in a node that has one.
  ///
  /// Without a branch on what is compared, which nothing could foresee.
  private func firstSum(above sum: Int64, from start: Int, to end: Int) -> Int {
    var place = start
    var count = min(Self.sumsInNode, end - start)
    while count > 1 {
      let half = count / 2
      place += sums[place + half - 1] <= sum ? half : 0
      count -= half
    }
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
    for level in 0..<levels.count - 1 {
      let nodeEnd = levels[level] + (place / Self.sumsInNode + 1) * Self.sumsInNode
      for index in levels[level] + place..<min(nodeEnd, levels[level + 1]) {
        sums[index] &+= difference
      }
      place /= Self.sumsInNode
    }
  }

  /// Gives rows other heights; of several for one row the last one holds.
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

  /// Takes rows out and puts others in, all at once.
  ///
  /// What stays is moved once, in memory that is there already, and what is behind the first change
  /// is summed once.
  ///
  /// - Parameters:
  ///   - removed: The rows to take out, by their places before, in order.
  ///   - inserted: The rows to put in, by their places after, in order.
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
  /// Sums anew what is not before a leaf.
  private mutating func sum(fromLeaf first: Int) {
    sums.removeLast(sums.count - first)
    let leaves = (heights.count + Self.rowsInLeaf - 1) / Self.rowsInLeaf
    for leaf in first..<max(first, leaves) {
      let start = leaf * Self.rowsInLeaf
      append(sum(ofRows: start..<min(start + Self.rowsInLeaf, heights.count)), at: leaf)
    }
    levels = [0]
    while let start = levels.last, sums.count - start > Self.sumsInNode {
      let end = sums.count
      levels.append(end)
      for (place, node) in stride(from: start, to: end, by: Self.sumsInNode).enumerated() {
        append(sums[min(node + Self.sumsInNode, end) - 1], at: place)
      }
    }
    levels.append(sums.count)
  }

  /// Appends the sum of a part of the tree to the level that grows.
  private mutating func append(_ sum: Int64, at place: Int) {
    sums.append(place % Self.sumsInNode == 0 ? sum : sums[sums.count - 1] + sum)
  }

  /// The sum of at most a leaf, which cannot overflow.
  private func sum(ofRows rows: Range<Int>) -> Int64 {
    var sum: Int64 = 0
    for row in rows { sum &+= Int64(heights[row]) }
    return sum
  }
}

extension HeightTree {
  /// Checks what must always hold between two calls; traps where it does not.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  func checkInvariants() {
    #if TABLES_INTERNAL_CHECKS
      if let rule = brokenInvariant { fatalError("HeightTree: it does not hold that \(rule)") }
    #endif
  }

  /// A rule that does not hold, in words; nil where all do.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  var brokenInvariant: String? {
    guard heights.allSatisfy({ $0 >= 0 && $0 <= 1 << 30 }) else { return "a height can be one" }
    var parts = stride(from: 0, to: heights.count, by: Self.rowsInLeaf).map { start in
      heights[start..<min(start + Self.rowsInLeaf, heights.count)].reduce(0) { $0 + Int64($1) }
    }
    guard levels.first == 0, levels.last == sums.count else { return "the levels hold all sums" }
    for (start, end) in zip(levels, levels.dropFirst()) {
      guard end - start == parts.count else { return "a level has a sum for each part below it" }
      for (place, part) in parts.enumerated() {
        let before = place % Self.sumsInNode == 0 ? 0 : sums[start + place - 1]
        guard sums[start + place] == before + part else { return "a sum is that of its parts" }
      }
      parts = stride(from: start, to: end, by: Self.sumsInNode).map { node in
        sums[min(node + Self.sumsInNode, end) - 1]
      }
    }
    return parts.count <= 1 ? nil : "one node is above everything"
  }
}
