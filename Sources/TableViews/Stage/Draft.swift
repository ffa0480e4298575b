import HeadlessViews
import TableSources

/// Something that has been shown and is not on show yet: it comes on show, or is given back.
///
/// Not copyable. A view is moved from the queue to the stage and back: each copy would be counted, and
/// that costs more than all the rest of what a table does for a row.
struct Draft: ~Copyable {
  /// Where it is to stand.
  let position: ContentPosition
  let view: TableReusableView
  /// Whether it is a row. Its class does not say: a header may be shown in a cell.
  let isRow: Bool
  /// What the reuse queue wants to see when the view goes back; negative for a view of no queue.
  let ticket: CellTicket

  /// Takes the view into use.
  ///
  /// - Returns: True if it is still in its place in the content.
  @inline(__always)  // and a method, so that the view is not copied for the call
  borrowing func becomeUsed(in content: RecyclingView) -> Bool { content.use(view) }
}
