import TableModels

/// The rows that a table expects on screen: which to ask for, and which to cancel, as a value.
///
/// A row is awaited from the moment it is asked for until it comes on screen or is cancelled, so each
/// is asked for once and ends in one of the two ways.
struct PrefetchWindow: Hashable, Sendable {
  /// The way in which the viewport travels over the content.
  enum Direction: Hashable, Sendable {
    case up, down
  }

  /// What to tell the data source.
  struct Step: Hashable, Sendable {
    /// The rows to ask for, the nearest first.
    var asked: [TableIndexPath] = []
    /// The rows that are not expected any more, from the top.
    var cancelled: [TableIndexPath] = []

    var isEmpty: Bool { asked.isEmpty && cancelled.isEmpty }
  }

  /// The way of the last movement; down at first.
  private(set) var direction = Direction.down
  /// The rows that were asked for and have not ended, from the top.
  private(set) var awaited: [TableIndexPath] = []
  /// What the rows awaited were last decided for; nil after a change.
  private var settled: Settled?

  /// Whether nothing has been decided yet.
  var isFresh: Bool { settled == nil && awaited.isEmpty }

  /// All that a decision depends on beside the geometry.
  private struct Settled: Hashable {
    let visible: ClosedRange<ContentPosition>?
    let direction: Direction
    let distance: Int
  }

  /// Decides what to ask for and what to cancel when the viewport has moved.
  ///
  /// - Parameters:
  ///   - visible: The positions that the viewport shows; nil for none.
  ///   - travel: How far the viewport moved over what it shows, negative upwards; 0 where it stayed, or
  ///     where the content moved with it.
  ///   - distance: How many rows are expected.
  ///   - geometry: Where everything is.
  /// - Complexity: O(1) where the same rows are visible. O(*m* log *n*) in the rows that are asked for or
  ///   end and in the number of rows where the heights differ, and one move of the rows awaited;
  ///   O(*d* log *n*) in the distance after a change. O(*s*) in the number of sections without rows that
  ///   are passed over.
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

  /// Decides where the rows that are awaited are a run without a gap, as they are unless something has
  /// changed, and some of them are still ahead: what is behind ends, and more comes at the far end.
  ///
  /// - Parameter next: The row that comes next beyond what is visible.
  /// - Returns: Nil where the row that comes next is not awaited.
  private mutating func slide(
    to visible: ClosedRange<ContentPosition>, next: TableIndexPath, distance: Int,
    in geometry: TableGeometry
  ) -> Step? {
    guard awaited.hasInOrder(next) else { return nil }
    let edge = awaited.firstIndexInOrder { $0 >= next }
    // From the top, whichever way it goes.
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

  /// Takes note of rows that have come on screen, wherever that is.
  mutating func arrive(where isOnScreen: (TableIndexPath) -> Bool) {
    guard !awaited.isEmpty else { return }
    awaited.removeAll(where: isOnScreen)
    settled = nil
  }
}

// MARK: Changes

extension PrefetchWindow {
  /// Takes out the rows that a batch takes away, and those to which it gives other content, for which
  /// nothing has been prefetched yet; they have to be cancelled before it.
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

  /// Takes out all rows, and forgets the direction.
  mutating func removeAll() -> [TableIndexPath] {
    defer { self = PrefetchWindow() }
    return awaited
  }
}

extension TableGeometry {
  /// The rows that come next beyond what is visible, the nearest first; none where nothing is visible.
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

  /// The row that comes next beyond what is visible; nil for none.
  fileprivate func row(
    beyond visible: ClosedRange<ContentPosition>, towards direction: PrefetchWindow.Direction
  ) -> ContentPosition? {
    direction == .down ? row(after: visible.upperBound) : row(before: visible.lowerBound)
  }
}

extension [TableIndexPath] {
  /// Whether a row is in a list that is in order.
  fileprivate func hasInOrder(_ row: TableIndexPath) -> Bool {
    let index = firstIndexInOrder { $0 >= row }
    return index < count && self[index] == row
  }
}
