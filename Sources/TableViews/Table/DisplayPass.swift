import HeadlessViews
import TableModels
import TableSources

/// Shows the items that come on screen in one layout pass, through one slot.
struct DisplayPass: ~Copyable {
  private let table: TableView
  private let dataSource: any TableViewDataSource
  private let delegate: (any TableViewDelegate)?
  /// Where everything was as the pass began; a pass that outlives a change is stale, and ends.
  private let geometry: TableGeometry
  private var slot: RowSlot

  /// A pass over a table. What the table holds weakly is read here, once.
  init(table: TableView, dataSource: any TableViewDataSource) {
    self.table = table
    self.dataSource = dataSource
    delegate = table.delegate
    geometry = table.content.geometry
    slot = RowSlot(from: table.reuseQueue)
  }

  /// Shows a run of items, and puts them into the list of those on show.
  ///
  /// - Parameters:
  ///   - first: Where the run begins.
  ///   - index: Where in the list it goes.
  ///   - isWanted: Whether an item still belongs to the run.
  mutating func show(
    from first: ContentPosition, insertingAt index: Int, while isWanted: (ContentPosition) -> Bool
  ) {
    var index = index
    var next: ContentPosition? = first
    while let position = next, isWanted(position), !table.passIsStale {
      show(position, insertingAt: index)
      index += 1
      next = geometry.position(after: position)
    }
  }

  /// Shows what is visible and not on show yet, between the items that are; those are put to their
  /// places, and configured again where they have new content.
  mutating func fill(_ visible: ClosedRange<ContentPosition>) {
    var index = 0
    var next: ContentPosition? = visible.lowerBound
    while let position = next, position <= visible.upperBound, !table.passIsStale {
      if index < table.shownItems.count, table.shownItems[index].position == position {
        keep(index)
      } else {
        show(position, insertingAt: index)
      }
      index += 1
      next = geometry.position(after: position)
    }
  }

  private mutating func keep(_ index: Int) {
    let item = table.shownItems[index]
    item.view.frame = frame(at: item.position)
    guard item.needsConfiguration else { return }
    table.shownItems[index].needsConfiguration = false
    var slot = RowSlot(
      from: ReconfiguringSupply(cell: item.view, ticket: item.ticket, queue: table.reuseQueue))
    dataSource.show(&slot, at: item.position.indexPath)
    let ticket = slot.ticket
    let replacement = makeItem(
      slot.take(), ticket: ticket, at: item.position, isRow: true, keeping: item)
    guard replacement.view !== item.view else { return }
    table.hide(item, of: dataSource, delegate)
    table.shownItems[index] = replacement
    present(replacement)
  }

  private mutating func show(_ position: ContentPosition, insertingAt index: Int) {
    let part = geometry.part(at: position)
    switch part {
    case .header:
      table.showHeader(table.content.titles[position.section].header ?? "", &slot)
    case .footer:
      table.showFooter(table.content.titles[position.section].footer ?? "", &slot)
    case .row:
      dataSource.show(&slot, at: position.indexPath)
    }
    let ticket = slot.ticket
    let item = makeItem(slot.take(), ticket: ticket, at: position, isRow: part == .row)
    if index == table.shownItems.count {
      table.shownItems.append(item)
    } else {
      table.shownItems.insert(item, at: index)
    }
    present(item)
  }

  /// Puts an item to its place and says that it comes on screen.
  private func present(_ item: ShownItem) {
    item.view.frame = frame(at: item.position)
    if !item.view.becomeUsed() { table.arrivedViews.append(item.view) }
    guard let cell = item.cell else { return }
    dataSource.willDisplay(cell, at: item.position.indexPath)
    delegate?.tableView(table, willDisplay: cell, forRowAt: item.position.indexPath)
  }

  private func frame(at position: ContentPosition) -> LayoutRect {
    let (top, height) = geometry.extent(of: position)
    return LayoutRect(x: 0, y: top.points, width: table.bounds.width, height: height.points)
  }

  /// Makes an item of what was shown in a slot.
  ///
  /// - Parameter kept: The item that was shown for the row before, whose cell may be shown again.
  private func makeItem(
    _ shown: AnyObject?, ticket: Int, at position: ContentPosition, isRow: Bool,
    keeping kept: ShownItem? = nil
  ) -> ShownItem {
    guard let shown else {
      fatalError("Nothing was shown for \(place(of: position)); show a model or a cell in the slot")
    }
    let fitting = isRow ? shown as? TableViewCell : shown as? TableReusableView
    guard let view = fitting else {
      let needed = isRow ? "TableViewCell" : "TableReusableView"
      fatalError(
        "A \(type(of: shown)) was shown for \(place(of: position)), where a table needs a \(needed)"
      )
    }
    if let kept, view === kept.view { return kept }
    return ShownItem(
      position: position, view: view, isRow: isRow,
      ticket: ticket >= 0 ? ticket : ticketByHand(of: view, at: position))
  }

  /// A cell that this table's queue did not make may be on show in this table or in another view.
  private func ticketByHand(of view: TableReusableView, at position: ContentPosition) -> Int {
    let ticket = table.reuseQueue.ticket(ofCellByHand: view)
    guard ticket < 0 else { return ticket }
    let isElsewhere = view.superview != nil && view.superview !== table.contentView
    guard !isElsewhere, !table.shownItems.contains(where: { $0.view === view }) else {
      fatalError(
        "The \(type(of: view)) that was shown for \(place(of: position)) is on show already; a cell "
          + "shows one row at a time")
    }
    return ticket
  }

  private func place(of position: ContentPosition) -> String {
    position.place(in: geometry)
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
