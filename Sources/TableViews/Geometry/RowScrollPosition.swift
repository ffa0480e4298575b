/// The position in the viewport for a row that is scrolled to.
public enum RowScrollPosition: Hashable, Sendable, CaseIterable {
  /// At the top, below a sticking header.
  case top
  /// In the middle of the part that no sticking header covers.
  case middle
  /// At the bottom.
  case bottom
  /// The position that needs the least movement; none if the row is fully visible.
  ///
  /// A row that is higher than the viewport shows its top. UIKit calls this `none`, which Swift
  /// confuses with a missing optional position.
  case nearest
}

/// A row to scroll to, with everything that the decision on the offset depends on.
struct RowScroll: Hashable, Sendable {
  /// The top of the row in the content.
  var top: LayoutUnit
  /// The height of the row.
  var height: LayoutUnit
  /// The height of the header that will cover the viewport's top when the row is shown.
  var covered = LayoutUnit.zero
  var viewportHeight: LayoutUnit
  var contentHeight: LayoutUnit

  /// The offset to scroll to.
  ///
  /// It is as near to the wanted offset as the content's ends allow: the viewport leaves no room
  /// above the content, and none below it if the content is as high as the viewport.
  func offset(at position: RowScrollPosition, from current: LayoutUnit) -> LayoutUnit {
    min(max(.zero, wanted(at: position, from: current)), max(.zero, contentHeight - viewportHeight))
  }

  /// The wanted offset, if the content had no ends.
  func wanted(at position: RowScrollPosition, from current: LayoutUnit) -> LayoutUnit {
    let atTop = top - covered
    let atBottom = top + height - viewportHeight
    switch position {
    case .top: return atTop
    case .bottom: return atBottom
    case .middle: return LayoutUnit(count: (atTop.count + atBottom.count) / 2)
    // For a row that is higher than the viewport, the offset for its bottom is greater than the one
    // for its top.
    case .nearest: return min(atTop, max(atBottom, current))
    }
  }
}
