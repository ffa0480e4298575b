/// A walk over everything that has a height, from the top down, without a look-up for each row of
/// one height.
struct ContentCursor {
  /// The present position of the walk.
  private(set) var position: ContentPosition
  /// The thing at the position.
  private(set) var part: ContentPosition.Part
  /// The top of the thing at the position.
  private(set) var top: LayoutUnit
  /// The height of the thing at the position.
  private(set) var height: LayoutUnit
  /// The end of the rows that are known to have this height.
  private var endOfAlike = 0

  /// Begins a walk at something that has a height.
  init(at position: ContentPosition, in geometry: borrowing TableGeometry) {
    self.position = position
    part = geometry.part(at: position)
    (top, height) = geometry.extent(of: position)
    noteAlike(in: geometry)
  }

  /// Moves to the next thing that has a height.
  ///
  /// - Returns: False at the end of the content, where the walk stays.
  /// - Complexity: O(1) within rows of one height, otherwise O(log *n*).
  mutating func advance(in geometry: TableGeometry) -> Bool {
    if position.item + 1 < endOfAlike {
      position = ContentPosition(section: position.section, item: position.item + 1)
      top = top + height
      return true
    }
    guard let next = geometry.position(after: position) else { return false }
    self = ContentCursor(at: next, in: geometry)
    return true
  }

  private mutating func noteAlike(in geometry: borrowing TableGeometry) {
    guard part == .row,
      case .uniform(let count, _) = geometry.sections[position.section].rows
    else { return }
    endOfAlike = count
  }
}
