import TableSources

/// The target of a scroll: its position, and the identity of its row if that is known.
struct ScrollTarget: Hashable {
  var position: ContentPosition
  /// The identity of the row; nil for a header, and if the data source knows no identities.
  var identity: RowIdentity?
}

/// The anchor beyond a reload, by values that no reload changes.
enum HeldBeyondReload {
  /// The target of a scroll from an offset.
  case scroll(ScrollTarget, RowScrollPosition, from: LayoutUnit)
  /// The first row that was visible, with its distance from the top of the viewport.
  case first(RowIdentity, below: LayoutUnit)
}
