/// The thing that stays still in the viewport while the heights above it become known or change.
enum ContentAnchor: Hashable {
  /// The top of the content: the viewport begins with it.
  case top
  /// The end of the content: the viewport ends with it.
  case end
  /// The offset: the viewport begins at this distance from the top of the content.
  case offset(LayoutUnit)
  /// A thing at this distance from the top of the viewport; negative above it.
  case item(ContentPosition, below: LayoutUnit)
  /// The things that were visible before changes that no pass has shown yet.
  case seen(SeenItems)
  /// The target of a scroll, from another anchor.
  indirect case scroll(ScrollTarget, RowScrollPosition, from: ContentAnchor)
}

extension ContentAnchor {
  /// True if visible things are anchored, and nobody has scrolled since.
  var isSeen: Bool { if case .seen = self { true } else { false } }
}

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
