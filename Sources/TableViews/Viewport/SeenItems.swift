import TableModels

/// The rows and headers that were visible after a pass, with their positions.
///
/// Any of them can stay still through any number of changes until the next pass.
///
/// Rows that changes make visible meanwhile are not among them, because nobody has seen those.
struct SeenItems: Hashable {
  /// A row or a header.
  struct Item: Hashable {
    var position: ContentPosition
    /// The distance from the top of the viewport; negative above it. For a row whose header is in its
    /// own place in the viewport, that of a row without a header: one that grows pushes its rows
    /// down, and covers none.
    let below: LayoutUnit
    /// True if the header of a row is in its own place in the viewport.
    let isBelowHeader: Bool
    /// True if a change has moved it by itself, and not only pushed it.
    var isMoved = false

    fileprivate var isHeader: Bool { position.item < 0 }

    /// Creates an item that is seen from an offset.
    fileprivate init(_ cursor: ContentCursor, from offset: LayoutUnit, in geometry: TableGeometry) {
      position = cursor.position
      let section = geometry.sections[position.section]
      isBelowHeader = position.item >= 0 && section.top >= offset
      below = cursor.top - offset - (isBelowHeader ? section.header : .zero)
    }

    /// The offset from which the item is seen in the same place.
    func offset(in geometry: TableGeometry) -> LayoutUnit {
      let top = geometry.extent(of: position).top - below
      return isBelowHeader ? top - geometry.sections[position.section].header : top
    }
  }

  /// The items that still exist, from the top as they were seen.
  private(set) var items: [Item] = []

  /// Creates the items of a viewport.
  ///
  /// - Complexity: O(*v*) in the number of visible items.
  init(from offset: LayoutUnit, height: LayoutUnit, in geometry: TableGeometry) {
    // A viewport without a height has a position all the same.
    guard let visible = geometry.visiblePositions(from: offset, height: max(height, .one))
    else { return }
    var cursor = ContentCursor(at: visible.lowerBound, in: geometry)
    repeat {
      guard cursor.part != .footer else { continue }
      items.append(Item(cursor, from: offset, in: geometry))
    } while cursor.position < visible.upperBound && cursor.advance(in: geometry)
  }

  /// The item to anchor: the first row that was not moved by itself, else the first row, else the
  /// first header; nil if all have gone.
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
  /// The position of a row or a header after the batch; nil if it is gone.
  func place(after position: ContentPosition) -> ContentPosition? {
    guard position.item >= 0 else {
      return keptPlace(of: position.section).map { .header(ofSection: $0) }
    }
    return placeAfter(of: position.indexPath).map { .row($0) }
  }
}
