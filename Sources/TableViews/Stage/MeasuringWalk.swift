import HeadlessViews
import TableModels
import TableSources

/// One round of a pass over rows that cells measure, on a stage.
///
/// The visible rows become known only as they are shown. So a round begins at the anchored thing,
/// whose position is known, and goes down to the bottom of the viewport, then up to its top. Each
/// row is measured before the next is asked for, and a row that turns out to be elsewhere is not
/// shown. The heights go into the geometry together. If they move the viewport, because it has
/// reached an end of the content, another round continues from there.
struct MeasuringWalk: ~Copyable {
  /// The content when the round began.
  let content: LoadedContent
  /// The anchor of the viewport: a thing at its position as soon as one is found, because heights
  /// above an offset may become known.
  private(set) var anchor: ContentAnchor
  /// The top of the viewport in this round.
  private var top = LayoutUnit.zero
  /// True if the viewport can stay there, so that everything outside has to leave.
  private(set) var isWithinContent = true
  /// The height of the viewport.
  let height: LayoutUnit
  private let stage: RowStage
  /// The rows that have been measured in this round.
  private(set) var measured: [MeasuredRow] = []
  /// The item that was made to be measured and is not shown: no listener hears of a row that proves
  /// to be elsewhere.
  private(set) var newItem: NewItem?
  /// The known height of the shown items that the walk has not come to yet.
  private var keptHeight = LayoutUnit.zero

  /// A height that a cell measured.
  struct MeasuredRow {
    let row: TableIndexPath
    let height: LayoutUnit
    let identity: RowIdentity?
    /// True if the geometry has another height.
    let isNews: Bool
  }

  /// Creates a round, which may use the item that another one left.
  init(
    on stage: RowStage, over content: LoadedContent, heldBy anchor: ContentAnchor,
    height: LayoutUnit, newItem: consuming NewItem?
  ) {
    self.stage = stage
    self.content = content
    self.anchor = anchor
    self.height = height
    self.newItem = newItem
  }

  private var geometry: TableGeometry { content.geometry }
  private var foundNews: Bool { measured.contains(where: \.isNews) }

  /// Shows the things that the viewport has room for, as far as one round can tell.
  ///
  /// - Parameters:
  ///   - visible: The content of the viewport at a position where it can stay.
  ///   - goesBeyond: True if the walk goes to the position that the anchor wants, perhaps beyond
  ///     the ends of the content.
  mutating func show(
    _ visible: VisibleContent, goingBeyond goesBeyond: Bool, in pass: inout DisplayPass
  ) {
    settleAnchor()
    var positions = visible.positions
    top = anchor.offset(in: geometry, height: height)
    let wanted = anchor.wantedOffset(in: geometry, height: height)
    if goesBeyond, wanted != top {
      let there = VisibleContent(of: geometry, from: wanted, height: height)
      if there.positions != nil {
        positions = there.positions
        top = wanted
        isWithinContent = false
      }
    }
    stage.hide(pass.listeners) { item in
      let isVisible =
        visible.positions?.contains(item.position) == true
        || positions?.contains(item.position) == true
      return !isVisible || geometry.extent(of: item.position).height == .zero
    }
    guard !pass.isOver, let positions else { return }
    let start = start(in: positions)
    let hasRoom = showDown(from: start, in: &pass)
    if hasRoom { showUp(from: start, in: &pass) }
  }

  private mutating func settleAnchor() {
    anchor = anchor.settled(over: stage.items, in: geometry, height: height) {
      content.wantsMeasuring($0) && !hasMeasured($0)
    }
  }

  private func hasMeasured(_ position: ContentPosition) -> Bool {
    measured.contains { ContentPosition.row($0.row) == position }
  }

  mutating func takeNewItem() -> NewItem? { newItem.take() }

  /// The position that a round begins at: the anchored thing, if it is visible.
  private func start(in visible: ClosedRange<ContentPosition>) -> ContentPosition {
    if case .end = anchor { return visible.upperBound }
    guard let held = anchor.heldPosition else { return visible.lowerBound }
    if geometry.extent(of: held).height > .zero, visible.contains(held) { return held }
    // A thing without height stands between two things that have one.
    let neighbours = [geometry.position(before: held), geometry.position(after: held)]
    return neighbours.lazy.compactMap { $0 }.first(where: visible.contains) ?? visible.lowerBound
  }
}

// MARK: Two ways

extension MeasuringWalk {
  /// Shows one thing after the other down to the bottom of the viewport, and hides those below.
  ///
  /// - Returns: True if the position of the first one is settled. The position of the end, and of a
  ///   row that is scrolled to, may depend on its height.
  private mutating func showDown(
    from start: ContentPosition, in pass: inout DisplayPass
  ) -> Bool {
    var cursor = ContentCursor(at: start, in: geometry)
    var index = stage.firstIndex(from: start)
    keptHeight = knownHeight(of: index..<stage.items.count)
    // The distance that the rest has moved down by measured heights.
    var shift = LayoutUnit.zero - top
    repeat {
      if isWithinContent, !stage.isOnShow(cursor.position, at: index) {
        hideItems(below: index, room: height - (cursor.top + shift), pass.listeners)
      }
      if pass.isOver { return false }
      let ownHeight = measure(cursor, at: index, in: &pass)
      if pass.isOver { return false }
      if foundNews, anchor.dependsOnHeight(of: cursor.position, start: start) { return false }
      if cursor.position == start { settleAnchor() }
      // A row that turns out to have no height, or to end above the viewport, is not visible.
      let isVisible = ownHeight > .zero && cursor.top + ownHeight + shift > .zero
      settle(cursor.position, at: index, isVisible: isVisible, in: pass)
      if pass.isOver { return false }
      if isVisible { index += 1 }
      shift += ownHeight - cursor.height
    } while cursor.advance(in: geometry) && cursor.top + shift < height
    if isWithinContent { stage.hide(index..<stage.items.count, pass.listeners) }
    return !pass.isOver
  }

  /// Shows one thing after the other up to the top of the viewport, and hides those above.
  private mutating func showUp(from start: ContentPosition, in pass: inout DisplayPass) {
    var position = start
    var index = stage.firstIndex(from: start)
    keptHeight = knownHeight(of: 0..<index)
    // The distance that the rest has moved down by measured heights.
    var shift = LayoutUnit.zero - top
    while let above = geometry.position(before: position) {
      let cursor = ContentCursor(at: above, in: geometry)
      let bottom = cursor.top + cursor.height + shift
      guard bottom > .zero else { break }
      if sticks(cursor, shift) { break }
      if stage.isOnShow(above, at: index - 1) {
        index -= 1
      } else if isWithinContent {
        index -= hideItems(above: index, room: bottom, pass.listeners)
      }
      if pass.isOver { return }
      let ownHeight = measure(cursor, at: index, in: &pass)
      if pass.isOver { return }
      settle(above, at: index, isVisible: ownHeight > .zero, in: pass)
      if pass.isOver { return }
      shift = shift + cursor.height - ownHeight
      position = above
    }
    if isWithinContent { stage.hide(0..<index, pass.listeners) }
  }

  /// Returns true if a header has no room above the rows of its section, and so is no item among
  /// them.
  private func sticks(_ cursor: ContentCursor, _ shift: LayoutUnit) -> Bool {
    geometry.headersStick && cursor.part == .header && cursor.top + shift < .zero
      && geometry.sections[cursor.position.section].height > cursor.height
  }
}

// MARK: One thing

extension MeasuringWalk {
  /// Keeps a shown thing, or makes it without showing it, and lets its cell measure an unknown
  /// height.
  private mutating func measure(
    _ cursor: ContentCursor, at index: Int, in pass: inout DisplayPass
  ) -> LayoutUnit {
    if stage.isOnShow(cursor.position, at: index) {
      keptHeight = keptHeight - knownHeight(of: index..<index + 1)
    } else if stage.stuckHeader?.position == cursor.position {
      // At its own place after all: what is above it is lower than was thought.
      stage.unstickHeader()
    }
    if stage.isOnShow(cursor.position, at: index) {
      if let other = stage.keep(index, at: cursor, in: pass) { replaceNewItem(with: other) }
    } else if let view = newView(for: cursor.position) {
      view.setCheckedFrame(pass.frame(at: cursor))
    } else {
      // Its cell can serve another row.
      replaceNewItem(with: nil)
      let new = pass.makeNewItem(at: cursor, on: stage)
      new.view.setCheckedFrame(pass.frame(at: cursor))
      newItem = consume new
    }
    guard !pass.isOver, content.wantsMeasuring(cursor.position),
      let view = newView(for: cursor.position) ?? stage.items[index].view
    else { return cursor.height }
    let fitting = view.sizeThatFits(LayoutSize(width: pass.width, height: .infinity))
    let row = cursor.position.indexPath
    let height = LayoutUnit(height: fitting.height, of: "The row \(row)")
    measured.append(
      MeasuredRow(
        row: row, height: height, identity: pass.dataSource.identity(at: row),
        isNews: height != cursor.height))
    return height
  }

  private mutating func replaceNewItem(with other: consuming NewItem?) {
    if let newItem = newItem.take() { stage.discard(newItem) }
    newItem = other
  }

  /// The view that was made for a position and is not on stage yet; nil for none.
  private func newView(for position: ContentPosition) -> TableReusableView? {
    switch newItem {
    case .some(let newItem): newItem.position == position ? newItem.view : nil
    case nil: nil
    }
  }

  /// Shows the measured item if it is visible, and hides items that are not.
  private mutating func settle(
    _ position: ContentPosition, at index: Int, isVisible: Bool, in pass: borrowing DisplayPass
  ) {
    if newView(for: position) == nil {
      if !isVisible { stage.hide(index..<index + 1, pass.listeners) }
    } else if isVisible, let newItem = newItem.take() {
      stage.insert(newItem, at: index, in: pass)
    }
  }

  /// The height of some shown items together, as far as it has been measured.
  private func knownHeight(of items: Range<Int>) -> LayoutUnit {
    items.reduce(into: .zero) { height, index in
      let position = stage.items[index].position
      guard !content.wantsMeasuring(position) else { return }
      height += geometry.extent(of: position).height
    }
  }

  /// Hides the last shown items that certainly have no room: their cells can serve other rows.
  private mutating func hideItems(
    below index: Int, room: LayoutUnit, _ listeners: DisplayListeners?
  ) {
    while let last = stage.items.indices.last, last >= index {
      let rest = keptHeight - knownHeight(of: last..<last + 1)
      guard rest >= room else { return }
      stage.hide(last..<last + 1, listeners)
      keptHeight = rest
    }
  }

  /// Hides the first shown items that certainly have no room.
  ///
  /// - Returns: The number of hidden items.
  private mutating func hideItems(
    above index: Int, room: LayoutUnit, _ listeners: DisplayListeners?
  ) -> Int {
    var count = 0
    while count < index {
      let rest = keptHeight - knownHeight(of: count..<count + 1)
      guard rest >= room else { break }
      keptHeight = rest
      count += 1
    }
    stage.hide(0..<count, listeners)
    return count
  }
}
