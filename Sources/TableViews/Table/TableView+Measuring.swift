import HeadlessViews
import TableModels
import TableSources

// Where cells say how high their rows are, what is visible becomes known only as it is shown. So a
// pass begins at what the anchor holds fast, whose place is known, and goes down from it to the bottom
// of the viewport, then up to its top. Each row is measured before the next is asked for, and none is
// shown that turns out to be elsewhere. The heights go into the geometry together; where they move
// the viewport, because it has reached an end of the content, another round goes on from there.

extension TableView {
  /// Shows what is visible where rows are measured.
  ///
  /// First with everything where the anchor wants it, beyond the ends of the content perhaps: what comes
  /// on show there stays visible, because the content can only move towards it when the ends are known.
  /// Then with the viewport within the content. Ends, because each round but two measures a row that
  /// was not measured.
  ///
  /// - Returns: What is visible.
  final func showMeasured(in pass: inout DisplayPass) -> VisibleContent {
    forgetHeightsOfOtherWidth()
    var walk = MeasuringWalk()
    repeat {
      walk.heights = []
      showRound(in: &pass, &walk)
      content.geometry.setHeights(walk.heights)
    } while !passIsStale && walk.goesOn()
    if let draft = walk.draft.take() { discard(draft) }
    let visible = moveViewport()
    settleHeader(visible.sticky)
    placeShownItems()
    showStickyHeader(visible.sticky)
    rememberFirstRow(in: pass)
    itemsMayHaveGaps = false
    return visible
  }

  private func rememberFirstRow(in pass: borrowing DisplayPass) {
    guard !passIsStale else { return }
    remembered.first = nil
    guard let item = shownItems.first(where: \.isRow), let view = item.view,
      let identity = pass.dataSource.identity(at: item.position.indexPath)
    else { return }
    let below = LayoutUnit(points: view.frame.minY) - LayoutUnit(points: boundsOrigin.y)
    remembered.first = (identity: identity, below: below)
  }

  private func forgetHeightsOfOtherWidth() {
    guard remembered.width != bounds.width else { return }
    // What has no height in one width may have one in another, and is above what is held.
    holdShownRow()
    content.forgetMeasuring()
    remembered = RememberedRows(width: bounds.width)
  }

  /// Holds something fast where the pass begins, instead of an offset above which heights may become
  /// known: the first row that is on show before and after, or the row that the least movement has
  /// brought into view.
  private func holdShownRow() {
    let geometry = content.geometry
    if case .scroll(let target, .nearest, _) = anchor, !content.wantsMeasuring(target.position) {
      let top = geometry.extent(of: target.position).top
      anchor = .item(target.position, below: top - offset(of: anchor))
    }
    guard case .offset(let offset) = anchor else { return }
    // A viewport without a height has a place all the same.
    let visible = VisibleContent(
      of: geometry, from: offset, height: max(viewportHeight, .one), style: style)
    guard offset < geometry.height || offset == .zero else {
      anchor = .end
      return
    }
    let kept = shownItems.first { $0.isRow && visible.positions?.contains($0.position) == true }
    let below = visible.sticky.flatMap { geometry.row(after: .header(ofSection: $0.section)) }
    guard let position = kept?.position ?? visible.positions?.lowerBound ?? below else { return }
    anchor = .item(position, below: geometry.extent(of: position).top - offset)
  }

  /// Shows what the viewport has room for, as far as that can be told without another round.
  private func showRound(in pass: inout DisplayPass, _ walk: inout MeasuringWalk) {
    let visible = moveViewport()
    settleHeader(visible.sticky)
    holdShownRow()
    var positions = visible.positions
    walk.top = offset(of: anchor)
    walk.isWithinContent = true
    let wanted = wantedOffset(of: anchor)
    if !walk.isWantedSettled, wanted != walk.top {
      let there = VisibleContent(
        of: content.geometry, from: wanted, height: viewportHeight, style: style)
      if there.positions != nil {
        positions = there.positions
        walk.top = wanted
        walk.isWithinContent = false
      }
    }
    hideItems(pass.listeners) { item in
      let isVisible =
        visible.positions?.contains(item.position) == true
        || positions?.contains(item.position) == true
      return !isVisible || content.geometry.extent(of: item.position).height == .zero
    }
    guard let positions else { return }
    let start = start(in: positions)
    let hasRoom = showDown(from: start, in: &pass, &walk)
    if hasRoom { showUp(from: start, in: &pass, &walk) }
  }

  /// What a round begins with: what is held fast, if it is visible.
  private func start(in visible: ClosedRange<ContentPosition>) -> ContentPosition {
    if case .end = anchor { return visible.upperBound }
    guard let held = anchor.heldPosition else { return visible.lowerBound }
    if content.geometry.extent(of: held).height > .zero, visible.contains(held) { return held }
    // What has no height stands between two things that have one.
    let neighbours = [
      content.geometry.position(before: held), content.geometry.position(after: held),
    ]
    return neighbours.lazy.compactMap { $0 }.first(where: visible.contains) ?? visible.lowerBound
  }

  /// Shows one thing after the other down to the bottom of the viewport, and hides what is below.
  ///
  /// - Returns: Whether the place of the first one is settled. That of the end, and of a row that is
  ///   scrolled to, may depend on how high it is.
  private func showDown(
    from start: ContentPosition, in pass: inout DisplayPass, _ walk: inout MeasuringWalk
  ) -> Bool {
    var cursor = ContentCursor(at: start, in: content.geometry)
    var index = ShownPositions(items: shownItems).firstIndexInOrder { $0 >= start }
    walk.keptHeight = knownHeight(of: index..<shownItems.count)
    // How far the rest has moved down by what was measured.
    var shift = LayoutUnit.zero - walk.top
    repeat {
      if walk.isWithinContent, !isOnShow(cursor.position, at: index) {
        hideItems(below: index, room: viewportHeight - (cursor.top + shift), pass.listeners, &walk)
      }
      let height = measure(cursor, at: index, in: &pass, &walk)
      if passIsStale { return false }
      if !walk.heights.isEmpty, anchor.dependsOnHeight(of: cursor.position, start: start) {
        return false
      }
      if cursor.position == start { holdShownRow() }
      // A row that turns out to have no height, or to end above the viewport, is not visible.
      let isVisible = height > .zero && cursor.top + height + shift > .zero
      settle(cursor.position, at: index, isVisible: isVisible, in: pass, &walk)
      if passIsStale { return false }
      if isVisible { index += 1 }
      shift += height - cursor.height
    } while cursor.advance(in: content.geometry) && cursor.top + shift < viewportHeight
    if walk.isWithinContent { hideItems(index..<shownItems.count, pass.listeners) }
    return true
  }

  /// Shows one thing after the other up to the top of the viewport, and hides what is above.
  private func showUp(
    from start: ContentPosition, in pass: inout DisplayPass, _ walk: inout MeasuringWalk
  ) {
    var position = start
    var index = ShownPositions(items: shownItems).firstIndexInOrder { $0 >= start }
    walk.keptHeight = knownHeight(of: 0..<index)
    // How far the rest has moved down by what was measured.
    var shift = LayoutUnit.zero - walk.top
    while let above = content.geometry.position(before: position) {
      let cursor = ContentCursor(at: above, in: content.geometry)
      let bottom = cursor.top + cursor.height + shift
      guard bottom > .zero else { break }
      if sticks(cursor, shift, in: content.geometry) { break }
      if isOnShow(above, at: index - 1) {
        index -= 1
      } else if walk.isWithinContent {
        index -= hideItems(above: index, room: bottom, pass.listeners, &walk)
      }
      let height = measure(cursor, at: index, in: &pass, &walk)
      if passIsStale { return }
      settle(above, at: index, isVisible: height > .zero, in: pass, &walk)
      if passIsStale { return }
      shift = shift + cursor.height - height
      position = above
    }
    if walk.isWithinContent { hideItems(0..<index, pass.listeners) }
  }

  /// Whether a header has no room above the rows of its section, and so is no item among them.
  private func sticks(
    _ cursor: ContentCursor, _ shift: LayoutUnit, in geometry: TableGeometry
  ) -> Bool {
    style == .plain && cursor.part == .header && cursor.top + shift < .zero
      && geometry.sections[cursor.position.section].height > cursor.height
  }

  private func isOnShow(_ position: ContentPosition, at index: Int) -> Bool {
    shownItems.indices.contains(index) && shownItems[index].position == position
  }

  /// Keeps something on show, or makes a draft of it, and has its cell say how high it is if nobody
  /// knows.
  private func measure(
    _ cursor: ContentCursor, at index: Int, in pass: inout DisplayPass,
    _ walk: inout MeasuringWalk
  ) -> LayoutUnit {
    if isOnShow(cursor.position, at: index) {
      walk.keptHeight = walk.keptHeight - knownHeight(of: index..<index + 1)
      if let other = reconfigureItem(index, at: cursor, in: pass) {
        hideItems(index..<index + 1, pass.listeners)
        if let draft = walk.draft.take() { discard(draft) }
        walk.draft = other
      }
    } else if walk.draft?.position == cursor.position {
      walk.draft?.view?.setCheckedFrame(pass.frame(at: cursor))
    } else {
      // Its cell can serve what comes.
      if let draft = walk.draft.take() { discard(draft) }
      walk.draft = makeItem(at: cursor, in: &pass)
    }
    guard !passIsStale, content.wantsMeasuring(cursor.position),
      let view = walk.hasDraft(of: cursor.position) ? walk.draft?.view : shownItems[index].view
    else { return cursor.height }
    let fitting = view.sizeThatFits(LayoutSize(width: pass.width, height: .infinity))
    let row = cursor.position.indexPath
    let height = LayoutUnit(height: fitting.height, of: "The row \(row)")
    content.measured[row.section]?.insert(row.row)
    remembered.remember(
      height, of: pass.dataSource.identity(at: row), among: content.geometry.rowCount)
    if height != cursor.height { walk.heights.append((row: row, height: height)) }
    return height
  }

  /// Puts the draft on show that was made for a place if it is visible, and hides what is not.
  private func settle(
    _ position: ContentPosition, at index: Int, isVisible: Bool, in pass: borrowing DisplayPass,
    _ walk: inout MeasuringWalk
  ) {
    if !walk.hasDraft(of: position) {
      if !isVisible { hideItems(index..<index + 1, pass.listeners) }
    } else if isVisible, let draft = walk.draft.take() {
      putOnShow(draft, at: index, pass)
    }
  }

  /// The height of some items on show together, as far as it has been measured.
  private func knownHeight(of items: Range<Int>) -> LayoutUnit {
    items.reduce(into: .zero) { height, index in
      let position = shownItems[index].position
      guard !content.wantsMeasuring(position) else { return }
      height += content.geometry.extent(of: position).height
    }
  }

  /// Hides the last items on show for which there is no room, whatever comes before them: their cells
  /// can serve that.
  private func hideItems(
    below index: Int, room: LayoutUnit, _ listeners: DisplayListeners, _ walk: inout MeasuringWalk
  ) {
    while let last = shownItems.indices.last, last >= index {
      let rest = walk.keptHeight - knownHeight(of: last..<last + 1)
      guard rest >= room else { return }
      hideItems(last..<last + 1, listeners)
      walk.keptHeight = rest
    }
  }

  /// Hides the first items on show for which there is no room, whatever comes behind them.
  ///
  /// - Returns: How many.
  private func hideItems(
    above index: Int, room: LayoutUnit, _ listeners: DisplayListeners, _ walk: inout MeasuringWalk
  ) -> Int {
    var count = 0
    while count < index {
      let rest = walk.keptHeight - knownHeight(of: count..<count + 1)
      guard rest >= room else { break }
      walk.keptHeight = rest
      count += 1
    }
    hideItems(0..<count, listeners)
    return count
  }

  /// Puts what is on show to where the geometry has it, now that it knows.
  private func placeShownItems() {
    for index in shownItems.indices {
      let (top, height) = content.geometry.extent(of: shownItems[index].position)
      shownItems[index].view?.setCheckedFrame(
        LayoutRect(x: 0, y: top.points, width: bounds.width, height: height.points))
    }
  }
}

extension ContentAnchor {
  /// What is held fast, if it is one thing.
  fileprivate var heldPosition: ContentPosition? {
    switch self {
    case .item(let position, _): position
    case .seen(let seen): seen.held?.position
    case .scroll(let target, _, _): target.position
    case .top, .end, .offset: nil
    }
  }

  /// Whether the place of what a walk has come to depends on how high that is.
  fileprivate func dependsOnHeight(of position: ContentPosition, start: ContentPosition) -> Bool {
    if let heldPosition, position < heldPosition { return true }
    return switch self {
    case .end, .scroll: position == start
    case .top, .offset, .item, .seen: false
    }
  }
}
