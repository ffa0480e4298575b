import HeadlessViews
import TableModels

extension RowStage {
  /// The index in the list of the first item at a position or behind it.
  ///
  /// - Complexity: O(log *v*) in the number of shown items.
  func firstIndex(from position: ContentPosition) -> Int {
    ShownPositions(items: items).firstIndexInOrder { $0 >= position }
  }

  /// The index in the list of the thing at a position; nil if it is not shown.
  func index(of position: ContentPosition) -> Int? {
    let index = firstIndex(from: position)
    return isOnShow(position, at: index) ? index : nil
  }

  func isOnShow(_ position: ContentPosition, at index: Int) -> Bool {
    items.indices.contains(index) && items[index].position == position
  }

  /// The cell of a shown row, without a layout pass.
  func cell(at indexPath: TableIndexPath) -> TableViewCell? {
    index(of: .row(indexPath)).flatMap { items[$0].cell }
  }

  /// Returns true if a view that comes from no queue is shown already, here or in another view.
  func isOnShow(_ view: TableReusableView) -> Bool {
    let isElsewhere = view.superview != nil && view.superview !== contentView
    return isElsewhere || items.contains { $0.view === view }
  }
}

// MARK: What is visible

extension RowStage {
  /// Shows the visible things if all heights are known: hides first, then shows, so that cells of
  /// leaving rows serve new ones.
  func show(
    _ visible: VisibleContent, in geometry: TableGeometry, _ pass: inout DisplayPass
  ) {
    settleHeader(visible.sticky)
    // A statement of its own: the plan must not keep the list alive while it changes.
    let plan = VisibleItemsPlan(
      shown: ShownPositions(items: items), visible: visible.positions, geometry: geometry,
      mayHaveGaps: mayHaveGaps)
    perform(plan, in: geometry, &pass)
    showStickyHeader(visible.sticky, in: geometry, &pass)
    if pass.isOver { noteGaps() } else if mayHaveGaps { settle() }
  }

  private func perform(
    _ plan: VisibleItemsPlan, in geometry: TableGeometry, _ pass: inout DisplayPass
  ) {
    hide(plan.kept.upperBound..<items.count, pass.listeners)
    hide(0..<plan.kept.lowerBound, pass.listeners)
    if let through = plan.through {
      // A change may have taken the height of an item that stayed.
      hide(pass.listeners) { geometry.extent(of: $0.position).height == .zero }
      return fill(through.lowerBound..<through.upperBound.behind, from: 0, in: geometry, &pass)
    }
    if let before = plan.before { fill(before, from: 0, in: geometry, &pass) }
    if let after = plan.after {
      let run = after.lowerBound..<after.upperBound.behind
      fill(run, from: items.count, in: geometry, &pass)
    }
  }

  /// Shows a run of items; moves those that are shown already to their positions.
  ///
  /// - Parameters:
  ///   - run: The run. It begins with something that has a height.
  ///   - index: The index in the list for the run.
  private func fill(
    _ run: Range<ContentPosition>, from index: Int, in geometry: TableGeometry,
    _ pass: inout DisplayPass
  ) {
    var index = index
    var cursor = ContentCursor(at: run.lowerBound, in: geometry)
    while !pass.isOver {
      if isOnShow(cursor.position, at: index) {
        if let other = keep(index, at: cursor, in: pass) { insert(other, at: index, in: pass) }
      } else {
        show(cursor, at: index, in: &pass)
      }
      index += 1
      guard cursor.advance(in: geometry), cursor.position < run.upperBound else { return }
    }
  }
}
