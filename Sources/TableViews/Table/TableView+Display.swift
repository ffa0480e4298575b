import HeadlessViews
import TableModels
import TableSources

extension TableView {
  /// Shows a run of items, and puts them into the list of those on show.
  ///
  /// - Parameters:
  ///   - run: The run. It begins with something that has a height.
  ///   - index: Where in the list it goes.
  ///   - pass: What to show them with.
  final func show(
    _ run: Range<ContentPosition>, insertingAt index: Int, in pass: inout DisplayPass
  ) {
    var index = index
    var cursor = ContentCursor(at: run.lowerBound, in: content.geometry)
    while !passIsStale {
      show(cursor, insertingAt: index, in: &pass)
      index += 1
      guard cursor.advance(in: content.geometry), cursor.position < run.upperBound else { return }
    }
  }

  /// Shows what is visible and not on show yet, between the items that are; those are put to their
  /// places, and configured again where they have new content.
  final func fill(_ visible: ClosedRange<ContentPosition>, in pass: inout DisplayPass) {
    var index = 0
    var cursor = ContentCursor(at: visible.lowerBound, in: content.geometry)
    while !passIsStale {
      if index < shownItems.count, shownItems[index].position == cursor.position {
        keep(index, at: cursor, in: pass)
      } else {
        show(cursor, insertingAt: index, in: &pass)
      }
      index += 1
      guard cursor.position < visible.upperBound, cursor.advance(in: content.geometry) else {
        return
      }
    }
  }

  private func keep(_ index: Int, at cursor: ContentCursor, in pass: borrowing DisplayPass) {
    guard let other = reconfigureItem(index, at: cursor, in: pass) else { return }
    hideItems(index..<index + 1, pass.listeners)
    putOnShow(other, at: index, pass)
  }

  /// Puts an item to its place, and configures it again where it has new content.
  ///
  /// - Returns: What is to come in its stead, where the row wants another cell.
  final func reconfigureItem(
    _ index: Int, at cursor: ContentCursor, in pass: borrowing DisplayPass
  ) -> ShownItem? {
    guard let view = shownItems[index].view else { return nil }
    view.setCheckedFrame(pass.frame(at: cursor))
    guard shownItems[index].needsConfiguration else { return nil }
    shownItems[index].needsConfiguration = false
    let supply = ReconfiguringSupply(
      cell: view, ticket: shownItems[index].ticket, queue: reuseQueue)
    var slot = RowSlot(from: supply)
    slot.indexPath = cursor.position.indexPath
    pass.dataSource.show(&slot, at: cursor.position.indexPath)
    let shown = fittingView(slot.take(), at: cursor.position, isRow: true)
    guard shown !== view else { return nil }
    let ticket = settledTicket(slot.ticket, of: shown, at: cursor.position)
    shown.setCheckedFrame(pass.frame(at: cursor))
    let other = ShownItem(position: cursor.position, view: shown, isRow: true, ticket: ticket)
    if marksRows { other.cell?.show(marks.state(at: cursor.position.indexPath)) }
    return other
  }

  /// Makes an item that is not on show yet: put on show or discarded, it is neither told of nor seen
  /// before.
  final func makeItem(at cursor: ContentCursor, in pass: inout DisplayPass) -> ShownItem {
    let view = makeView(at: cursor, in: &pass)
    let ticket = settledTicket(pass.slot.ticket, of: view, at: cursor.position)
    view.setCheckedFrame(pass.frame(at: cursor))
    return ShownItem(
      position: cursor.position, view: view, isRow: cursor.part == .row, ticket: ticket)
  }

  /// Puts an item that has its place on show.
  final func putOnShow(_ item: ShownItem, at index: Int, _ pass: borrowing DisplayPass) {
    guard let view = item.view else { return }
    if !view.becomeUsed() { arrivedViews.append(view) }
    shownItems.insert(item, at: index)
    if !pass.listeners.isEmpty { tellDisplay(of: index, pass.listeners) }
  }

  /// Gives the view of an item that was not on show back to the queue.
  final func discard(_ item: consuming ShownItem) {
    if marksRows { item.cell?.show(RowState()) }
    let ticket = item.ticket
    guard let view = item.view.take() else { return }
    reuseQueue.enqueue(consume view, ticket: ticket)
  }

  /// Has something shown, in a view that fits.
  @inline(__always)
  private func makeView(
    at cursor: ContentCursor, in pass: inout DisplayPass
  ) -> TableReusableView {
    let position = cursor.position
    switch cursor.part {
    case .header:
      pass.slot.indexPath = nil
      showHeader(content.titles[position.section].header ?? "", &pass.slot)
    case .footer:
      pass.slot.indexPath = nil
      showFooter(content.titles[position.section].footer ?? "", &pass.slot)
    case .row: showRow(at: position.indexPath, in: &pass)
    }
    return fittingView(pass.slot.take(), at: position, isRow: cursor.part == .row)
  }

  private func show(
    _ cursor: ContentCursor, insertingAt index: Int, in pass: inout DisplayPass
  ) {
    let position = cursor.position
    let isRow = cursor.part == .row
    let view = makeView(at: cursor, in: &pass)
    let ticket = settledTicket(pass.slot.ticket, of: view, at: position)
    place(view, pass.frame(at: cursor))
    if index == shownItems.count {
      shownItems.append(
        ShownItem(position: position, view: consume view, isRow: isRow, ticket: ticket))
    } else {
      shownItems.insert(
        ShownItem(position: position, view: consume view, isRow: isRow, ticket: ticket), at: index)
    }
    if !pass.listeners.isEmpty { tellDisplay(of: index, pass.listeners) }
  }

  /// Puts a view to its place and into use.
  private func place(_ view: TableReusableView, _ frame: LayoutRect) {
    view.setCheckedFrame(frame)
    if !view.becomeUsed() { arrivedViews.append(view) }
  }

  private func tellDisplay(of index: Int, _ listeners: DisplayListeners) {
    guard let cell = shownItems[index].cell else { return }
    listeners.willDisplay(cell, at: shownItems[index].position.indexPath, in: self)
  }

  /// What was shown in a slot, which must be a view that can stand where it is to stand.
  final func fittingView(
    _ shown: consuming AnyObject?, at position: ContentPosition, isRow: Bool
  ) -> TableReusableView {
    guard let shown else {
      fatalError(
        "Nothing was shown for \(place(of: position)); "
          + (unannouncedChange(ofSection: position.section) ?? "show a model or a cell in the slot")
      )
    }
    guard isRow ? shown is TableViewCell : shown is TableReusableView else {
      let needed = isRow ? "TableViewCell" : "TableReusableView"
      fatalError(
        "A \(type(of: shown)) was shown for \(place(of: position)), where a table needs a \(needed)"
      )
    }
    // Safe: a `TableViewCell` is a `TableReusableView`, and the view is one or the other.
    return unsafeDowncast(shown, to: TableReusableView.self)
  }

  /// The ticket of what was shown in a slot, which has none yet for a cell that was shown by hand.
  @inline(__always)
  final func settledTicket(
    _ ticket: Int, of view: TableReusableView, at position: ContentPosition
  ) -> Int {
    ticket >= 0 ? ticket : ticketByHand(of: view, at: position)
  }

  /// A cell that this table's queue did not make may be on show in this table or in another view.
  private func ticketByHand(of view: TableReusableView, at position: ContentPosition) -> Int {
    let ticket = reuseQueue.ticket(ofCellByHand: view)
    guard ticket < 0 else { return ticket }
    let isElsewhere = view.superview != nil && view.superview !== contentView
    guard !isElsewhere, !shownItems.contains(where: { $0.view === view }) else {
      fatalError(
        "The \(type(of: view)) that was shown for \(place(of: position)) is on show already; a cell "
          + "shows one row at a time")
    }
    return ticket
  }

  /// What a data source changed in a section and told nobody, if it did.
  private func unannouncedChange(ofSection section: Int) -> String? {
    guard let counts = content.dataSource?.counts else { return nil }
    let loaded = content.geometry.sections[section].rows.count
    let now = counts.indices.contains(section) ? counts[section] : nil
    guard now != loaded else { return nil }
    return "the table loaded \(loaded) rows in section \(section), and the data source has "
      + (now.map(String.init) ?? "no such section") + " now: announce changes, or call reloadData()"
  }

  private func place(of position: ContentPosition) -> String {
    position.place(in: content.geometry)
  }
}

extension ContentPosition {
  /// Names what stands here, for a message.
  func place(in geometry: TableGeometry) -> String {
    switch geometry.part(at: self) {
    case .header: "the header of section \(section)"
    case .row: "the row \(indexPath)"
    case .footer: "the footer of section \(section)"
    }
  }
}
