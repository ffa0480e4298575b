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

  final func keep(_ index: Int, at cursor: ContentCursor, in pass: borrowing DisplayPass) {
    guard let view = shownItems[index].view else { return }
    view.setCheckedFrame(pass.frame(at: cursor))
    guard shownItems[index].needsConfiguration else { return }
    shownItems[index].needsConfiguration = false
    let supply = ReconfiguringSupply(
      cell: view, ticket: shownItems[index].ticket, queue: reuseQueue)
    var slot = RowSlot(from: supply)
    pass.dataSource.show(&slot, at: cursor.position.indexPath)
    let shown = fittingView(slot.take(), at: cursor.position, isRow: true)
    guard shown !== view else { return }
    let ticket = settledTicket(slot.ticket, of: shown, at: cursor.position)
    hide(index, pass.listeners)
    place(shown, pass.frame(at: cursor))
    shownItems[index] = ShownItem(
      position: cursor.position, view: shown, isRow: true, ticket: ticket)
    markCell(at: index)
    if !pass.listeners.isEmpty { tellDisplay(of: index, pass.listeners) }
  }

  final func show(
    _ cursor: ContentCursor, insertingAt index: Int, in pass: inout DisplayPass
  ) {
    let position = cursor.position
    switch cursor.part {
    case .header: showHeader(content.titles[position.section].header ?? "", &pass.slot)
    case .footer: showFooter(content.titles[position.section].footer ?? "", &pass.slot)
    case .row: showRow(at: position.indexPath, in: &pass)
    }
    let isRow = cursor.part == .row
    let view = fittingView(pass.slot.take(), at: position, isRow: isRow)
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
      fatalError("Nothing was shown for \(place(of: position)); show a model or a cell in the slot")
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
