/// What a table holds fast while the heights above it become known or change.
enum ContentAnchor: Hashable {
  /// The viewport begins with the content.
  case top
  /// The viewport ends with the content.
  case end
  /// The viewport begins so far below the top of the content.
  case offset(LayoutUnit)
  /// Something stands so far below the top of the viewport; above it where that is negative.
  case item(ContentPosition, below: LayoutUnit)
  /// What was visible before changes that no pass has shown yet stays where it was seen.
  case seen(SeenItems)
  /// Something is to be scrolled to from where something else held the viewport.
  indirect case scroll(ScrollTarget, RowScrollPosition, from: ContentAnchor)
}

extension ContentAnchor {
  /// Whether what was visible is held, and no place that somebody has scrolled to since.
  var isSeen: Bool { if case .seen = self { true } else { false } }
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
