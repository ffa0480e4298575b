import TableModels
import TableSources

/// A header, a row or a footer that is shown.
struct ShownItem {
  /// The position of the item.
  var position: ContentPosition
  /// The view of the item; nil once it has been taken out, to be enqueued.
  var view: TableReusableView?
  /// True if it is a row. Its class does not say: a header may be shown in a cell.
  let isRow: Bool
  /// The ticket for the reuse queue; ``CellTicket/none`` for a view of no queue.
  let ticket: CellTicket
  /// True if the row has new content, which the next pass shows in its present cell.
  var needsConfiguration = false

  /// The cell of a row; nil for a header or a footer.
  ///
  /// Safe: a display pass takes nothing else for a row.
  var cell: TableViewCell? {
    guard isRow, let view else { return nil }
    return unsafeDowncast(view, to: TableViewCell.self)
  }
}

extension ShownItem {
  init(_ newItem: consuming NewItem) {
    self.init(
      position: newItem.position, view: newItem.view, isRow: newItem.isRow, ticket: newItem.ticket)
  }

  /// The place of a surviving row or section after a change.
  func place(after map: RowMap, in geometry: TableGeometry) -> ContentPosition? {
    if isRow { return map.placeAfter(of: position.indexPath).map { .row($0) } }
    guard let section = map.keptPlace(of: position.section) else { return nil }
    guard position.item >= 0 else { return .header(ofSection: section) }
    return .footer(ofSection: section, in: geometry)
  }
}
