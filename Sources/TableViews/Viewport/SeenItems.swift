import TableModels

/// The rows and headers that were visible when a pass was over, and where they stood: what can stay
/// where it is, through any number of changes until the next pass.
///
/// What changes make visible meanwhile is not among them, because nobody has seen it.
struct SeenItems: Hashable {
  /// A row or a header.
  struct Item: Hashable {
    var position: ContentPosition
    /// How far it stood below the top of the viewport; above it where that is negative.
    let below: LayoutUnit
    /// Whether a change has moved it by itself, and not only pushed it.
    var isMoved = false

    fileprivate var isHeader: Bool { position.item < 0 }
  }

  /// The items that are still there, from the top as they were seen.
  private(set) var items: [Item] = []

  /// The items that a viewport shows.
  ///
  /// - Complexity: O(*v*) in the number of visible items.
  init(from offset: LayoutUnit, height: LayoutUnit, in geometry: TableGeometry) {
    // A viewport without a height has a place all the same.
    guard let visible = geometry.visiblePositions(from: offset, height: max(height, .one))
    else { return }
    var cursor = ContentCursor(at: visible.lowerBound, in: geometry)
    repeat {
      guard cursor.part != .footer else { continue }
      items.append(Item(position: cursor.position, below: cursor.top - offset))
    } while cursor.position < visible.upperBound && cursor.advance(in: geometry)
  }

  /// The item to hold fast: the first row that was not moved by itself; otherwise the first row, or
  /// else the first header. Nil where all have gone.
  var held: Item? {
    items.first { !$0.isHeader && !$0.isMoved } ?? items.first { !$0.isHeader } ?? items.first
  }

  /// Follows the items through a change.
  ///
  /// - Complexity: O(*v* log *m*) in the number of items and of operations.
  mutating func follow(_ map: RowMap) {
    items = items.compactMap { item in
      guard let place = map.place(after: item.position) else { return nil }
      var moved = item
      moved.position = place
      if !item.isHeader, map.isMoved(item.position.indexPath) { moved.isMoved = true }
      return moved
    }
  }
}

extension RowMap {
  /// Where a row or a header stands after the batch; nil where it is gone.
  func place(after position: ContentPosition) -> ContentPosition? {
    guard position.item >= 0 else {
      return keptPlace(of: position.section).map { .header(ofSection: $0) }
    }
    return placeAfter(of: position.indexPath).map { .row($0) }
  }
}
