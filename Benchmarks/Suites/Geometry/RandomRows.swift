import TableViews

/// A million rows of random heights from 0 to 100 points, in 1/64 points: as heights, as prefix
/// sums, and as a tree.
final class RandomRows {
  static let count = 1_000_000

  private(set) var heights: [Int]
  private(set) var ends: [Int]
  private(set) var tree: HeightTree
  /// Random rows, and random offsets, as many as a power of two.
  let places: [Int]
  let offsets: [Int]

  init() {
    var generator = SeededGenerator()
    heights = (0..<Self.count).map { _ in Int.random(in: 0...6_400, using: &generator) }
    ends = Array(repeating: 0, count: Self.count)
    tree = Self.tree(of: heights[...])
    let height = tree.height.count
    places = (0..<1 << 16).map { _ in Int.random(in: 0..<Self.count, using: &generator) }
    offsets = (0..<1 << 16).map { _ in Int.random(in: 0..<height, using: &generator) }
    Self.sum(heights, into: &ends)
  }

  private static func tree(of heights: ArraySlice<Int>) -> HeightTree {
    HeightTree(heights.map { LayoutUnit(count: $0) })
  }

  /// A tree of its own.
  func makeTree() -> HeightTree { Self.tree(of: heights[...]) }

  /// The same tree, of which the last thousand rows come one by one.
  func makeTreeByInsertions() -> HeightTree {
    var tree = Self.tree(of: heights.dropLast(1_000))
    for row in tree.count..<Self.count {
      let height = LayoutUnit(count: heights[row])
      tree.replaceRows(removing: [], inserting: [(row: row, height: height)])
    }
    return tree
  }

  /// The first row that ends below an offset, by binary search.
  static func row(at offset: Int, endingAt ends: [Int]) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Changes the height of the first row and sums all; returns the top of the last row.
  func setFirstHeight(_ height: Int) -> Int {
    heights[0] = height
    Self.sum(heights, into: &ends)
    return ends[ends.count - 2]
  }

  /// Changes the height of the first row in the tree; returns the top of the last row.
  func setFirstHeightInTree(_ height: Int) -> Int {
    tree.setHeight(LayoutUnit(count: height), ofRow: 0)
    return tree.top(ofRow: Self.count - 1).count
  }

  private static func sum(_ heights: [Int], into ends: inout [Int]) {
    var end = 0
    for row in heights.indices {
      end &+= heights[row]
      ends[row] = end
    }
  }
}
