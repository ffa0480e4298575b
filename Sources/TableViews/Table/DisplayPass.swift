import HeadlessViews
import TableModels
import TableSources

/// Shows the items that come on screen in one layout pass, through one slot.
struct DisplayPass: ~Copyable {
  private let table: TableView
  private let dataSource: any TableViewDataSource
  private let delegate: (any TableViewDelegate)?
  private var slot: RowSlot

  /// A pass over a table. What the table holds weakly is read here, once.
  init(table: TableView, dataSource: any TableViewDataSource) {
    self.table = table
    self.dataSource = dataSource
    delegate = table.delegate
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
    while let position = next, isWanted(position) {
      show(position, insertingAt: index)
      index += 1
      next = table.content.geometry.position(after: position)
    }
  }

  private mutating func show(_ position: ContentPosition, insertingAt index: Int) {
    let geometry = table.content.geometry
    switch geometry.part(at: position) {
    case .header:
      table.showHeader(table.content.titles[position.section].header ?? "", &slot)
    case .footer:
      table.showFooter(table.content.titles[position.section].footer ?? "", &slot)
    case .row:
      dataSource.show(&slot, at: position.indexPath)
    }
    let item = takeItem(at: position)
    let (top, height) = geometry.extent(of: position)
    item.view.frame = LayoutRect(
      x: 0, y: top.points, width: table.bounds.width, height: height.points)
    table.shownItems.insert(item, at: index)
    guard let cell = item.view as? TableViewCell else { return }
    dataSource.willDisplay(cell, at: position.indexPath)
    delegate?.tableView(table, willDisplay: cell, forRowAt: position.indexPath)
  }

  private mutating func takeItem(at position: ContentPosition) -> ShownItem {
    let place = position.place(in: table.content.geometry)
    guard let (shown, ticket) = slot.take() else {
      fatalError("Nothing was shown for \(place); show a model or a cell in the slot")
    }
    guard let view = shown as? TableReusableView else {
      fatalError("A \(type(of: shown)) was shown for \(place), where a table needs its own cells")
    }
    if ticket >= 0 { return ShownItem(position: position, view: view, ticket: ticket) }
    let ticketByHand = table.reuseQueue.ticket(ofCellByHand: view)
    if ticketByHand < 0 { checkNotOnShow(view, at: place) }
    return ShownItem(position: position, view: view, ticket: ticketByHand)
  }

  /// A cell that this table's queue did not make may be on show in this table or in another view.
  private func checkNotOnShow(_ view: TableReusableView, at place: String) {
    let isElsewhere = view.superview != nil && view.superview !== table.contentView
    guard !isElsewhere, !table.shownItems.contains(where: { $0.view === view }) else {
      fatalError(
        "The \(type(of: view)) that was shown for \(place) is on show already; a cell shows one row "
          + "at a time")
    }
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
