import HeadlessViews
import TableModels
import TableSources

/// The shown items of a table, its sticking header, the view around them, and their queue.
///
/// It brings the items into line with what a geometry says is visible. Where heights are not known, a
/// ``MeasuringWalk`` tells it what to show, keep and hide.
///
/// It is a class, so that no access to it spans the user's code that it runs.
final class RowStage {
  let queue = ReuseQueue()
  /// The view around the items: it is as large as the content, and the table scrolls over it.
  let contentView = RecyclingView()

  // Unchecked exclusivity: read and written for each row, by one statement each. No access spans
  // user code: not even the end of a view is inside of one, because the content view still keeps
  // leaving views alive.

  /// The shown headers, rows and footers, from the top. An item whose display is just ending has no
  /// view.
  @exclusivity(unchecked) private(set) var items: [ShownItem] = []
  /// The header at the top of the viewport; it is not among the items.
  @exclusivity(unchecked) private(set) var stuckHeader: ShownItem?
  /// The views that this pass showed and that are not yet in the content view.
  @exclusivity(unchecked) private var arrivedViews: [View] = []
  /// True if the items may differ from those of a viewport, after a change.
  @exclusivity(unchecked) private(set) var mayHaveGaps = false
  /// True if the cell of some item may have a state, which it has to forget when it leaves.
  @exclusivity(unchecked) private var hasMarkedCells = false

  /// The identities of the shown rows, which a batch announced by hand is checked against.
  private var witnessed = WitnessedRows()
  /// True if new rows are asked for their identity.
  @exclusivity(unchecked) private(set) var asksWhoComes = false

  // MARK: Coming

  /// Shows something at its position, and inserts it into the list.
  @inline(__always)
  func show(_ cursor: ContentCursor, at index: Int, in pass: inout DisplayPass) {
    let newItem = pass.makeNewItem(at: cursor, on: self)
    newItem.view.setCheckedFrame(pass.frame(at: cursor))
    insert(newItem, at: index, in: pass)
  }

  /// Makes an item of something that has its position.
  @inline(__always)
  func insert(_ newItem: consuming NewItem, at index: Int, in pass: borrowing DisplayPass) {
    let isInPlace = newItem.becomeUsed(in: contentView)
    if !isInPlace { arrivedViews.append(newItem.view) }
    if index == items.count {
      items.append(ShownItem(newItem))
    } else {
      items.insert(ShownItem(newItem), at: index)
    }
    if let marks = pass.marks { mark(index, by: marks) }
    guard let listeners = pass.listeners, let cell = items[index].cell else { return }
    listeners.willDisplay(cell, at: items[index].position.indexPath)
  }

  /// Moves a kept item to its position, and shows it again if it has new content.
  ///
  /// - Returns: The replacement, if the row wants another cell, in which case the item has left;
  ///   else nil.
  func keep(
    _ index: Int, at cursor: ContentCursor, in pass: borrowing DisplayPass
  ) -> NewItem? {
    items[index].view?.setCheckedFrame(pass.frame(at: cursor))
    guard items[index].needsConfiguration else { return nil }
    items[index].needsConfiguration = false
    guard let other = pass.makeReplacement(of: items[index], on: self) else {
      if let cell = items[index].cell {
        pass.listeners?.didReconfigure(cell, at: cursor.position.indexPath)
      }
      return nil
    }
    other.view.setCheckedFrame(pass.frame(at: cursor))
    hide(index..<index + 1, pass.listeners)
    return other
  }

  // MARK: Leaving

  /// Ends the display of some items, and enqueues their views.
  ///
  /// From the last to the first, so that the queue, last in, first out, gives a row that is shown
  /// again its own cell.
  func hide(_ range: Range<Int>, _ listeners: DisplayListeners?) {
    guard !range.isEmpty else { return }
    for index in range.reversed() { endDisplay(ofItemAt: index, listeners) }
    items.removeSubrange(range)
  }

  /// Ends the display of the items that satisfy a condition.
  func hide(_ listeners: DisplayListeners?, where isHidden: (ShownItem) -> Bool) {
    let isLeaving = items.map(isHidden)
    for index in items.indices.reversed() where isLeaving[index] {
      endDisplay(ofItemAt: index, listeners)
    }
    items.removeAll { $0.view == nil }
  }

  /// Ends the display of an item. Takes the view out before anybody is told, so that no display
  /// ends twice.
  private func endDisplay(ofItemAt index: Int, _ listeners: DisplayListeners?) {
    let position = items[index].position
    let isRow = items[index].isRow
    let ticket = items[index].ticket
    guard let view = items[index].view.take() else { return }
    if isRow, let listeners {
      // Safe: a display pass takes nothing else for a row.
      listeners.didEndDisplaying(
        unsafeDowncast(view, to: TableViewCell.self), at: position.indexPath)
    }
    if isRow, hasMarkedCells { unsafeDowncast(view, to: TableViewCell.self).show(RowState()) }
    view.hasBeenOnShow = true
    contentView.retire(view)
    queue.enqueue(consume view, ticket: ticket)
  }

  /// Enqueues the view of an item that does not come on stage.
  func discard(_ newItem: consuming NewItem) {
    // Safe: a display pass takes nothing else for a row.
    if newItem.isRow { unsafeDowncast(newItem.view, to: TableViewCell.self).show(RowState()) }
    queue.enqueue(newItem.view, ticket: newItem.ticket)
  }

  // MARK: Changes

  /// Moves the items to their places after a change, without those whose display has ended.
  ///
  /// - Parameters:
  ///   - map: The mapping of rows between before and after.
  ///   - refreshed: The rows with new content, by their places before the change.
  ///   - geometry: The positions of everything after the change.
  func follow(_ map: RowMap, refreshed: Set<TableIndexPath>, in geometry: TableGeometry) {
    items = items.compactMap { item in
      guard let place = item.place(after: map, in: geometry) else { return nil }
      var moved = item
      moved.position = place
      if item.isRow, refreshed.contains(item.position.indexPath) { moved.needsConfiguration = true }
      return moved
    }
    items.sort { $0.position < $1.position }
    mayHaveGaps = true
    witnessed.follow(map)
  }

  /// Has the next pass show again the headers and footers that the data source has views for.
  func refreshTitles(of content: LoadedContent) {
    for index in items.indices where !items[index].isRow {
      guard content.title(at: items[index].position)?.hasOwnView == true else { continue }
      items[index].needsConfiguration = true
    }
  }

  /// Notes that a pass has made the items those of the viewport, from its first to its last.
  func settle() { mayHaveGaps = false }

  /// Notes that a pass was broken off.
  func noteGaps() { mayHaveGaps = true }

  // MARK: Witnesses

  /// Begins to ask a data source for the identities of its rows, if that is necessary.
  func witness(_ dataSource: (any TableViewDataSource)?) {
    witnessed = WitnessedRows()
    asksWhoComes = dataSource?.isTrusted == false
  }

  /// Notes a row that comes. A data source whose first row has no identity is not asked again.
  func come(_ indexPath: TableIndexPath, _ identity: RowIdentity?) {
    if let identity {
      witnessed.come(indexPath, identity)
    } else if witnessed.isEmpty {
      asksWhoComes = false
    }
  }

  func leave(_ indexPath: TableIndexPath) { witnessed.leave(indexPath) }

  /// The violations of identity in a batch with right counts: shown rows that should stay are others.
  func identityViolations(
    of batch: CheckedUpdates, in dataSource: any TableViewDataSource
  ) -> [TableUpdateViolation] {
    // A copy: the data source may change the shown rows when it is asked.
    let witnessed = witnessed
    return witnessed.violations(of: batch, identity: dataSource.identity(at:))
  }

  // MARK: Marks

  /// Gives all cells the states of their rows.
  ///
  /// - Complexity: O(*v* log *k*) in the number of shown rows and of selected rows.
  func mark(by marks: RowMarks) {
    for item in items { item.cell?.show(marks.state(at: item.position.indexPath)) }
    hasMarkedCells = !marks.isEmpty
  }

  /// Gives the cell of a shown row the state of the row.
  func mark(_ indexPath: TableIndexPath, by marks: RowMarks) {
    if let index = index(of: .row(indexPath)) { mark(index, by: marks) }
  }

  private func mark(_ index: Int, by marks: RowMarks) {
    guard let cell = items[index].cell else { return }
    hasMarkedCells = hasMarkedCells || !marks.isEmpty
    cell.show(marks.state(at: items[index].position.indexPath))
  }

  // MARK: The header that sticks
  //
  // It is a subview of the table itself, in front of the content. A header that comes to stick keeps
  // its view.

  /// Moves the old sticking header back into the list if it sticks no more, and takes the new one out.
  func settleHeader(_ sticky: StickyHeader?) {
    if stuckHeader != nil, stuckHeader?.position.section != sticky?.section { unstickHeader() }
    guard stuckHeader == nil, let sticky,
      let index = index(of: .header(ofSection: sticky.section))
    else { return }
    stuckHeader = items.remove(at: index)
  }

  /// Moves the sticking header back into the list.
  func unstickHeader() {
    guard let item = stuckHeader.take(), let view = item.view else { return }
    contentView.addSubview(view)
    items.insert(item, at: firstIndex(from: item.position))
    // The header may be apart from the other items there.
    mayHaveGaps = true
  }

  /// Moves the sticking header to its position, and shows it if necessary.
  ///
  /// The content below it is cut off at its lower edge, because a text alone covers nothing.
  func showStickyHeader(
    _ sticky: StickyHeader?, in geometry: TableGeometry, _ pass: inout DisplayPass
  ) {
    guard !pass.isOver else { return }
    guard let sticky else {
      contentView.visiblePart = nil
      return
    }
    configureStuckHeader(in: pass)
    if stuckHeader == nil {
      let position = ContentPosition.header(ofSection: sticky.section)
      let newItem = pass.makeNewItem(
        at: ContentCursor(at: position, in: geometry), on: self)
      _ = contentView.use(newItem.view)
      stuckHeader = ShownItem(newItem)
    }
    guard let view = stuckHeader?.view else { return }
    let height = geometry.sections[sticky.section].header
    view.setCheckedFrame(
      LayoutRect(x: 0, y: sticky.top.points, width: pass.width, height: height.points))
    let bottom = view.frame.maxY
    contentView.visiblePart = LayoutRect(
      x: 0, y: bottom, width: pass.width, height: max(0, geometry.height.points - bottom))
    guard view.superview !== pass.table else { return }
    // A view that this pass showed at its own position goes here instead.
    arrivedViews.removeAll { $0 === view }
    pass.table.addSubview(view)
  }

  /// Shows the sticking header again, if it has new content. One that wants another view leaves.
  private func configureStuckHeader(in pass: borrowing DisplayPass) {
    guard let item = stuckHeader, item.needsConfiguration else { return }
    stuckHeader?.needsConfiguration = false
    guard let other = pass.makeReplacement(of: item, on: self) else { return }
    unstickHeader()
    if let index = index(of: item.position) { hide(index..<index + 1, pass.listeners) }
    _ = contentView.use(other.view)
    stuckHeader = ShownItem(other)
  }

  // MARK: The content view

  /// Makes the content, and everything in it, as wide as the table.
  func fitContentView(_ size: LayoutSize) {
    guard contentView.frame.size != size else { return }
    contentView.frame.size = size
    for item in items { item.view?.frame.size.width = size.width }
  }

  /// Makes the shown views the only subviews of the content view.
  ///
  /// If every new row got the cell of a leaving one, they are already.
  func adoptViews() {
    guard !arrivedViews.isEmpty || !contentView.holds(items.count) else { return }
    contentView.replaceIdleSubviews(
      with: arrivedViews, keeping: items.count - arrivedViews.count)
    arrivedViews.removeAll(keepingCapacity: true)
    // Unless other code inserted or removed views.
    guard !contentView.holds(items.count) else { return }
    contentView.setSubviews(items.compactMap(\.view))
  }
}
