/// What a table holds fast while the heights above it become known or change.
enum ContentAnchor: Hashable, Sendable {
  /// The viewport begins with the content.
  case top
  /// The viewport ends with the content.
  case end
  /// The viewport begins so far below the top of the content.
  case offset(LayoutUnit)
  /// Something stands so far below the top of the viewport; above it where that is negative.
  case item(ContentPosition, below: LayoutUnit)
  /// Something is to be scrolled to from where something else held the viewport.
  indirect case scroll(ContentPosition, RowScrollPosition, from: ContentAnchor)
}

/// What stays where it is when the content of a table changes above, in or below what is visible.
public enum ContentAnchoring: Hashable, Sendable, CaseIterable {
  /// The first visible row that is still there and was not moved by itself, even where only a part of
  /// it is visible.
  case keepVisibleContent
  /// The top of the content, while the table shows it: what is inserted there comes on screen. Below
  /// it, the first visible row.
  case stayAtTop
  /// The end of the content, while the table shows it: what is appended comes on screen, as in a chat.
  /// Above it, the first visible row. A table that is empty shows its end, so one that is told this
  /// before it has loaded starts at the end.
  case followEnd
}
