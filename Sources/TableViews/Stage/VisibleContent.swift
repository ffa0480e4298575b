/// The content of a viewport, before anything is shown.
struct VisibleContent: Hashable, Sendable {
  /// The top of the viewport in the content.
  let top: LayoutUnit
  /// The visible positions, from the first to the last; nil for none.
  var positions: ClosedRange<ContentPosition>?
  /// The header that sticks at the top instead; it is not among the positions.
  var sticky: StickyHeader?

  /// Creates the content of a viewport over a table.
  ///
  /// - Complexity: O(log *n*) in the number of sections and of rows of different heights.
  init(
    of geometry: borrowing TableGeometry, from top: LayoutUnit, height: LayoutUnit
  ) {
    self.top = top
    positions = geometry.visiblePositions(from: top, height: height)
    guard geometry.headersStick, let visible = positions,
      let header = geometry.stickyHeader(at: top),
      header.top > geometry.sections[header.section].top
    else { return }
    sticky = header
    let place = ContentPosition.header(ofSection: header.section)
    guard visible.lowerBound == place else { return }
    let next = geometry.position(after: place)
    positions = next.flatMap { $0 <= visible.upperBound ? $0...visible.upperBound : nil }
  }
}
