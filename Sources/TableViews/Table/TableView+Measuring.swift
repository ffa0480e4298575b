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
  /// Ends, because each round but the last measures a row that was not measured.
  ///
  /// - Returns: What is visible.
  final func showMeasured(in pass: inout DisplayPass) -> VisibleContent {
    forgetHeightsOfOtherWidth()
    var measured: MeasuredHeights
    repeat {
      let visible = moveViewport()
      settleHeader(visible.sticky)
      holdShownRow(in: visible)
      measured = showRound(visible, in: &pass)
      content.geometry.setHeights(measured)
    } while !measured.isEmpty && !passIsStale
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

  /// Heights that became known, and are others than the geometry has.
  private typealias MeasuredHeights = [(row: TableIndexPath, height: LayoutUnit)]

  private func forgetHeightsOfOtherWidth() {
    if measuredWidth != bounds.width {
      content.forgetMeasuring()
      remembered = RememberedRows()
    }
    measuredWidth = bounds.width
  }

  /// Holds the first row fast that is on show before and after, instead of an offset above which
  /// heights may become known.
  private func holdShownRow(in visible: VisibleContent) {
    guard case .offset(let offset) = anchor, let positions = visible.positions else { return }
    let kept = shownItems.first { $0.isRow && positions.contains($0.position) }
    let position = kept?.position ?? positions.lowerBound
    anchor = .item(position, below: content.geometry.extent(of: position).top - offset)
  }

  /// Shows what the viewport has room for, as far as that can be told without another round.
  private func showRound(
    _ visible: VisibleContent, in pass: inout DisplayPass
  ) -> MeasuredHeights {
    hideItems(pass.listeners) { item in
      visible.positions?.contains(item.position) != true
        || content.geometry.extent(of: item.position).height == .zero
    }
    guard let positions = visible.positions else { return [] }
    let start = start(in: positions)
    var measured: MeasuredHeights = []
    let hasRoom = showDown(from: start, in: &pass, &measured)
    if hasRoom { showUp(from: start, in: &pass, &measured) }
    return measured
  }

  /// What a round begins with: what is held fast, if it is visible.
  private func start(in visible: ClosedRange<ContentPosition>) -> ContentPosition {
    let held: ContentPosition? =
      switch anchor {
      case .item(let position, _), .scroll(let position, _, _): position
      case .end: visible.upperBound
      case .top, .offset: nil
      }
    guard let held, visible.contains(held), content.geometry.extent(of: held).height > .zero
    else { return visible.lowerBound }
    return held
  }

  /// Shows one thing after the other down to the bottom of the viewport, and hides what is below.
  ///
  /// - Returns: Whether the place of the first one is settled. That of the end, and of a row that is
  ///   scrolled to, may depend on how high it is.
  private func showDown(
    from start: ContentPosition, in pass: inout DisplayPass, _ measured: inout MeasuredHeights
  ) -> Bool {
    var cursor = ContentCursor(at: start, in: content.geometry)
    var index = ShownPositions(items: shownItems).firstIndexInOrder { $0 >= start }
    // How far the rest has moved down by what was measured.
    var shift = LayoutUnit.zero - LayoutUnit(points: boundsOrigin.y)
    repeat {
      let height = show(cursor, at: index, in: &pass, &measured)
      if passIsStale { return false }
      if cursor.position == start, anchor.dependsOnHeight, !measured.isEmpty { return false }
      // A row that turns out to have no height, or to end above the viewport, is not visible.
      let isVisible = height > .zero && cursor.top + height + shift > .zero
      if isVisible { index += 1 } else { remove(index, pass.listeners) }
      shift += height - cursor.height
    } while cursor.advance(in: content.geometry) && cursor.top + shift < viewportHeight
    hideItems(index..<shownItems.count, pass.listeners)
    return true
  }

  /// Shows one thing after the other up to the top of the viewport, and hides what is above.
  private func showUp(
    from start: ContentPosition, in pass: inout DisplayPass, _ measured: inout MeasuredHeights
  ) {
    var position = start
    var index = ShownPositions(items: shownItems).firstIndexInOrder { $0 >= start }
    // How far the rest has moved down by what was measured.
    var shift = LayoutUnit.zero - LayoutUnit(points: boundsOrigin.y)
    while let above = content.geometry.position(before: position) {
      let cursor = ContentCursor(at: above, in: content.geometry)
      guard cursor.top + cursor.height + shift > .zero else { break }
      if sticks(cursor, shift, in: content.geometry) { break }
      if index > 0, shownItems[index - 1].position == above { index -= 1 }
      let height = show(cursor, at: index, in: &pass, &measured)
      if passIsStale { return }
      if height == .zero { remove(index, pass.listeners) }
      shift = shift + cursor.height - height
      position = above
    }
    hideItems(0..<index, pass.listeners)
  }

  /// Whether a header has no room above the rows of its section, and so is no item among them.
  private func sticks(
    _ cursor: ContentCursor, _ shift: LayoutUnit, in geometry: TableGeometry
  ) -> Bool {
    style == .plain && cursor.part == .header && cursor.top + shift < .zero
      && geometry.sections[cursor.position.section].height > cursor.height
  }

  /// Shows something, or keeps it on show, and has its cell say how high it is if nobody knows.
  private func show(
    _ cursor: ContentCursor, at index: Int, in pass: inout DisplayPass,
    _ measured: inout MeasuredHeights
  ) -> LayoutUnit {
    if index < shownItems.count, shownItems[index].position == cursor.position {
      keep(index, at: cursor, in: pass)
    } else {
      show(cursor, insertingAt: index, in: &pass)
    }
    guard !passIsStale, content.wantsMeasuring(cursor.position), let view = shownItems[index].view
    else { return cursor.height }
    let fitting = view.sizeThatFits(LayoutSize(width: pass.width, height: .infinity))
    let row = cursor.position.indexPath
    let height = LayoutUnit(height: fitting.height, of: "The row \(row)")
    content.measured[row.section]?.insert(row.row)
    remembered.remember(height, of: pass.dataSource.identity(at: row))
    if height != cursor.height { measured.append((row: row, height: height)) }
    return height
  }

  private func remove(_ index: Int, _ listeners: DisplayListeners) {
    hideItems(index..<index + 1, listeners)
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
  /// Whether the place of what is held fast depends on how high that is.
  fileprivate var dependsOnHeight: Bool {
    switch self {
    case .end, .scroll: true
    case .top, .offset, .item: false
    }
  }
}
