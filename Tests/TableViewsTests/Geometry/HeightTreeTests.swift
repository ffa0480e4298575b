import TestSupport
import Testing

// Testable for a pure value: the heights of rows, and their sums.
@testable import TableViews

/// Counts of rows beside which a leaf or a node of the tree is full.
private let edges = [0, 1, 2, 63, 64, 65, 127, 128, 2_047, 2_048, 2_049, 65_535, 65_536, 65_537]

@Suite struct HeightTreeTests {
  @Test func `every small tree is what its units say`() throws {
    for heights in sequences(of: [0, 1, 2], upTo: 5) { try check(heights) }
  }

  @Test(arguments: edges)
  func `rows of random heights are where an array of sums says`(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    try check(SlowRows.random(count, using: &generator))
    try check(SlowRows.random(count, oneIn: 500, using: &generator))
  }

  @Test(arguments: edges.dropFirst())
  func `one row with a height among others without any is found from everywhere`(count: Int) throws
  {
    for row in Set([0, 1, 62, 63, 64, 2_047, 2_048, count / 2, count - 1]) where row < count {
      var heights = Array(repeating: 0, count: count)
      heights[row] = 3
      let tree = HeightTree(heights.map(LayoutUnit.init(count:)))
      for offset in [Int.min / 2, -1, 0, 1, 2, 3, .max / 2] {
        #expect(tree.row(at: LayoutUnit(count: offset)) == row)
      }
      #expect(tree.top(ofRow: row) == .zero)
      #expect(tree.top(ofRow: count).count == 3)
    }
  }

  // flutter 70147 and 124172: every row had a height of 0, and the work had no end.
  @Test(arguments: edges)
  func `rows of height 0 are nowhere`(count: Int) {
    let tree = HeightTree(repeating: .zero, count: count)
    #expect(tree.count == count)
    #expect(tree.height == .zero)
    #expect(tree.row(at: .zero) == nil)
    #expect(tree.top(ofRow: count) == .zero)
  }

  // virtua's cache.spec: the offset of a row, a little less and a little more; before and past all.
  @Test func `an offset beside a row's edge belongs to the row on that side`() {
    let heights = [20, 0, 0, 40, 0.5, 0, 20].map(LayoutUnit.init(points:))
    let tree = HeightTree(heights)
    func row(_ points: Double) -> Int? { tree.row(at: LayoutUnit(points: points)) }
    #expect(row(-1) == 0 && row(0) == 0 && row(0.01) == 0 && row(1) == 0)
    #expect(row(19.98) == 0 && row(19.999) == 3 && row(20) == 3 && row(20.01) == 3)
    #expect(row(59.98) == 3 && row(60) == 4 && row(60.49) == 4 && row(60.5) == 6)
    #expect(row(80.49) == 6 && row(80.5) == 6 && row(1_000_000) == 6)
  }

  @Test func `the greatest heights add up exactly`() {
    let greatest = LayoutUnit(points: LayoutUnit.greatestHeight)
    let tree = HeightTree(repeating: greatest, count: 100_000)
    #expect(tree.height.count == 100_000 << 30)
    for row in [0, 1, 63, 64, 2_048, 65_536, 99_999] {
      #expect(tree.top(ofRow: row).count == row << 30)
      #expect(tree.row(at: tree.top(ofRow: row)) == row)
      #expect(tree.row(at: tree.top(ofRow: row + 1) - .one) == row)
    }
  }

  @Test func `a row takes little more than the four bytes of its height`() {
    let tree = HeightTree((0..<1_000_000).lazy.map { LayoutUnit(count: $0 % 100) })
    #expect(Double(tree.heights.capacity * 4 + tree.sums.capacity * 8) / 1_000_000 < 4.2)
  }

  @Test func `a height that is none traps, with what it may be`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var tree = HeightTree(repeating: .one, count: 3)
      tree.setHeight(LayoutUnit(points: -1), ofRow: 1)
    }
    #expect(
      result.trapMessage
        == "A row cannot be -1.0 points high; a height is from 0 to 16777216 points")
  }

  private func check(_ heights: [Int]) throws {
    try SlowRows(heights: heights).check(HeightTree(heights.map(LayoutUnit.init(count:))))
  }
}

@Suite struct HeightTreeChangesTests {
  @Test(arguments: edges.dropFirst())
  func `heights that are set one by one are found`(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    var world = ChangingRows(count, using: &generator)
    for row in Set([0, 1, 63, 64, 2_047, 2_048, count / 2, count - 1]) where row < count {
      world.set([(row, Int.random(in: 0...9, using: &generator))])
    }
    try world.check()
  }

  @Test(arguments: edges.dropFirst())
  func `batches of heights are found, small ones and large ones`(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    var world = ChangingRows(count, using: &generator)
    for size in [0, 1, 3, count / 64 - 1, count / 64, count / 3] where size >= 0 {
      world.set(
        (0..<size).map { _ in
          (Int.random(in: 0..<count, using: &generator), Int.random(in: 0...9, using: &generator))
        })
      try world.check()
    }
  }

  /// From every array of up to five to every other that shares rows with it in order.
  @Test func `every small replacement is what the array says`() throws {
    for before in 0...5 {
      for removed in subsets(of: before) {
        let kept = before - removed.count
        for after in kept...kept + 4 {
          for inserted in subsets(of: after) where inserted.count == after - kept {
            var world = ChangingRows(heights: (0..<before).map { $0 + 1 })
            world.replace(removed, inserted.map { ($0, 100 + $0) })
            try world.check()
          }
        }
      }
    }
  }

  @Test(arguments: edges)
  func `random replacements one after another are what the array says`(count: Int) throws {
    var generator = SeededGenerator(seed: UInt64(count))
    var world = ChangingRows(count, using: &generator)
    for _ in 0..<6 {
      world.replaceRandomly(using: &generator)
      try world.check()
    }
  }

  @Test func `rows that are appended one by one cross every edge`() throws {
    var world = ChangingRows(heights: [])
    for row in 0..<4_200 { world.replace([], [(row, row % 7)]) }
    try world.check()
    for row in (0..<4_200).reversed() {
      world.replace([row], [])
      if row % 512 < 2 { try world.check() }
    }
  }

  @Test func `an old value stays as it was`() throws {
    var generator = SeededGenerator(seed: 1)
    let heights = SlowRows.random(5_000, using: &generator)
    let old = HeightTree(heights.map(LayoutUnit.init(count:)))
    var changed = [old, old, old]
    changed[0].setHeight(LayoutUnit(count: 77), ofRow: 9)
    changed[1].setHeights((0..<5_000).map { (row: $0, height: LayoutUnit(count: 1)) })
    changed[2].replaceRows(
      removing: [0, 4_999], inserting: [(row: 3, height: LayoutUnit(count: 77))])
    try SlowRows(heights: heights).check(old)
    #expect(changed.allSatisfy { $0 != old })
  }

  @Test func `a change of a tree that nobody else holds copies nothing`() {
    var tree = HeightTree(repeating: LayoutUnit(count: 5), count: 10_000)
    let place = tree.place
    tree.setHeight(.one, ofRow: 0)
    tree.setHeights((0..<300).map { (row: $0, height: .zero) })
    tree.replaceRows(removing: [1, 2, 5_000], inserting: [(row: 7_000, height: .one)])
    #expect(tree.place == place)
    let other = tree
    tree.setHeight(.zero, ofRow: 9_000)
    #expect(tree.place != place)
    #expect(other.place == place)
  }

  @Test(arguments: [[2, 1], [1, 1], [-1], [3]])
  func `rows that are out of order or out of bounds trap`(rows: [Int]) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [rows] in
      var tree = HeightTree(repeating: .one, count: 3)
      tree.replaceRows(removing: rows, inserting: [])
    }
    #expect(result.trapMessage?.hasPrefix("The place \(rows.last ?? 0) is not one of ") == true)
  }
}

extension HeightTree {
  /// The address of the heights in memory.
  fileprivate var place: UInt {
    heights.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
  }
}

/// All subsets of 0..<count, in order.
private func subsets(of count: Int) -> [[Int]] {
  (0..<1 << count).map { mask in (0..<count).filter { mask >> $0 & 1 == 1 } }
}
