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

extension ContentAnchoring {
  /// The anchor of a viewport that rests at an offset.
  ///
  /// - Parameters:
  ///   - offset: The offset of the viewport.
  ///   - end: The offset at which it would end with the content.
  func anchorAtRest(at offset: LayoutUnit, end: LayoutUnit) -> ContentAnchor {
    switch self {
    case .keepVisibleContent: .offset(offset)
    case .stayAtTop: offset == .zero ? .top : .offset(offset)
    case .followEnd: offset == end ? .end : .offset(offset)
    }
  }

  /// Returns true if a viewport with this anchor stays with it, whatever the content becomes; else the
  /// visible things stay still.
  func keeps(_ anchor: ContentAnchor) -> Bool {
    switch self {
    case .keepVisibleContent: false
    case .stayAtTop: anchor == .top
    case .followEnd: anchor == .end
    }
  }
}
