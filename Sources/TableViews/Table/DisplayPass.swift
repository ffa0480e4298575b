import HeadlessViews
import TableModels
import TableSources

/// Shows the items that come on screen in one layout pass, through one slot.
struct DisplayPass: ~Copyable {
  private let table: TableView
  private let dataSource: any TableViewDataSource
  private let delegate: (any TableViewDelegate)?
  /// Where everything is: the same for the whole pass, as a load waits until it is over.
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
    while let position = next, isWanted(position) {
      show(position, insertingAt: index)
      index += 1
      next = geometry.position(after: position)
    }
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
    let view = takeView(at: position, isRow: part == .row)
    let ticket = slot.ticket >= 0 ? slot.ticket : ticketByHand(of: view, at: position)
    let (top, height) = geometry.extent(of: position)
    view.frame = LayoutRect(x: 0, y: top.points, width: table.bounds.width, height: height.points)
    let item = ShownItem(position: position, view: view, isRow: part == .row, ticket: ticket)
    guard let cell = item.cell else { return table.noteShown(item, at: index) }
    table.noteShown(item, at: index)
    dataSource.willDisplay(cell, at: position.indexPath)
    delegate?.tableView(table, willDisplay: cell, forRowAt: position.indexPath)
  }

  private mutating func takeView(
    at position: ContentPosition, isRow: Bool
  ) -> TableReusableView {
    guard let shown = slot.take() else {
      fatalError("Nothing was shown for \(place(of: position)); show a model or a cell in the slot")
    }
    let fitting = isRow ? shown as? TableViewCell : shown as? TableReusableView
    guard let fitting else {
      let needed = isRow ? "TableViewCell" : "TableReusableView"
      fatalError(
        "A \(type(of: shown)) was shown for \(place(of: position)), where a table needs a \(needed)"
      )
    }
    return fitting
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
