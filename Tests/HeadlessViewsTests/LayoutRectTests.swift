import HeadlessViews
import Testing

@Suite struct LayoutRectTests {
  private let rect = LayoutRect(x: 1, y: 2, width: 3, height: 4)

  @Test func `a rectangle has its left and top edges, not its right and bottom ones`() {
    #expect(rect.maxX == 4)
    #expect(rect.maxY == 6)
    #expect(rect.contains(LayoutPoint(x: 1, y: 2)))
    #expect(rect.contains(LayoutPoint(x: 3.9, y: 5.9)))
    for (x, y) in [(4.0, 2.0), (1, 6), (0.9, 2), (1, 1.9)] {
      #expect(!rect.contains(LayoutPoint(x: x, y: y)))
    }
  }

  /// Against the cells of a small grid, one by one.
  @Test func `an intersection contains what both rectangles contain`() {
    let edges = 0...3
    let all = edges.flatMap { start in edges.map { (Double(start), Double($0)) } }
    for (x, width) in all {
      for (otherX, otherWidth) in all {
        let left = LayoutRect(x: x, y: width, width: width, height: x)
        let right = LayoutRect(x: otherX, y: otherWidth, width: otherWidth, height: otherX)
        let both = left.intersection(right)
        #expect(both.width >= 0 && both.height >= 0)
        for column in 0..<6 {
          for line in 0..<6 {
            let point = LayoutPoint(x: Double(column) + 0.5, y: Double(line) + 0.5)
            let isExpected = left.contains(point) && right.contains(point)
            if both.contains(point) != isExpected {
              Issue.record("\(left) and \(right) share \(both), which is wrong at \(point)")
            }
          }
        }
      }
    }
  }

  @Test func `a rectangle is empty without a width or without a height`() {
    #expect(!rect.isEmpty)
    #expect(LayoutRect(x: 1, y: 1, width: 0, height: 4).isEmpty)
    #expect(LayoutRect(x: 1, y: 1, width: 4, height: 0).isEmpty)
    #expect(LayoutRect.zero.isEmpty)
  }

  @Test func `moving keeps the size, and insetting never makes it negative`() {
    #expect(rect.offsetBy(dx: 10, dy: -2) == LayoutRect(x: 11, y: 0, width: 3, height: 4))
    #expect(rect.insetBy(dx: 1, dy: 1.5) == LayoutRect(x: 2, y: 3.5, width: 1, height: 1))
    #expect(rect.insetBy(dx: -1, dy: 0) == LayoutRect(x: 0, y: 2, width: 5, height: 4))
    #expect(rect.insetBy(dx: 2, dy: 9).size == .zero)
  }

  @Test func `a rectangle is written with its corner and its size`() {
    #expect(rect.description == "(1.0, 2.0, 3.0 × 4.0)")
  }
}
