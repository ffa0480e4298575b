import HeadlessViews
import TableSources

// The header that sticks is not in the list of items at their own places, but above them all: a
// subview of the table itself, in front of the content. A header that comes to stick keeps its view.

extension TableView {
  /// Makes the list hold what stands at its own place: the header that stuck, if it does no more, and
  /// not the one that sticks now.
  final func settleHeader(_ sticky: StickyHeader?) {
    if stuckHeader != nil, stuckHeader?.position.section != sticky?.section { unstickHeader() }
    guard stuckHeader == nil, let sticky else { return }
    let position = ContentPosition.header(ofSection: sticky.section)
    guard let index = shownItems.firstIndex(where: { $0.position == position }) else { return }
    stuckHeader = shownItems.remove(at: index)
  }

  /// Puts the header that sticks back into the list.
  final func unstickHeader() {
    guard let item = stuckHeader.take(), let view = item.view else { return }
    contentView.addSubview(view)
    let index = ShownPositions(items: shownItems).firstIndexInOrder { $0 > item.position }
    shownItems.insert(item, at: index)
    // It may stand apart from the others there.
    itemsMayHaveGaps = true
  }

  /// Puts the header that sticks to its place, and shows it if it is not on show yet. What is below it
  /// is cut off at its lower edge, because a text alone covers nothing.
  final func showStickyHeader(_ sticky: StickyHeader?) {
    guard !passIsStale else { return }
    guard let sticky else {
      contentView.visiblePart = nil
      return
    }
    if stuckHeader == nil { stuckHeader = makeStickyHeader(ofSection: sticky.section) }
    guard let view = stuckHeader?.view else { return }
    let height = content.geometry.sections[sticky.section].header
    view.setCheckedFrame(
      LayoutRect(x: 0, y: sticky.top.points, width: bounds.width, height: height.points))
    let content = content.geometry.height.points
    contentView.visiblePart = LayoutRect(
      x: 0, y: view.frame.maxY, width: bounds.width, height: max(0, content - view.frame.maxY))
    guard view.superview !== self else { return }
    // One that came on show in this pass, at its own place, goes here instead.
    arrivedViews.removeAll { $0 === view }
    addSubview(view)
  }

  private func makeStickyHeader(ofSection section: Int) -> ShownItem {
    var slot = RowSlot(from: reuseQueue)
    showHeader(content.titles[section].header ?? "", &slot)
    let position = ContentPosition.header(ofSection: section)
    let view = fittingView(slot.take(), at: position, isRow: false)
    let ticket = settledTicket(slot.ticket, of: view, at: position)
    _ = view.becomeUsed()
    return ShownItem(position: position, view: view, isRow: false, ticket: ticket)
  }
}
