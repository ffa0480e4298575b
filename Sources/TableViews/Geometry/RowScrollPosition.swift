/// Where in the viewport a row ends up that is scrolled to.
public enum RowScrollPosition: Hashable, Sendable, CaseIterable {
  /// At the top, below the header that sticks there.
  case top
  /// In the middle of what no sticking header covers.
  case middle
  /// At the bottom.
  case bottom
  /// Where the least movement brings it: nowhere else if it is visible as a whole.
  ///
  /// A row that is higher than the viewport shows its top. UIKit calls this `none`, which Swift would
  /// take for the absence of a position wherever one is optional.
  case nearest
}

/// A row to scroll to, and all that the decision where to scroll depends on.
struct RowScroll: Hashable, Sendable {
  /// Where the row begins in the content.
  var top: LayoutUnit
  /// How high the row is.
  var height: LayoutUnit
  /// How much of the viewport's top a header will cover that sticks there when the row is shown.
  var covered = LayoutUnit.zero
  var viewportHeight: LayoutUnit
  var contentHeight: LayoutUnit

  /// The offset to scroll to.
  ///
  /// As near to what was asked for as the content's ends allow: the viewport leaves no room above the
  /// content, and none below it where the content is as high as the viewport.
  func offset(at position: RowScrollPosition, from current: LayoutUnit) -> LayoutUnit {
    min(max(.zero, wanted(at: position, from: current)), max(.zero, contentHeight - viewportHeight))
  }

  /// The offset that was asked for, if the content had no ends.
  func wanted(at position: RowScrollPosition, from current: LayoutUnit) -> LayoutUnit {
    let atTop = top - covered
    let atBottom = top + height - viewportHeight
    switch position {
    case .top: return atTop
    case .bottom: return atBottom
    case .middle: return LayoutUnit(count: (atTop.count + atBottom.count) / 2)
    // A higher row than fits is at its bottom further down than at its top.
    case .nearest: return min(atTop, max(atBottom, current))
    }
  }
}
