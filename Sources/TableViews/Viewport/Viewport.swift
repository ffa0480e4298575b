import TableModels
import TableSources

/// The position of a table's viewport: its anchor, and the distance of recent scrolling. It asks a
/// geometry, and knows no table.
///
/// The bounds, and with them what is drawn, follow in the next layout pass, together with the rows.
struct Viewport {
  /// The choice of what stays still when the content changes.
  private(set) var anchoring = ContentAnchoring.keepVisibleContent
  /// The present anchor of the viewport.
  private(set) var anchor = ContentAnchor.offset(.zero)
  /// The distance that somebody has scrolled since the last pass.
  private(set) var travel = LayoutUnit.zero
  /// The anchor that somebody scrolled to during a pass, which itself continues with the old one.
  private(set) var redirection: ContentAnchor?
  /// The height in the present pass, under which the table may be resized; nil outside of a pass.
  private(set) var heightInPass: LayoutUnit?
  /// True if the viewport is as the last pass left it.
  private var isAtRest = true
  /// True if some loaded content has been shown, and is to stay still.
  private var hasBeenSeen = false

  /// The future anchor of the viewport, as far as it is known.
  var goal: ContentAnchor { redirection ?? anchor }
}

// MARK: Offsets

extension Viewport {
  /// The offset at which a viewport ends with the content.
  static func endOffset(in geometry: TableGeometry, height: LayoutUnit) -> LayoutUnit {
    max(.zero, geometry.height - height)
  }

  /// The present offset of the viewport, within the content.
  func offset(in geometry: TableGeometry, height: LayoutUnit) -> LayoutUnit {
    anchor.offset(in: geometry, height: height)
  }

  /// The end of the last thing that is visible at an offset, in the viewport or below it.
  static func endOfVisible(
    at offset: LayoutUnit, in geometry: TableGeometry, height: LayoutUnit
  ) -> LayoutUnit {
    guard let visible = geometry.visiblePositions(from: offset, height: height) else {
      return offset
    }
    let (top, ownHeight) = geometry.extent(of: visible.upperBound)
    return top + ownHeight
  }
}

extension ContentAnchor {
  /// The offset of a viewport with this anchor, within the content.
  func offset(in geometry: TableGeometry, height: LayoutUnit) -> LayoutUnit {
    let end = Viewport.endOffset(in: geometry, height: height)
    return min(max(.zero, unclampedOffset(in: geometry, height: height)), end)
  }

  func unclampedOffset(in geometry: TableGeometry, height: LayoutUnit) -> LayoutUnit {
    switch self {
    case .top: return .zero
    case .end: return Viewport.endOffset(in: geometry, height: height)
    case .offset(let offset): return offset
    case .item(let position, let below): return geometry.extent(of: position).top - below
    case .seen(let seen):
      guard let held = seen.held else { return .zero }
      return held.offset(in: geometry)
    case .scroll(let target, let place, let start):
      return target.scroll(in: geometry, height: height).offset(
        at: place, from: start.offset(in: geometry, height: height))
    }
  }

  /// The offset of a viewport with this anchor, if the content had no ends.
  func wantedOffset(in geometry: TableGeometry, height: LayoutUnit) -> LayoutUnit {
    switch self {
    case .top, .offset, .item, .seen: return unclampedOffset(in: geometry, height: height)
    case .end: return geometry.height - height
    case .scroll(let target, let place, let start):
      return target.scroll(in: geometry, height: height).wanted(
        at: place, from: start.offset(in: geometry, height: height))
    }
  }
}

extension ScrollTarget {
  fileprivate func scroll(in geometry: TableGeometry, height: LayoutUnit) -> RowScroll {
    let (top, ownHeight) = geometry.extent(of: position)
    return RowScroll(
      top: top, height: ownHeight, covered: geometry.coveredHeight(above: position),
      viewportHeight: height, contentHeight: geometry.height)
  }
}

// MARK: Scrolling

extension Viewport {
  /// Sets another anchor.
  mutating func scroll(to anchor: ContentAnchor, in geometry: TableGeometry, height: LayoutUnit) {
    travel +=
      anchor.offset(in: geometry, height: height) - offset(in: geometry, height: height)
    self.anchor = anchor
    isAtRest = false
  }

  /// Sets another anchor for the time after the pass.
  mutating func redirect(to anchor: ContentAnchor) { redirection = anchor }

  /// Sets another choice of what stays still, but keeps the anchor that somebody has scrolled to
  /// since the last pass.
  mutating func setAnchoring(
    _ anchoring: ContentAnchoring, in geometry: TableGeometry, height: LayoutUnit
  ) {
    self.anchoring = anchoring
    guard isAtRest, heightInPass == nil else { return }
    let offset = offset(in: geometry, height: height)
    anchor = anchoring.anchorAtRest(
      at: offset, end: Self.endOffset(in: geometry, height: height))
  }
}

// MARK: Passes

extension Viewport {
  mutating func beginPass(height: LayoutUnit) { heightInPass = height }

  /// Notes that a pass has left the viewport at its anchor.
  ///
  /// - Parameters:
  ///   - offset: The offset of the viewport there.
  ///   - showsSomething: True if anything is shown.
  mutating func comeToRest(
    at offset: LayoutUnit, showsSomething: Bool, in geometry: TableGeometry, height: LayoutUnit
  ) {
    anchor = anchoring.anchorAtRest(
      at: offset, end: Self.endOffset(in: geometry, height: height))
    isAtRest = true
    hasBeenSeen = hasBeenSeen || showsSomething
  }

  /// Ends a pass, whose values are not needed any more.
  mutating func endPass() { heightInPass = nil }

  /// Returns the distance that somebody has scrolled since the last pass, and resets it.
  ///
  /// Corrections of the offset for content that came or went above do not count.
  mutating func takeTravel() -> LayoutUnit {
    defer { travel = .zero }
    return travel
  }

  mutating func takeRedirection() -> ContentAnchor? { redirection.take() }
}

// MARK: Changes

extension Viewport {
  /// Keeps the visible things still through a change.
  ///
  /// - Parameters:
  ///   - map: The mapping of rows between before and after.
  ///   - geometry: The positions of everything before the change.
  ///   - height: The height of the viewport.
  mutating func follow(_ map: RowMap, in geometry: TableGeometry, height: LayoutUnit) {
    anchor = anchor(beyond: map, in: geometry, height: height)
    isAtRest = false
  }

  private func anchor(
    beyond map: RowMap, in geometry: TableGeometry, height: LayoutUnit
  ) -> ContentAnchor {
    // After a scroll, no pass has seen yet that the viewport is at the top or the end.
    let anchor =
      if case .offset(let offset) = anchor {
        anchoring.anchorAtRest(
          at: offset, end: Self.endOffset(in: geometry, height: height))
      } else {
        anchor
      }
    if anchoring.keeps(anchor) { return anchor }
    if case .scroll(var target, let place, let start) = anchor,
      let position = map.place(after: target.position)
    {
      target.position = position
      return .scroll(target, place, from: seen(by: start, beyond: map, in: geometry, height))
    }
    return seen(by: anchor, beyond: map, in: geometry, height)
  }

  /// The visible things of an anchor that still exist after a change; otherwise the offset.
  private func seen(
    by anchor: ContentAnchor, beyond map: RowMap, in geometry: TableGeometry, _ height: LayoutUnit
  ) -> ContentAnchor {
    let offset = anchor.unclampedOffset(in: geometry, height: height)
    // Before anybody has seen anything, nothing needs to stay.
    guard hasBeenSeen || offset > .zero else { return .offset(.zero) }
    var seen =
      if case .seen(let seen) = anchor { seen } else {
        SeenItems(from: offset, height: height, in: geometry)
      }
    seen.follow(map)
    return seen.held == nil ? .offset(max(.zero, offset)) : .seen(seen)
  }
}

// MARK: Reloads

extension Viewport {
  /// The anchor beyond a reload, if it still exists then: a row that is scrolled to, or the first
  /// visible row.
  func heldBeyondReload(
    first: (identity: RowIdentity, below: LayoutUnit)?, in geometry: TableGeometry,
    height: LayoutUnit
  ) -> HeldBeyondReload? {
    if case .scroll(let target, let place, let start) = anchor {
      let from = max(.zero, start.unclampedOffset(in: geometry, height: height))
      return .scroll(target, place, from: from)
    }
    // Unless somebody has scrolled away from it.
    guard isAtRest || anchor.isSeen, let first else { return nil }
    return .first(first.identity, below: first.below)
  }

  /// Keeps the offset beyond a reload, which makes places meaningless.
  ///
  /// It is not clamped to content that no pass has shown.
  mutating func followReload(in geometry: TableGeometry, height: LayoutUnit) {
    switch anchor {
    case .top, .end: break
    case .offset, .item, .seen, .scroll:
      anchor = .offset(max(.zero, anchor.unclampedOffset(in: geometry, height: height)))
    }
    hasBeenSeen = false
  }

  /// Sets an anchor without a scroll: one that was found again after a reload, that a pass has settled
  /// on something, or that has to outlive another width.
  mutating func hold(_ found: ContentAnchor) { anchor = found }
}
