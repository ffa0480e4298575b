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
