/// A header, a row or a footer on show.
struct ShownItem {
  /// Where it stands.
  let position: ContentPosition
  /// What shows it.
  let view: TableReusableView
  /// What the reuse queue wants to see when the view goes back; negative for a view of no queue.
  let ticket: Int
}
