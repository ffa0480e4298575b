/// Walks over what has a height, from the top down: where each thing is, without a look-up for each
/// row of one height.
struct ContentCursor {
  /// Where the walk is.
  private(set) var position: ContentPosition
  /// What stands there.
  private(set) var part: ContentPosition.Part
  /// Where the thing at the position begins.
  private(set) var top: LayoutUnit
  /// How high it is.
  private(set) var height: LayoutUnit
  /// The end of the rows that are known to be as high as this one.
  private var endOfAlike = 0

  /// A walk that begins at something that has a height.
  init(at position: ContentPosition, in geometry: borrowing TableGeometry) {
    self.position = position
    part = geometry.part(at: position)
    (top, height) = geometry.extent(of: position)
    noteAlike(in: geometry)
  }

  /// Goes on to the next thing that has a height.
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
