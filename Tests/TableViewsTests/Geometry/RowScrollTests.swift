import Testing

// Testable for a decision that is a pure value: where to scroll to.
@testable import TableViews

@Suite struct RowScrollTests {
  /// Against all offsets that there are, of which the best one is looked for.
  @Test func `in every small world the row gets as near to its place as it can`() throws {
    for content in 0...7 {
      for viewport in 0...8 {
        for top in 0...content {
          for height in 0...(content - top) {
            for covered in 0...2 {
              let scroll = RowScroll(
                top: LayoutUnit(count: top), height: LayoutUnit(count: height),
                covered: LayoutUnit(count: covered), viewportHeight: LayoutUnit(count: viewport),
                contentHeight: LayoutUnit(count: content))
              try check(scroll, offsets: 0...max(0, content - viewport))
            }
          }
        }
      }
    }
  }

  private func check(_ scroll: RowScroll, offsets: ClosedRange<Int>) throws {
    for current in offsets {
      for position in RowScrollPosition.allCases {
        let found = scroll.offset(at: position, from: LayoutUnit(count: current)).count
        let best = offsets.min {
          miss(scroll, position, current, $0) < miss(scroll, position, current, $1)
        }
        guard found == best else {
          throw Fault("\(position) of \(scroll) is at \(found) from \(current), not \(best ?? -1)")
        }
      }
    }
  }

  /// The error of an offset: first the distance of the row from its target, then the length of the
  /// way.
  private func miss(
    _ scroll: RowScroll, _ position: RowScrollPosition, _ current: Int, _ offset: Int
  ) -> Int {
    // What no header covers, and the row, from top to bottom in the content.
    let free = (offset + scroll.covered.count, offset + scroll.viewportHeight.count)
    let row = (scroll.top.count, scroll.top.count + scroll.height.count)
    switch position {
    case .top: return abs(free.0 - row.0)
    case .bottom: return abs(free.1 - row.1)
    case .middle: return abs(free.0 + free.1 - row.0 - row.1)
    case .nearest:
      let fits = row.1 - row.0 <= free.1 - free.0
      let hidden = max(0, free.0 - row.0) + max(0, row.1 - free.1)
      return 1_000 * (fits ? hidden : abs(free.0 - row.0)) + abs(offset - current)
    }
  }

  // jfx's change 656: the last row is higher than the viewport.
  @Test(arguments: [RowScrollPosition.top, .nearest], [0, 30, 90])
  func `a last row that is higher than the viewport shows its top`(
    position: RowScrollPosition, current: Int
  ) {
    let scroll = RowScroll(
      top: LayoutUnit(count: 60), height: LayoutUnit(count: 50),
      viewportHeight: LayoutUnit(count: 20), contentHeight: LayoutUnit(count: 110))
    #expect(scroll.offset(at: position, from: LayoutUnit(count: current)).count == 60)
  }
}
