/// The choice of what stays still in a table when its content changes.
public enum ContentAnchoring: Hashable, Sendable, CaseIterable {
  /// The first visible row that still exists and was not moved by itself, even if only a part of it
  /// is visible.
  case keepVisibleContent
  /// The top of the content, while the table is there, so that new rows at the top come on screen;
  /// below, the first visible row.
  case stayAtTop
  /// The end of the content, while the table is there, so that new rows at the end come on screen;
  /// above, the first visible row.
  ///
  /// An empty table is at its end, so a chat that sets this before it has loaded starts at the end.
  case followEnd
}
