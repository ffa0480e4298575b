import HeadlessViews
import TableModels
import TableSources

/// The tools for showing items in one layout pass: one slot for all of them, and values that the
/// table would look up for each.
///
/// Made once a pass and lent from there, so the data source is retained only once.
struct DisplayPass: ~Copyable {
  let table: TableView
  let dataSource: any TableViewDataSource
  /// The objects to tell; nil for nobody.
  let listeners: DisplayListeners?
  /// The width of the items, in points.
  let width: Double
  private var slot: RowSlot

  init(of table: TableView, dataSource: consuming any TableViewDataSource) {
    listeners = .listening(to: table, dataSource)
    self.dataSource = dataSource
    self.table = table
    width = table.bounds.width
    slot = RowSlot(from: table.reuseQueue)
  }

  /// True if no more may be shown, because the data source has changed.
  var isOver: Bool { table.work.isPassOver }

  func frame(at cursor: ContentCursor) -> LayoutRect {
    LayoutRect(x: 0, y: cursor.top.points, width: width, height: cursor.height.points)
  }

  /// The marks of rows; nil if no row has any.
  var marks: RowMarks? { table.markedRows.isEmpty ? nil : table.markedRows.marks }
}

// MARK: Views

extension DisplayPass {
  /// Shows something in a fitting view.
  @inline(__always)
  mutating func makeNewItem(at cursor: ContentCursor, on stage: RowStage) -> NewItem {
    let position = cursor.position
    switch cursor.part {
    case .header, .footer:
      slot.indexPath = nil
      table.showTitle(at: position, from: dataSource, in: &slot)
    case .row:
      slot.indexPath = position.indexPath
      if table.markedRows.isEmpty {
        dataSource.show(&slot, at: position.indexPath)
      } else {
        showMarkedRow(at: position.indexPath)
      }
    }
    let isRow = cursor.part == .row
    let view = stage.fittingView(slot.take(), at: position, isRow: isRow, of: table)
    let ticket = stage.settledTicket(slot.ticket, of: view, at: position, of: table)
    return NewItem(position: position, view: view, isRow: isRow, ticket: ticket)
  }

  /// Shows something with new content again: in its present view, if that kind fits.
  ///
  /// - Returns: The replacement, if it wants another view; else nil.
  func makeReplacement(of item: ShownItem, on stage: RowStage) -> NewItem? {
    guard let view = item.view else { return nil }
    let supply = ForwardingSupply(
      reconfiguring: view, ticket: item.ticket, queue: table.reuseQueue
    ) {
      // Its closure sets only what a row has, and the row may have had more.
      (view as? TextCell)?.prepareForReuse()
    }
    var slot = RowSlot(from: supply)
    if item.isRow {
      slot.indexPath = item.position.indexPath
      dataSource.show(&slot, at: item.position.indexPath)
    } else {
      table.showTitle(at: item.position, from: dataSource, in: &slot)
    }
    let shown = stage.fittingView(slot.take(), at: item.position, isRow: item.isRow, of: table)
    guard shown !== view else { return nil }
    let ticket = stage.settledTicket(slot.ticket, of: shown, at: item.position, of: table)
    return NewItem(position: item.position, view: shown, isRow: item.isRow, ticket: ticket)
  }

  /// Tells the cell of a selected or focused row its state before it is configured; a cell dequeued
  /// by hand, as soon as it is shown.
  @inline(never)
  private mutating func showMarkedRow(at indexPath: TableIndexPath) {
    let state = table.markedRows.marks.state(at: indexPath)
    guard state != RowState() else { return dataSource.show(&slot, at: indexPath) }
    var slot = RowSlot(from: ForwardingSupply(marking: state, queue: table.reuseQueue))
    slot.indexPath = indexPath
    dataSource.show(&slot, at: indexPath)
    guard let cell = slot.take() else { return }
    self.slot.show(cell, ticket: slot.ticket)
  }
}

extension TableView {
  /// Shows a header or a footer: in the view that the data source has for it, else in the table's.
  fileprivate final func showTitle(
    at position: ContentPosition, from dataSource: any TableViewDataSource,
    in slot: inout RowSlot
  ) {
    let title = content.title(at: position)
    let isHeader = position.item < 0
    if title?.hasOwnView == true {
      let traits = dataSource.traits(ofSection: position.section)
      if let view = isHeader ? traits.headerView : traits.footerView { return view.show(in: &slot) }
    }
    let show = isHeader ? showHeader : showFooter
    show(title?.text ?? "", &slot)
  }
}
