import HeadlessViews
import TableModels
import TableSources

extension TableView {
  /// Brings what is on show into line with the viewport: lets go what left, then shows what came.
  final func performLayoutPass() {
    isInPass = true
    defer { isInPass = false }
    let top = clampedOffset(requestedOffset)
    requestedOffset = top.points
    boundsOrigin.y = top.points
    // Held to the end of the pass, in which user code may let go of it.
    let dataSource = content.dataSource
    let visible =
      dataSource == nil
      ? nil : content.geometry.visiblePositions(from: top, height: viewportHeight)
    let plan = VisibleItemsPlan(
      shown: shownItems.lazy.map { $0.position }, visible: visible, geometry: content.geometry)
    perform(plan, for: dataSource)
    fitContentView()
    adoptShownViews()
    checkInvariants(visible: visible)
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

  /// Puts an item into the list of those on show.
  final func noteShown(_ item: consuming ShownItem, at index: Int) {
    if !item.view.becomeUsed() { arrivedViews.append(item.view) }
    if index == shownItems.count {
      shownItems.append(item)
    } else {
      shownItems.insert(item, at: index)
    }
  }

  /// Ends the display of some items, and gives their views back to the queue.
  ///
  /// From the last to the first, so that the queue, last in, first out, gives a row that is shown
  /// again its own cell.
  final func hideItems(_ range: Range<Int>, of dataSource: (any TableViewDataSource)?) {
    guard !range.isEmpty else { return }
    let delegate = delegate
    for index in range.reversed() {
      let item = shownItems[index]
      if let cell = item.cell {
        dataSource?.didEndDisplaying(cell, at: item.position.indexPath)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: item.position.indexPath)
      }
      item.view.becomeIdle()
      reuseQueue.enqueue(item.view, ticket: item.ticket)
    }
    shownItems.removeSubrange(range)
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
