import HeadlessViews
public import TableModels
import TableSources

extension TableView {
  /// How far the viewport is below the top of the content, in points.
  ///
  /// Clamped to what there is, so that the viewport never shows anything above or below the content:
  /// 0 where the content is shorter than the viewport, and to its end for `.infinity`. Rounded to
  /// 1/64 point.
  ///
  /// Where rows are measured, the height above the viewport is an estimate in part, and becomes right
  /// as rows are seen. What is visible stays where it is meanwhile, so the offset may change in a
  /// layout pass. At the top it is 0, and at the end it is the end, exactly.
  ///
  /// - Precondition: The new value is a number.
  public final var contentOffset: Double {
    get {
      if !isInPass { loadWhatIsThere() }
      return offset(of: redirection ?? anchor).points
    }
    set {
      guard !newValue.isNaN else { fatalError("The content offset cannot be set to nan") }
      if !isInPass { loadIfNeeded() }
      let offset = LayoutUnit(points: min(max(0, newValue), 0x1p55))
      if offset == .zero {
        hold(.top)
      } else {
        // During a pass the content may be about to change, so the next one clamps.
        hold(
          newValue == .infinity || (!isInPass && offset >= endOffset) ? .end : .offset(offset))
      }
    }
  }

  /// Moves the viewport by some points, down where they are positive. It stops at the ends of the
  /// content.
  ///
  /// What is visible before and after moves by exactly as much, also where rows are measured.
  ///
  /// - Precondition: The distance is a number.
  public final func scroll(by distance: Double) {
    guard !distance.isNaN else { fatalError("A table cannot be scrolled by nan points") }
    if !isInPass { loadIfNeeded() }
    let current = offset(of: redirection ?? anchor)
    let wanted = current + LayoutUnit(points: min(max(-0x1p55, distance), 0x1p55))
    // Where nothing is visible before and after, the end is the end, wherever that turns out to be.
    if !isInPass, wanted >= endOffset, endOfVisible(at: current) <= endOffset {
      hold(.end)
    } else {
      hold(.offset(min(max(.zero, wanted), max(current, endOffset))))
    }
  }

  /// Brings a row to a place in the viewport, as near to it as the ends of the content allow.
  ///
  /// The row is there after the next layout pass, exactly, whatever is known of the heights above it.
  ///
  /// - Precondition: The row exists. Where that is not known, ask ``contains(_:)``.
  /// - Complexity: O(1) here. The pass shows the visible rows alone.
  public final func scrollToRow(at indexPath: TableIndexPath, at position: RowScrollPosition) {
    checkRow(indexPath)
    scroll(toPosition: .row(indexPath), at: position)
  }

  /// Brings the row of a model with an id to a place in the viewport, wherever the row is now.
  ///
  /// ```swift
  /// if !table.scroll(to: message.id) { print("That message is gone.") }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id of the model, which is `Identifiable`.
  ///   - position: Where in the viewport; by default where the least movement brings it.
  /// - Returns: Whether there is such a row; nothing happens where there is none.
  /// - Complexity: O(*n*) in the number of rows, unless the data source knows better.
  @discardableResult
  public final func scroll(
    to id: some Hashable, at position: RowScrollPosition = .nearest
  ) -> Bool {
    if !isInPass { loadWhatIsThere() }
    guard let row = content.dataSource?.indexPath(ofRowWithID: id), contains(row) else {
      return false
    }
    scrollToRow(at: row, at: position)
    return true
  }

  /// Brings the beginning of a section to a place in the viewport; the section may be empty.
  ///
  /// - Precondition: The section exists.
  public final func scrollToSection(_ section: Int, at position: RowScrollPosition = .top) {
    _ = numberOfRows(inSection: section)
    scroll(toPosition: .header(ofSection: section), at: position)
  }

  /// The height of all rows, headers and footers together, in points, as last loaded; in part an
  /// estimate where rows are measured.
  public final var contentHeight: Double {
    if !isInPass { loadWhatIsThere() }
    return content.geometry.height.points
  }

  private func scroll(toPosition target: ContentPosition, at place: RowScrollPosition) {
    hold(.scroll(target, place, from: .offset(offset(of: redirection ?? anchor))))
  }

  /// Holds something else fast from the next pass on: what a pass goes by must not change under it.
  final func hold(_ anchor: ContentAnchor) {
    if isInPass {
      redirection = anchor
    } else {
      travel += offset(of: anchor) - offset(of: self.anchor)
      self.anchor = anchor
      isAtRest = false
    }
    setNeedsLayout()
  }
}

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
  private func endOfVisible(at offset: LayoutUnit) -> LayoutUnit {
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
