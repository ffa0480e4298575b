import TableModels

/// The rows that a table expects on screen: those to ask for and those to cancel, as a value.
///
/// A row is awaited from the request for it until it comes on screen or is cancelled. So each row
/// is asked for once and ends in one of the two ways.
struct PrefetchWindow: Hashable, Sendable {
  /// The direction in which the viewport moves over the content.
  enum Direction: Hashable, Sendable {
    case up, down
  }

  /// The requests and cancellations for the data source.
  struct Step: Hashable, Sendable {
    /// The rows to ask for, the nearest first.
    var asked: [TableIndexPath] = []
    /// The rows that are not expected any more, from the top.
    var cancelled: [TableIndexPath] = []

    var isEmpty: Bool { asked.isEmpty && cancelled.isEmpty }
  }

  /// The direction of the last movement; down at first.
  private(set) var direction = Direction.down
  /// The rows that were asked for and have not ended, from the top.
  private(set) var awaited: [TableIndexPath] = []
  /// The state that the last decision was made for; nil after a change.
  private var settled: Settled?

  /// True if nothing has been decided yet.
  var isFresh: Bool { settled == nil && awaited.isEmpty }

  /// Everything but the geometry that a decision depends on.
  private struct Settled: Hashable {
    let visible: ClosedRange<ContentPosition>?
    let direction: Direction
    let distance: Int
  }

  /// Decides on the requests and cancellations after a movement of the viewport.
  ///
  /// - Parameters:
  ///   - visible: The positions that the viewport shows; nil for none.
  ///   - travel: The distance that the viewport moved over the content, negative upwards; 0 if it
  ///     stayed, or if the content moved with it.
  ///   - distance: The number of expected rows.
  ///   - geometry: The positions of everything.
  /// - Complexity: O(1) if the same rows are visible. O(*m* log *n*) in the rows that are asked for
  ///   or end and in the number of rows of different heights, and one move of the awaited rows;
  ///   O(*d* log *n*) in the distance after a change. O(*s*) in the number of skipped sections
  ///   without rows.
  mutating func advance(
    to visible: ClosedRange<ContentPosition>?, by travel: LayoutUnit, distance: Int,
    in geometry: TableGeometry
  ) -> Step {
    if travel != .zero { direction = travel > .zero ? .down : .up }
    let now = Settled(visible: visible, direction: direction, distance: distance)
    guard now != settled else { return Step() }
    let isInStep = settled != nil
    settled = now
    if isInStep, let visible, let next = geometry.row(beyond: visible, towards: direction),
      let step = slide(to: visible, next: next.indexPath, distance: distance, in: geometry)
    {
      return step
    }
    if let visible { awaited.removeAll { visible.contains(.row($0)) } }
    let expected = geometry.rows(distance, beyond: visible, towards: direction)
    let inOrder = direction == .down ? expected : expected.reversed()
    let step = Step(
      asked: expected.filter { !awaited.hasInOrder($0) },
      cancelled: awaited.filter { !inOrder.hasInOrder($0) })
    awaited = inOrder
    return step
  }

  /// Decides if the awaited rows are a run without a gap and some are still ahead, as usual: drops
  /// rows behind and adds rows ahead.
  ///
  /// - Parameter next: The next row beyond the visible ones.
  /// - Returns: The step; nil if the next row is not awaited.
  private mutating func slide(
    to visible: ClosedRange<ContentPosition>, next: TableIndexPath, distance: Int,
    in geometry: TableGeometry
  ) -> Step? {
    guard awaited.hasInOrder(next) else { return nil }
    let edge = awaited.firstIndexInOrder { $0 >= next }
    // From the top, in either direction.
    let ahead =
      direction == .down
      ? edge..<edge + min(distance, awaited.count - edge)
      : edge + 1 - min(distance, edge + 1)..<edge + 1
    var step = Step()
    let ended = awaited[..<ahead.lowerBound] + awaited[ahead.upperBound...]
    step.cancelled = ended.filter { !visible.contains(.row($0)) }
    awaited.removeSubrange(ahead.upperBound...)
    awaited.removeSubrange(..<ahead.lowerBound)
    let farthest = direction == .down ? awaited.last : awaited.first
    guard let farthest else { return step }
    let place = ContentPosition.row(farthest)
    step.asked = geometry.rows(distance - awaited.count, beyond: place...place, towards: direction)
    awaited.insert(
      contentsOf: direction == .down ? step.asked : step.asked.reversed(),
      at: direction == .down ? awaited.count : 0)
    return step
  }

  /// Notes the rows that have come on screen.
  mutating func arrive(where isOnScreen: (TableIndexPath) -> Bool) {
    guard !awaited.isEmpty else { return }
    awaited.removeAll(where: isOnScreen)
    settled = nil
  }
}

// MARK: Changes

extension PrefetchWindow {
  /// Removes the rows that a batch deletes or gives other content; they have to be cancelled before
  /// it.
  mutating func removeRows(endedBy batch: CheckedUpdates) -> [TableIndexPath] {
    guard !awaited.isEmpty else { return [] }
    let refreshed = Set(batch.updates.reloadedRows).union(batch.updates.reconfiguredRows)
    let ended = awaited.filter { refreshed.contains($0) || batch.placeAfter(of: $0) == nil }
    awaited.removeAll { ended.hasInOrder($0) }
    return ended
  }

  /// Gives the rows the places that they have after a batch.
  mutating func follow(_ map: RowMap) {
    awaited = awaited.compactMap { map.placeAfter(of: $0) }.sorted()
    settled = nil
  }

  /// Removes all rows, and forgets the direction.
  mutating func removeAll() -> [TableIndexPath] {
    defer { self = PrefetchWindow() }
    return awaited
  }
}

extension TableGeometry {
  /// The next rows beyond the visible ones, the nearest first; none if nothing is visible.
  fileprivate func rows(
    _ count: Int, beyond visible: ClosedRange<ContentPosition>?,
    towards direction: PrefetchWindow.Direction
  ) -> [TableIndexPath] {
    guard let visible, count > 0 else { return [] }
    var rows: [TableIndexPath] = []
    var next = direction == .down ? visible.upperBound : visible.lowerBound
    while rows.count < count, let row = row(beyond: next...next, towards: direction) {
      rows.append(row.indexPath)
      next = row
    }
    return rows
  }

  /// The next row beyond the visible ones; nil for none.
  fileprivate func row(
    beyond visible: ClosedRange<ContentPosition>, towards direction: PrefetchWindow.Direction
  ) -> ContentPosition? {
    direction == .down ? row(after: visible.upperBound) : row(before: visible.lowerBound)
  }
}
