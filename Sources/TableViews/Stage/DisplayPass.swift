import HeadlessViews
import TableModels
import TableSources

/// What the items are shown with that come on screen in one layout pass: one slot for all of them,
/// and what the table would have to look up for each.
///
/// Made once a pass and lent from there: the data source has an owner more only once.
struct DisplayPass: ~Copyable {
  let table: TableView
  private let work: TableWork
  let dataSource: any TableViewDataSource
  let listeners: DisplayListeners
  /// How wide the items are, in points.
  let width: Double
  private var slot: RowSlot

  init(of table: TableView, dataSource: any TableViewDataSource) {
    self.table = table
    work = table.work
    self.dataSource = dataSource
    listeners = DisplayListeners(of: table, dataSource: dataSource)
    width = table.bounds.width
    slot = RowSlot(from: table.reuseQueue)
  }

  /// Whether no more may be shown, because the data source has changed.
  var isOver: Bool { work.isPassOver }

  func frame(at cursor: ContentCursor) -> LayoutRect {
    LayoutRect(x: 0, y: cursor.top.points, width: width, height: cursor.height.points)
  }

  /// The state that the cell of a row has to show; nil where no row is in any.
  var marks: RowMarks? { table.hasMarks ? table.marks : nil }
}

// MARK: Views

extension DisplayPass {
  /// Has something shown, in a view that fits.
  @inline(__always)
  mutating func makeItem(at cursor: ContentCursor) -> ShownItem {
    let position = cursor.position
    switch cursor.part {
    case .header:
      slot.indexPath = nil
      table.showHeader(table.content.titles[position.section].header ?? "", &slot)
    case .footer:
      slot.indexPath = nil
      table.showFooter(table.content.titles[position.section].footer ?? "", &slot)
    case .row: showRow(at: position.indexPath)
    }
    let isRow = cursor.part == .row
    let view = fittingView(slot.take(), at: position, isRow: isRow)
    let ticket = settledTicket(slot.ticket, of: view, at: position)
    return ShownItem(position: position, view: consume view, isRow: isRow, ticket: ticket)
  }

  /// Has a row shown again that has new content: in the cell that it has, if it wants no other.
  ///
  /// - Returns: What is to come in its stead, where it wants another cell.
  func makeReplacement(of item: ShownItem) -> ShownItem? {
    guard let view = item.view else { return nil }
    let supply = ReconfiguringSupply(cell: view, ticket: item.ticket, queue: table.reuseQueue)
    var slot = RowSlot(from: supply)
    slot.indexPath = item.position.indexPath
    dataSource.show(&slot, at: item.position.indexPath)
    let shown = fittingView(slot.take(), at: item.position, isRow: true)
    guard shown !== view else { return nil }
    let ticket = settledTicket(slot.ticket, of: shown, at: item.position)
    return ShownItem(position: item.position, view: shown, isRow: true, ticket: ticket)
  }

  /// The cell of a row that is selected or focused knows so before it is configured; one that was
  /// dequeued by hand, as soon as it is shown.
  @inline(__always)
  private mutating func showRow(at indexPath: TableIndexPath) {
    slot.indexPath = indexPath
    if table.hasMarks {
      showMarkedRow(at: indexPath)
    } else {
      dataSource.show(&slot, at: indexPath)
    }
  }

  @inline(never)
  private mutating func showMarkedRow(at indexPath: TableIndexPath) {
    let state = table.marks.state(at: indexPath)
    guard state != RowState() else { return dataSource.show(&slot, at: indexPath) }
    var slot = RowSlot(from: MarkingSupply(state, queue: table.reuseQueue))
    slot.indexPath = indexPath
    dataSource.show(&slot, at: indexPath)
    guard let cell = slot.take() else { return }
    self.slot.show(cell, ticket: slot.ticket)
  }

  /// What was shown in a slot, which must be a view that can stand where it is to stand.
  private func fittingView(
    _ shown: consuming AnyObject?, at position: ContentPosition, isRow: Bool
  ) -> TableReusableView {
    guard let shown else {
      fatalError(
        "Nothing was shown for \(name(of: position)); "
          + (unannouncedChange(ofSection: position.section) ?? "show a model or a cell in the slot")
      )
    }
    guard isRow ? shown is TableViewCell : shown is TableReusableView else {
      let needed = isRow ? "TableViewCell" : "TableReusableView"
      fatalError(
        "A \(type(of: shown)) was shown for \(name(of: position)), where a table needs a \(needed)"
      )
    }
    // Safe: a `TableViewCell` is a `TableReusableView`, and the view is one or the other.
    return unsafeDowncast(shown, to: TableReusableView.self)
  }

  /// The ticket of what was shown in a slot, which has none yet for a cell that was shown by hand.
  @inline(__always)
  private func settledTicket(
    _ ticket: Int, of view: TableReusableView, at position: ContentPosition
  ) -> Int {
    ticket >= 0 ? ticket : ticketByHand(of: view, at: position)
  }

  /// A cell that the table's queue did not make may be on show in this table or in another view.
  private func ticketByHand(of view: TableReusableView, at position: ContentPosition) -> Int {
    let ticket = table.reuseQueue.ticket(ofCellByHand: view)
    guard ticket < 0 else { return ticket }
    guard !table.stage.isOnShow(view) else {
      fatalError(
        "The \(type(of: view)) that was shown for \(name(of: position)) is on show already; a cell "
          + "shows one row at a time")
    }
    return ticket
  }

  /// What a data source changed in a section and told nobody, if it did.
  private func unannouncedChange(ofSection section: Int) -> String? {
    let counts = dataSource.counts
    let loaded = table.content.counts[section]
    let now = counts.indices.contains(section) ? counts[section] : nil
    guard now != loaded else { return nil }
    return "the table loaded \(loaded) rows in section \(section), and the data source has "
      + (now.map(String.init) ?? "no such section") + " now: announce changes, or call reloadData()"
  }

  private func name(of position: ContentPosition) -> String {
    position.place(in: table.content.geometry)
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
