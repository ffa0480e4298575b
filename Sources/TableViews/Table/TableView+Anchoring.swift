import HeadlessViews
import TableModels
import TableSources

// Where the viewport is, as an anchor has it, and which anchor holds what is visible beyond a change.

extension TableView {
  /// However high the table is, a height that can be counted in units.
  final var viewportHeight: LayoutUnit {
    heightInPass ?? LayoutUnit(points: min(bounds.height, 0x1p55))
  }

  /// The offset at which the viewport ends with the content.
  final var endOffset: LayoutUnit { max(.zero, content.geometry.height - viewportHeight) }

  /// Where the viewport begins that an anchor holds fast, within the content.
  final func offset(of anchor: ContentAnchor) -> LayoutUnit {
    min(max(.zero, unclampedOffset(of: anchor)), endOffset)
  }

  private func unclampedOffset(of anchor: ContentAnchor) -> LayoutUnit {
    switch anchor {
    case .top: return .zero
    case .end: return endOffset
    case .offset(let offset): return offset
    case .item(let position, let below): return content.geometry.extent(of: position).top - below
    case .seen(let seen):
      guard let held = seen.held else { return .zero }
      return content.geometry.extent(of: held.position).top - held.below
    case .scroll(let target, let place, let start):
      return rowScroll(to: target).offset(at: place, from: offset(of: start))
    }
  }

  /// Where the viewport would begin if the content had no ends.
  final func wantedOffset(of anchor: ContentAnchor) -> LayoutUnit {
    switch anchor {
    case .top, .offset, .item, .seen: return unclampedOffset(of: anchor)
    case .end: return content.geometry.height - viewportHeight
    case .scroll(let target, let place, let start):
      return rowScroll(to: target).wanted(at: place, from: offset(of: start))
    }
  }

  private func rowScroll(to target: ScrollTarget) -> RowScroll {
    let (top, height) = content.geometry.extent(of: target.position)
    return RowScroll(
      top: top, height: height,
      covered: content.geometry.coveredHeight(above: target.position, style),
      viewportHeight: viewportHeight, contentHeight: content.geometry.height)
  }

  /// Where the last thing ends that is visible at an offset, in the viewport or below it.
  final func endOfVisible(at offset: LayoutUnit) -> LayoutUnit {
    let geometry = content.geometry
    guard let visible = geometry.visiblePositions(from: offset, height: viewportHeight)
    else { return offset }
    let (top, height) = geometry.extent(of: visible.upperBound)
    return top + height
  }

  /// What to hold fast when a pass is over that left the viewport at an offset.
  final func anchorAtRest(at offset: LayoutUnit) -> ContentAnchor {
    switch contentAnchoring {
    case .stayAtTop where offset == .zero: .top
    case .followEnd where offset == endOffset: .end
    default: .offset(offset)
    }
  }

  /// What to hold fast beyond a reload, after which no place means what it meant. The offset is not
  /// clamped to content that no pass has shown.
  final var anchorBeyondReload: ContentAnchor {
    switch anchor {
    case .top, .end: anchor
    case .offset, .item, .seen, .scroll: .offset(max(.zero, unclampedOffset(of: anchor)))
    }
  }

  /// What to hold fast beyond a change, for which the content is still as it was.
  final func anchorBeyondChange(_ map: RowMap) -> ContentAnchor {
    // Where somebody has just scrolled, no pass has seen yet that it is the top or the end.
    let anchor = if case .offset(let offset) = anchor { anchorAtRest(at: offset) } else { anchor }
    switch anchor {
    case .top where contentAnchoring == .stayAtTop: return .top
    case .end where contentAnchoring == .followEnd: return .end
    case .scroll(var target, let place, let start):
      guard let position = map.place(after: target.position) else { break }
      target.position = position
      return .scroll(target, place, from: seen(by: start, beyond: map))
    default: break
    }
    return seen(by: anchor, beyond: map)
  }

  /// What is visible where an anchor holds the viewport and is still there after a change; otherwise
  /// the offset.
  private func seen(by anchor: ContentAnchor, beyond map: RowMap) -> ContentAnchor {
    let offset = unclampedOffset(of: anchor)
    // Before anybody has seen anything, nothing needs to stay.
    guard hasBeenSeen || offset > .zero else { return .offset(.zero) }
    var seen =
      if case .seen(let seen) = anchor { seen } else {
        SeenItems(from: offset, height: viewportHeight, in: content.geometry)
      }
    seen.follow(map)
    return seen.held == nil ? .offset(max(.zero, offset)) : .seen(seen)
  }

  /// What is to be held beyond a reload, if it is still there: a row that is scrolled to, or the first
  /// that was visible.
  final var heldBeyondReload: HeldBeyondReload? {
    if case .scroll(let target, let place, let start) = anchor {
      return .scroll(target, place, from: max(.zero, unclampedOffset(of: start)))
    }
    // Unless somebody has scrolled away from it.
    guard isAtRest || anchor.isSeen, let first = remembered.first else { return nil }
    return .first(first.identity, below: first.below)
  }

  /// Holds what was held before a reload, as far as it is still there.
  ///
  /// - Parameters:
  ///   - held: What was held.
  ///   - isSameSource: Whether the data source is the one that was loaded before.
  final func hold(_ held: HeldBeyondReload?, isSameSource: Bool) {
    switch held {
    case .scroll(let target, let place, let start):
      guard let target = targetBeyondReload(target, isSameSource: isSameSource) else { return }
      anchor = .scroll(target, place, from: .offset(start))
    case .first(let identity, let below):
      guard case .offset = anchor, isSameSource, content.isMeasured,
        let row = content.dataSource?.indexPath(ofRowWith: identity),
        content.geometry.contains(row)
      else { return }
      anchor = .item(.row(row), below: below)
    case nil: return
    }
  }

  private func targetBeyondReload(_ target: ScrollTarget, isSameSource: Bool) -> ScrollTarget? {
    guard target.position.item >= 0 else {
      let isThere = content.geometry.sections.indices.contains(target.position.section)
      return isSameSource && isThere ? target : nil
    }
    let mark = RowMark(indexPath: target.position.indexPath, identity: target.identity)
    guard let row = reloadFollower([mark], isSameSource: isSameSource).follow(mark) else {
      return nil
    }
    return ScrollTarget(position: .row(row.indexPath), identity: row.identity)
  }
}
