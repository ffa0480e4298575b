import TableModels
import TableSources

/// Where a table's viewport is: what holds it, and how far somebody has scrolled it. It asks a geometry,
/// and knows no table.
///
/// The bounds, and with them what is drawn, follow in the next layout pass, together with the rows.
struct Viewport {
  /// What stays where it is when the content changes.
  private(set) var anchoring = ContentAnchoring.keepVisibleContent
  /// What holds the viewport.
  private(set) var anchor = ContentAnchor.offset(.zero)
  /// How far somebody has scrolled since the last pass.
  private(set) var travel = LayoutUnit.zero
  /// Where somebody scrolled during a pass, which goes by what it began with.
  private(set) var redirection: ContentAnchor?
  /// The height in the pass going on; the table may be resized under it. Nil outside of one.
  private(set) var heightInPass: LayoutUnit?
  /// Whether the viewport is held as the last pass left it.
  private var isAtRest = true
  /// Whether anything of what is loaded has been on show, and is to stay where it is.
  private var hasBeenSeen = false

  /// Where the viewport will be, as far as that is known.
  var goal: ContentAnchor { redirection ?? anchor }
}

// MARK: Offsets

extension Viewport {
  /// The offset at which a viewport ends with the content.
  static func endOffset(in geometry: TableGeometry, height: LayoutUnit) -> LayoutUnit {
    max(.zero, geometry.height - height)
  }

  /// The offset at which the viewport is held, within the content.
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
  /// The offset of a viewport that is held fast by this, within the content.
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
      return geometry.extent(of: held.position).top - held.below
    case .scroll(let target, let place, let start):
      return target.scroll(in: geometry, height: height).offset(
        at: place, from: start.offset(in: geometry, height: height))
    }
  }

  /// The offset of a viewport that is held fast by this, if the content had no ends.
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
  /// Holds something else fast.
  mutating func scroll(to anchor: ContentAnchor, in geometry: TableGeometry, height: LayoutUnit) {
    travel +=
      anchor.offset(in: geometry, height: height) - offset(in: geometry, height: height)
    self.anchor = anchor
    isAtRest = false
  }

  /// Holds something else fast when the pass is over.
  mutating func redirect(to anchor: ContentAnchor) { redirection = anchor }

  /// Lets other things stay where they are, unless somebody has scrolled since the last pass to where
  /// the viewport has yet to come.
  mutating func setAnchoring(
    _ anchoring: ContentAnchoring, in geometry: TableGeometry, height: LayoutUnit
  ) {
    self.anchoring = anchoring
    guard isAtRest, heightInPass == nil else { return }
    anchor = anchorAtRest(at: offset(in: geometry, height: height), in: geometry, height: height)
  }
}

// MARK: Passes

extension Viewport {
  mutating func beginPass(height: LayoutUnit) { heightInPass = height }

  /// A pass has left the viewport where it is held.
  ///
  /// - Parameters:
  ///   - offset: Where that is.
  ///   - showsSomething: Whether anything is on show.
  mutating func comeToRest(
    at offset: LayoutUnit, showsSomething: Bool, in geometry: TableGeometry, height: LayoutUnit
  ) {
    anchor = anchorAtRest(at: offset, in: geometry, height: height)
    isAtRest = true
    hasBeenSeen = hasBeenSeen || showsSomething
  }

  /// A pass is over, and nothing goes by what it began with.
  mutating func endPass() { heightInPass = nil }

  /// Takes how far somebody has scrolled since the last pass. That the offset was corrected, because
  /// content above came or went, does not count.
  mutating func takeTravel() -> LayoutUnit {
    defer { travel = .zero }
    return travel
  }

  mutating func takeRedirection() -> ContentAnchor? { redirection.take() }

  private func anchorAtRest(
    at offset: LayoutUnit, in geometry: TableGeometry, height: LayoutUnit
  ) -> ContentAnchor {
    switch anchoring {
    case .stayAtTop where offset == .zero: .top
    case .followEnd where offset == Self.endOffset(in: geometry, height: height): .end
    case .keepVisibleContent, .stayAtTop, .followEnd: .offset(offset)
    }
  }
}

// MARK: Changes

extension Viewport {
  /// Holds what is visible beyond a change.
  ///
  /// - Parameters:
  ///   - map: Which row is which.
  ///   - geometry: Where everything was before the change.
  ///   - height: How high the viewport is.
  mutating func follow(_ map: RowMap, in geometry: TableGeometry, height: LayoutUnit) {
    anchor = anchor(beyond: map, in: geometry, height: height)
    isAtRest = false
  }

  private func anchor(
    beyond map: RowMap, in geometry: TableGeometry, height: LayoutUnit
  ) -> ContentAnchor {
    // Where somebody has just scrolled, no pass has seen yet that it is the top or the end.
    let anchor =
      if case .offset(let offset) = anchor {
        anchorAtRest(at: offset, in: geometry, height: height)
      } else {
        anchor
      }
    switch anchor {
    case .top where anchoring == .stayAtTop: return .top
    case .end where anchoring == .followEnd: return .end
    case .scroll(var target, let place, let start):
      guard let position = map.place(after: target.position) else { break }
      target.position = position
      return .scroll(target, place, from: seen(by: start, beyond: map, in: geometry, height))
    case .top, .end, .offset, .item, .seen: break
    }
    return seen(by: anchor, beyond: map, in: geometry, height)
  }

  /// What is visible where an anchor holds the viewport and is still there after a change; otherwise
  /// the offset.
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
  /// What is to be held beyond a reload, if it is still there: a row that is scrolled to, or the first
  /// that was visible.
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

  /// Holds the offset beyond a reload, after which no place means what it meant. It is not clamped to
  /// content that no pass has shown.
  mutating func followReload(in geometry: TableGeometry, height: LayoutUnit) {
    switch anchor {
    case .top, .end: break
    case .offset, .item, .seen, .scroll:
      anchor = .offset(max(.zero, anchor.unclampedOffset(in: geometry, height: height)))
    }
    hasBeenSeen = false
  }

  /// Holds what was found again after a reload, or what stands where a pass has found it.
  mutating func hold(_ found: ContentAnchor) { anchor = found }
}
