import Testing

// Testable for a pure value: where the rows of a section are.
@testable import TableViews

@Suite struct RowGeometryChangesTests {
  @Test func `uniform rows stay so until one differs`() {
    var rows = RowGeometry.uniform(count: 5, height: LayoutUnit(count: 3))
    let uniform = rows
    rows.setHeight(LayoutUnit(count: 3), ofRow: 2)
    rows.setHeights((0..<5).map { (row: $0, height: LayoutUnit(count: 3)) })
    #expect(rows == uniform)
    rows.setHeight(LayoutUnit(count: 7), ofRow: 2)
    #expect(rows == RowGeometry(heights: [3, 3, 7, 3, 3].map(LayoutUnit.init(count:))))
    #expect(uniform.height.count == 15)
  }

  @Test func `rows of the same height join uniform ones, and others end that`() {
    var rows = RowGeometry.uniform(count: 5, height: LayoutUnit(count: 3))
    rows.replaceRows(removing: [0, 4], inserting: [(row: 1, height: LayoutUnit(count: 3))])
    #expect(rows == .uniform(count: 4, height: LayoutUnit(count: 3)))
    rows.replaceRows(removing: [0], inserting: [(row: 3, height: LayoutUnit(count: 4))])
    #expect(rows == RowGeometry(heights: [3, 3, 3, 4].map(LayoutUnit.init(count:))))
    rows.replaceRows(removing: [0, 1, 2, 3], inserting: [])
    #expect(rows.count == 0 && rows.height == .zero && rows.row(at: .zero) == nil)
  }

  @Test func `an offset outside of the rows counts as the first or the last one`() {
    let height = LayoutUnit(count: 3)
    for rows in [.uniform(count: 4, height: height), RowGeometry(heights: [height, height])] {
      #expect(rows.row(at: LayoutUnit(count: -1)) == 0)
      #expect(rows.row(at: rows.height) == rows.count - 1)
      #expect(rows.row(at: LayoutUnit(count: .max / 2)) == rows.count - 1)
    }
    #expect(RowGeometry.uniform(count: 4, height: .zero).row(at: .zero) == nil)
    #expect(RowGeometry.uniform(count: 0, height: height).row(at: .zero) == nil)
  }

  // react-virtualized 193, react-window 108, virtuoso 385: lists of a million rows ended too early.
  @Test func `a hundred million rows of 60 points are exactly where they belong`() {
    let rows = RowGeometry.uniform(count: 100_000_000, height: LayoutUnit(points: 60))
    #expect(rows.height.points == 6_000_000_000)
    for row in [0, 1, 559_239, 932_067, 958_698, 33_333_333, 99_999_998, 99_999_999] {
      let top = rows.top(ofRow: row)
      #expect(top.points == 60 * Double(row))
      #expect(rows.row(at: top) == row)
      #expect(rows.row(at: top - .one) == max(0, row - 1))
      #expect(rows.row(at: top + LayoutUnit(points: 60) - .one) == row)
    }
  }

  // flutter 95101, 30526 and 23527, wpf 4978: a hair's breadth beside an edge, and what was left of
  // a correction, made two functions disagree or had no end.
  @Test(arguments: [392.72727272727275, 258.8489087697789, 0.1, 1.0 / 3])
  func `where a row is and which row is there agree for any height`(points: Double) {
    let height = LayoutUnit(height: points, of: "A row")
    let varied = RowGeometry(heights: (0..<1_000).lazy.map { _ in height })
    for rows in [varied, .uniform(count: 1_000, height: height)] {
      for row in 0..<1_000 {
        for hair in [0, 2.842170943040401e-14, -2.842170943040401e-14, 1.8e-12] {
          let offset = LayoutUnit(points: rows.top(ofRow: row).points + hair)
          #expect(rows.row(at: offset) == row)
        }
        #expect(rows.top(ofRow: row) == height * row)
      }
    }
  }

  @Test func `a change copies no heights that nobody else holds`() throws {
    var rows = RowGeometry(heights: (0..<10_000).map { LayoutUnit(count: $0) })
    let place = try #require(rows.place)
    rows.setHeight(.zero, ofRow: 0)
    rows.replaceRows(removing: [5], inserting: [])
    #expect(rows.place == place)
    let old = rows
    rows.setHeight(.one, ofRow: 0)
    #expect(rows.place != place)
    #expect(old.height(ofRow: 0) == .zero && rows.height(ofRow: 0) == .one)
  }
}

extension RowGeometry {
  /// The address of the heights in memory; nil for none.
  fileprivate var place: UInt? {
    guard case .varied(let tree) = self else { return nil }
    return tree.heights.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
  }
}
