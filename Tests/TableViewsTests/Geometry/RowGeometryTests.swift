import Testing

// Testable for a pure value: where the rows of a section are.
@testable import TableViews

@Suite struct RowGeometryTests {
  /// All sections of up to four rows of 0 to 2 units, against an array with an entry for each unit.
  @Test func `every small section is what its units say`() {
    for heights in sequences(of: [0, 1, 2], upTo: 4) {
      var varieties = [RowGeometry(heights: heights.map(LayoutUnit.init(count:)))]
      if Set(heights).count <= 1 {
        let height = LayoutUnit(count: heights.first ?? 1)
        varieties.append(.uniform(count: heights.count, height: height))
      }
      for rows in varieties {
        let units = heights.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element) }
        #expect(rows.count == heights.count)
        #expect(rows.height.count == units.count)
        for (unit, row) in units.enumerated() {
          #expect(rows.row(at: LayoutUnit(count: unit)) == row, "\(heights)")
        }
        for row in 0...heights.count {
          #expect(rows.top(ofRow: row).count == heights[..<row].reduce(0, +), "\(heights)")
        }
        for row in heights.indices { #expect(rows.height(ofRow: row).count == heights[row]) }
      }
    }
  }
}

/// All arrays of at most `length` of the given elements.
func sequences(of elements: [Int], upTo length: Int) -> [[Int]] {
  var all: [[Int]] = [[]]
  var longest = all
  for _ in 0..<length {
    longest = longest.flatMap { sequence in elements.map { sequence + [$0] } }
    all += longest
  }
  return all
}
