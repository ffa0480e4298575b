import TableModels

/// What a pass over measured rows knows on its way.
struct MeasuringWalk {
  /// Heights that became known in this round, and are others than the geometry has.
  var heights: [(row: TableIndexPath, height: LayoutUnit)] = []
  /// What was made to say how high it is, and is not on show: nobody hears of a row that proves to be
  /// elsewhere.
  var draft: ShownItem?
  /// The known height of the items on show that the walk has not come to yet.
  var keptHeight = LayoutUnit.zero

  /// Where the viewport begins in this round.
  var top = LayoutUnit.zero
  /// Whether that is where it can stay: what is outside has to leave.
  var isWithinContent = true
  /// Whether all is known that is visible where the anchor wants the viewport.
  private(set) var isWantedSettled = false

  /// Decides after a round whether another one is needed.
  mutating func goesOn() -> Bool {
    if !heights.isEmpty { return true }
    isWantedSettled = true
    return !isWithinContent
  }

  func hasDraft(of position: ContentPosition) -> Bool { draft?.position == position }
}
