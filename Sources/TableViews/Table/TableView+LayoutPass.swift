import HeadlessViews
import TableModels
import TableSources

extension TableView {
  /// Brings what is on show into line with the viewport: lets go what left, then shows what came.
  ///
  /// A table that refused a wrong batch keeps what it has: its data source would answer for another
  /// content.
  final func performLayoutPass() {
    guard let dataSource = content.dataSource else { return performEmptyPass() }
    guard !isOutOfStep else { return }
    beginPass()
    dataSource.holdChanges()
    // Holds the data source to the end of the pass, in which user code may let go of it.
    var pass = DisplayPass(of: self, dataSource: dataSource)
    let visible = content.isMeasured ? showMeasured(in: &pass) : showKnown(in: &pass)
    endPass(visible)
    prefetch(beyond: visible.positions, in: pass)
    isInPass = false
    if let redirection = redirection.take() { hold(redirection) }
    // What waited for the end of the pass happens now, and wants another one.
    pass.dataSource.releaseChanges()
  }

  /// Shows nothing: there is no data source, or there is none any more.
  private func performEmptyPass() {
    loadWhatIsThere()
    guard !isOutOfStep else { return }
    beginPass()
    endPass(moveViewport())
    isInPass = false
  }

  private func beginPass() {
    isInPass = true
    passIsStale = false
    heightInPass = viewportHeight
  }

  private func endPass(_ visible: VisibleContent) {
    fitContentView()
    adoptShownViews()
    settleMarkedCells()
    if !passIsStale {
      checkInvariants(visible)
      anchor = anchorAtRest(at: offset(of: anchor))
      isAtRest = true
      hasBeenSeen = hasBeenSeen || !shownItems.isEmpty
    }
    heightInPass = nil
  }

  /// Shows what is visible where all heights are known.
  ///
  /// - Returns: What is visible.
  private func showKnown(in pass: inout DisplayPass) -> VisibleContent {
    let visible = moveViewport()
    settleHeader(visible.sticky)
    if itemsMayHaveGaps {
      itemsMayHaveGaps = false
      merge(visible.positions, in: &pass)
    } else {
      // A statement of its own: the list must not be held by the plan when it changes.
      let plan = VisibleItemsPlan(
        shown: ShownPositions(items: shownItems), visible: visible.positions,
        geometry: content.geometry)
      perform(plan, in: &pass)
    }
    showStickyHeader(visible.sticky)
    return visible
  }

  /// Puts the viewport to where the anchor holds it.
  ///
  /// - Returns: What it shows there.
  final func moveViewport() -> VisibleContent {
    let top = offset(of: anchor)
    boundsOrigin.y = top.points
    return VisibleContent(
      of: content.geometry, from: top, height: viewportHeight, style: style)
  }

  /// First what leaves, then what comes: the cells of the rows that left serve those that come.
  private func perform(_ plan: VisibleItemsPlan, in pass: inout DisplayPass) {
    hideItems(plan.kept.upperBound..<shownItems.count, pass.listeners)
    hideItems(0..<plan.kept.lowerBound, pass.listeners)
    if let before = plan.before { show(before, insertingAt: 0, in: &pass) }
    if let after = plan.after {
      let run = after.lowerBound..<after.upperBound.behind
      show(run, insertingAt: shownItems.count, in: &pass)
    }
  }

  /// The same after a change, when what stayed may have moved and others may have come between.
  private func merge(_ visible: ClosedRange<ContentPosition>?, in pass: inout DisplayPass) {
    hideItems(pass.listeners) { item in
      // A change may have taken the height of what stayed.
      visible?.contains(item.position) != true
        || content.geometry.extent(of: item.position).height == .zero
    }
    if let visible { fill(visible, in: &pass) }
  }

  /// Ends the display of some items, and gives their views back to the queue.
  ///
  /// From the last to the first, so that the queue, last in, first out, gives a row that is shown
  /// again its own cell.
  final func hideItems(_ range: Range<Int>, _ listeners: DisplayListeners) {
    guard !range.isEmpty else { return }
    for index in range.reversed() { hide(index, listeners) }
    shownItems.removeSubrange(range)
  }

  /// Ends the display of the items that satisfy a condition, outside of a layout pass.
  final func hideItems(where isHidden: (ShownItem) -> Bool) {
    unstickHeader()
    hideItems(DisplayListeners(of: self, dataSource: content.dataSource), where: isHidden)
  }

  final func hideItems(_ listeners: DisplayListeners, where isHidden: (ShownItem) -> Bool) {
    let isLeaving = shownItems.map(isHidden)
    for index in shownItems.indices.reversed() where isLeaving[index] { hide(index, listeners) }
    shownItems.removeAll { $0.view == nil }
  }

  /// Ends the display of one item, which stays in the list without its view.
  final func hide(_ index: Int, _ listeners: DisplayListeners) {
    if !listeners.isEmpty, let cell = shownItems[index].cell {
      listeners.didEndDisplaying(cell, at: shownItems[index].position.indexPath, in: self)
    }
    unmarkCell(at: index)
    let ticket = shownItems[index].ticket
    guard let view = shownItems[index].view.take() else { return }
    view.becomeIdle(in: contentView)
    reuseQueue.enqueue(consume view, ticket: ticket)
  }

  /// The content is as wide as the table, and so is everything in it.
  private func fitContentView() {
    let size = LayoutSize(width: bounds.width, height: content.geometry.height.points)
    guard contentView.frame.size != size else { return }
    contentView.frame.size = size
    for item in shownItems { item.view?.frame.size.width = size.width }
  }

  /// Whether the content view holds as many views as are on show, and nobody else has put any there.
  private var holdsShownViews: Bool {
    contentView.subviews.count == shownItems.count && !contentView.wasRearranged
  }

  /// Makes the views on show the subviews of the content view, and no others. Where every row that
  /// came got the cell of one that left, they are already.
  private func adoptShownViews() {
    guard !arrivedViews.isEmpty || !holdsShownViews else { return }
    contentView.replaceIdleSubviews(with: arrivedViews)
    arrivedViews.removeAll(keepingCapacity: true)
    // Unless somebody else put views in or took some out.
    guard !holdsShownViews else { return }
    contentView.setSubviews(shownItems.compactMap(\.view))
  }
}
