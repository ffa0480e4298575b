import TableSources

/// Something that is to be scrolled to: where it is, and which row it is where that is known.
struct ScrollTarget: Hashable {
  var position: ContentPosition
  /// Nil for a header, and where the data source knows no identities.
  var identity: RowIdentity?
}

/// What is held fast beyond a reload, by what no reload changes.
enum HeldBeyondReload {
  /// Something that is to be scrolled to from an offset.
  case scroll(ScrollTarget, RowScrollPosition, from: LayoutUnit)
  /// The first row that was visible, so far below the top of the viewport.
  case first(RowIdentity, below: LayoutUnit)
}
