import HeadlessViews
import TableModels
import TableSources

extension TableView {
  /// Brings what is on show into line with the viewport: lets go what left, then shows what came.
  ///
  /// A table that refused a wrong batch keeps what it has: its data source would answer for another
  /// content.
  final func performLayoutPass() {
    guard !isOutOfStep else { return }
    isInPass = true
    passIsStale = false
    let top = clampedOffset(requestedOffset)
    requestedOffset = top.points
    boundsOrigin.y = top.points
    // Held to the end of the pass, in which user code may let go of it.
    let dataSource = content.dataSource
    dataSource?.holdChanges()
    let visible =
      dataSource == nil
      ? nil : content.geometry.visiblePositions(from: top, height: viewportHeight)
    show(visible, of: dataSource)
    fitContentView()
    adoptShownViews()
    if !passIsStale { checkInvariants(visible: visible) }
    isInPass = false
    // What waited for the end of the pass happens now, and wants another one.
    dataSource?.releaseChanges()
  }

  private func show(
    _ visible: ClosedRange<ContentPosition>?, of dataSource: (any TableViewDataSource)?
  ) {
    if itemsMayHaveGaps {
      itemsMayHaveGaps = false
      merge(visible, of: dataSource)
    } else {
      perform(
        VisibleItemsPlan(
          shown: shownItems.lazy.map { $0.position }, visible: visible, geometry: content.geometry),
        for: dataSource)
    }
    if passIsStale { itemsMayHaveGaps = true }
  }

  /// First what leaves, then what comes: the cells of the rows that left serve those that come.
  private func perform(_ plan: VisibleItemsPlan, for dataSource: (any TableViewDataSource)?) {
    hideItems(plan.kept.upperBound..<shownItems.count, of: dataSource)
    hideItems(0..<plan.kept.lowerBound, of: dataSource)
    guard plan.before != nil || plan.after != nil, let dataSource else { return }
    var pass = DisplayPass(table: self, dataSource: dataSource)
    if let before = plan.before {
      pass.show(from: before.lowerBound, insertingAt: 0) { $0 < before.upperBound }
    }
    if let after = plan.after {
      pass.show(from: after.lowerBound, insertingAt: shownItems.count) { $0 <= after.upperBound }
    }
  }

  /// The same after a change, when what stayed may have moved and others may have come between.
  private func merge(
    _ visible: ClosedRange<ContentPosition>?, of dataSource: (any TableViewDataSource)?
  ) {
    hideItems { item in
      // A change may have taken the height of what stayed.
      visible?.contains(item.position) != true
        || content.geometry.extent(of: item.position).height == .zero
    }
    guard let visible, let dataSource else { return }
    var pass = DisplayPass(table: self, dataSource: dataSource)
    pass.fill(visible)
  }

  /// Ends the display of some items, and gives their views back to the queue.
  ///
  /// From the last to the first, so that the queue, last in, first out, gives a row that is shown
  /// again its own cell.
  final func hideItems(_ range: Range<Int>, of dataSource: (any TableViewDataSource)?) {
    guard !range.isEmpty else { return }
    let delegate = delegate
    for index in range.reversed() { hide(shownItems[index], of: dataSource, delegate) }
    shownItems.removeSubrange(range)
  }

  /// Ends the display of the items that satisfy a condition.
  final func hideItems(where isHidden: (ShownItem) -> Bool) {
    let dataSource = content.dataSource
    let delegate = delegate
    let isLeaving = shownItems.map(isHidden)
    for index in shownItems.indices.reversed() where isLeaving[index] {
      hide(shownItems[index], of: dataSource, delegate)
    }
    shownItems = zip(shownItems, isLeaving).filter { !$0.1 }.map(\.0)
  }

  /// Ends the display of one item, which is still in the list.
  final func hide(
    _ item: ShownItem, of dataSource: (any TableViewDataSource)?,
    _ delegate: (any TableViewDelegate)?
  ) {
    if let cell = item.cell {
      dataSource?.didEndDisplaying(cell, at: item.position.indexPath)
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: item.position.indexPath)
    }
    item.view.becomeIdle()
    reuseQueue.enqueue(item.view, ticket: item.ticket)
  }

  /// The content is as wide as the table, and so is everything in it.
  private func fitContentView() {
    let size = LayoutSize(width: bounds.width, height: content.geometry.height.points)
    guard contentView.frame.size != size else { return }
    contentView.frame.size = size
    for item in shownItems { item.view.frame.size.width = size.width }
  }

  /// Makes the views on show the subviews of the content view, and no others. Where every row that
  /// came got the cell of one that left, they are already.
  private func adoptShownViews() {
    guard !arrivedViews.isEmpty || contentView.subviews.count != shownItems.count else { return }
    contentView.replaceIdleSubviews(with: arrivedViews)
    arrivedViews.removeAll(keepingCapacity: true)
    // Unless somebody else put views in or took some out.
    guard contentView.subviews.count != shownItems.count else { return }
    contentView.setSubviews(shownItems.map(\.view))
  }
}
