import TableModels
import TableSources

/// A header, a row or a footer on show.
struct ShownItem {
  /// Where it stands.
  var position: ContentPosition
  /// What shows it; nil once it has been taken out, to be given back to the queue.
  var view: TableReusableView?
  /// Whether it is a row. Its class does not say: a header may be shown in a cell.
  let isRow: Bool
  /// What the reuse queue wants to see when the view goes back; negative for a view of no queue.
  let ticket: CellTicket
  /// Whether the row has new content, which the next pass shows in the cell that it has.
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
  init(_ draft: consuming Draft) {
    self.init(
      position: draft.position, view: draft.view, isRow: draft.isRow, ticket: draft.ticket)
  }

  /// The place of an item of a surviving row or section after a change.
  func place(after map: RowMap, in geometry: TableGeometry) -> ContentPosition? {
    if isRow { return map.placeAfter(of: position.indexPath).map { .row($0) } }
    guard let section = map.keptPlace(of: position.section) else { return nil }
    guard position.item >= 0 else { return .header(ofSection: section) }
    return .footer(ofSection: section, in: geometry)
  }
}
