import TestSupport

@testable import TableViews

/// Rows as an array of their heights in units, which answers everything by adding.
struct SlowRows {
  var heights: [Int]

  static func random(
    _ count: Int, oneIn rarity: Int = 1, using generator: inout SeededGenerator
  ) -> [Int] {
    (0..<count).map { _ in
      let hasHeight = Int.random(in: 0..<rarity, using: &generator) == 0
      return hasHeight ? max(0, Int.random(in: -3...30, using: &generator)) : 0
    }
  }

  /// Compares all rows, or of many those at the edges of leaves: where they begin and end, and what
  /// covers their edges.
  func check(_ tree: HeightTree) throws {
    if let rule = tree.brokenInvariant { throw Fault("It does not hold that \(rule)") }
    guard tree.count == heights.count else { throw Fault("There are \(tree.count) rows") }
    var top = 0
    for (row, height) in heights.enumerated() {
      defer { top += height }
      if heights.count > 300, (row + 1) % 64 > 1 { continue }
      guard tree.top(ofRow: row).count == top, tree.height(ofRow: row).count == height else {
        throw Fault("Row \(row) is at \(tree.top(ofRow: row).count), not \(top)")
      }
      if height > 0 {
        for offset in [top, top + height - 1] {
          let found = tree.row(at: LayoutUnit(count: offset))
          guard found == row else {
            throw Fault("Row \(row) is at \(offset), but \(found ?? -1) was found")
          }
        }
      }
    }
    guard tree.height.count == top, tree.top(ofRow: heights.count).count == top else {
      throw Fault("The rows end at \(tree.height.count), not \(top)")
    }
    let last = heights.lastIndex { $0 > 0 }
    guard tree.row(at: tree.height) == last else { throw Fault("The last row is not found") }
  }
}

/// A tree and an array that are changed alike.
struct ChangingRows {
  private var slow: SlowRows
  private var tree: HeightTree

  init(heights: [Int]) {
    slow = SlowRows(heights: heights)
    tree = HeightTree(heights.map(LayoutUnit.init(count:)))
  }

  init(_ count: Int, using generator: inout SeededGenerator) {
    self.init(heights: SlowRows.random(count, using: &generator))
  }

  func check() throws { try slow.check(tree) }

  mutating func set(_ changes: [(row: Int, height: Int)]) {
    for (row, height) in changes { slow.heights[row] = height }
    if changes.count == 1 {
      tree.setHeight(LayoutUnit(count: changes[0].height), ofRow: changes[0].row)
    } else {
      tree.setHeights(changes.map { (row: $0.row, height: LayoutUnit(count: $0.height)) })
    }
  }

  mutating func replace(_ removed: [Int], _ inserted: [(row: Int, height: Int)]) {
    for row in removed.reversed() { slow.heights.remove(at: row) }
    for (row, height) in inserted { slow.heights.insert(height, at: row) }
    tree.replaceRows(
      removing: removed,
      inserting: inserted.map { (row: $0.row, height: LayoutUnit(count: $0.height)) })
  }

  /// Takes out and puts in a few rows or half of them, anywhere or behind some row.
  mutating func replaceRandomly(using generator: inout SeededGenerator) {
    let count = slow.heights.count
    let start = Bool.random(using: &generator) ? 0 : count / 2
    let most = Bool.random(using: &generator) ? 5 : min(count / 2, 900)
    func places(below end: Int) -> [Int] {
      guard start < end else { return [] }
      let number = Int.random(in: 0...most, using: &generator)
      return Set((0..<number).map { _ in Int.random(in: start..<end, using: &generator) }).sorted()
    }
    let removed = places(below: count)
    var inserted = places(below: count - removed.count + 1)
    // A place after the batch has to be there with no more rows than the batch inserts.
    let kept = count - removed.count
    while let last = inserted.last, last >= kept + inserted.count { inserted.removeLast() }
    replace(removed, inserted.map { ($0, Int.random(in: 0...9, using: &generator)) })
  }
}
