import HeadlessViews
import TableSources

/// A view that was configured and is not yet on stage: it becomes an item, or is given back.
///
/// It cannot be copied. A view is moved from the queue to the stage and back: counting each
/// copy would cost more than all other work of a table for a row.
struct NewItem: ~Copyable {
  /// The position of the view.
  let position: ContentPosition
  let view: TableReusableView
  /// True if it is a row. Its class does not say: a header may be shown in a cell.
  let isRow: Bool
  /// The ticket for the reuse queue; ``CellTicket/none`` for a view of no queue.
  let ticket: CellTicket

  /// Takes the view into use.
  ///
  /// - Returns: True if it is still in the content.
  @inline(__always)  // and a method, so that the view is not copied for the call
  borrowing func becomeUsed(in content: RecyclingView) -> Bool { content.use(view) }
}
