import HeadlessViews
import TableModels

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
    case .scroll(let target, let place, let start):
      let (top, height) = content.geometry.extent(of: target)
      let scroll = RowScroll(
        top: top, height: height, covered: coveredHeight(above: target),
        viewportHeight: viewportHeight, contentHeight: content.geometry.height)
      return scroll.offset(at: place, from: offset(of: start))
    }
  }

  /// Where the last thing ends that is visible at an offset, in the viewport or below it.
  final func endOfVisible(at offset: LayoutUnit) -> LayoutUnit {
    let geometry = content.geometry
    guard let visible = geometry.visiblePositions(from: offset, height: viewportHeight)
    else { return offset }
    let (top, height) = geometry.extent(of: visible.upperBound)
    return top + height
  }

  /// How much of the viewport the header covers that sticks while something is at its top.
  private func coveredHeight(above position: ContentPosition) -> LayoutUnit {
    guard style == .plain, position.item >= 0 else { return .zero }
    return content.geometry.sections[position.section].header
  }

  /// What to hold fast when a pass is over that left the viewport at an offset.
  final func anchorAtRest(at offset: LayoutUnit) -> ContentAnchor {
    switch contentAnchoring {
    case .stayAtTop where offset == .zero: .top
    case .followEnd where offset == endOffset: .end
    default: .offset(offset)
    }
  }

  /// What to hold fast beyond a reload, after which no place means what it meant.
  final var anchorBeyondReload: ContentAnchor {
    switch anchor {
    case .top, .end: anchor
    case .offset, .item, .scroll: .offset(offset(of: anchor))
    }
  }

  /// What to hold fast beyond a change, for which the content is still as it was.
  final func anchorBeyondChange(_ map: RowMap) -> ContentAnchor {
    // Where somebody has just scrolled, no pass has seen yet that it is the top or the end.
    let anchor = if case .offset = anchor { anchorAtRest(at: offset(of: anchor)) } else { anchor }
    switch anchor {
    case .top where contentAnchoring == .stayAtTop: return .top
    case .end where contentAnchoring == .followEnd: return .end
    case .scroll(let target, let place, let start):
      guard let target = map.place(after: target) else { break }
      return .scroll(target, place, from: visibleAnchor(at: offset(of: start), beyond: map))
    default: break
    }
    return visibleAnchor(at: offset(of: anchor), beyond: map)
  }

  /// The first visible row that is still there after a change and was not moved by itself; otherwise
  /// the first one that is still there, or else a header, or else the offset.
  private func visibleAnchor(at offset: LayoutUnit, beyond map: RowMap) -> ContentAnchor {
    let geometry = content.geometry
    // Before anybody has seen anything, nothing needs to stay.
    guard hasBeenSeen || offset > .zero,
      // A viewport without a height has a place all the same.
      let visible = geometry.visiblePositions(from: offset, height: max(viewportHeight, .one))
    else { return .offset(offset) }
    var moved: ContentAnchor?
    var header: ContentAnchor?
    var cursor = ContentCursor(at: visible.lowerBound, in: geometry)
    repeat {
      guard cursor.part != .footer, let place = map.place(after: cursor.position) else { continue }
      let anchor = ContentAnchor.item(place, below: cursor.top - offset)
      if cursor.part == .header {
        header = header ?? anchor
      } else if map.isMoved(cursor.position.indexPath) {
        moved = moved ?? anchor
      } else {
        return anchor
      }
    } while cursor.position < visible.upperBound && cursor.advance(in: geometry)
    return moved ?? header ?? .offset(offset)
  }
}

extension RowMap {
  /// Where a row or a header stands after the batch; nil where it is gone.
  fileprivate func place(after position: ContentPosition) -> ContentPosition? {
    guard position.item >= 0 else {
      return keptPlace(of: position.section).map { .header(ofSection: $0) }
    }
    return placeAfter(of: position.indexPath).map { .row($0) }
  }
}
