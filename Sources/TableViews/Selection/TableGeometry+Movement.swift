import TableModels

extension TableGeometry {
  /// The row that a movement leads to; nil where no row has a height.
  ///
  /// - Parameters:
  ///   - movement: The movement.
  ///   - current: The row that has the focus; nil for none.
  ///   - top: Where the viewport begins.
  ///   - height: How high it is.
  /// - Complexity: O(log *n*) in the number of rows, and O(*s*) in the number of sections without rows
  ///   that are passed over.
  func row(
    by movement: RowMovement, from current: TableIndexPath?, viewportTop top: LayoutUnit,
    height: LayoutUnit
  ) -> TableIndexPath? {
    switch movement {
    case .first: return firstRow?.indexPath
    case .last: return lastRow?.indexPath
    default: break
    }
    guard let current else { return firstRow(below: top)?.indexPath }
    let position = ContentPosition.row(current)
    return (row(by: movement, from: position, height: height) ?? visible(position))?.indexPath
  }

  /// Nil where the movement leads out of the table.
  private func row(
    by movement: RowMovement, from position: ContentPosition, height: LayoutUnit
  ) -> ContentPosition? {
    switch movement {
    case .up: return row(before: position)
    case .down: return row(after: position)
    case .pageUp: return row(pageAbove: position, height: height)
    case .pageDown: return row(pageBelow: position, height: height)
    case .nextSection: return firstRow(fromSection: position.section + 1)
    case .previousSection:
      let above = lastRow(toSection: position.section - 1)
      return above.flatMap { firstRow(fromSection: $0.section) }
    case .first: return firstRow
    case .last: return lastRow
    }
  }

  /// The lowest row that fits into a viewport in which a row is at the top; the next at least.
  private func row(
    pageBelow position: ContentPosition, height: LayoutUnit
  ) -> ContentPosition? {
    guard let next = row(after: position) else { return nil }
    let limit = extent(of: position).top + height
    guard let last = visiblePositions(from: limit - height, height: height)?.upperBound
    else { return next }
    let (top, ownHeight) = extent(of: last)
    let fits = part(at: last) == .row && top + ownHeight <= limit
    return max(next, fits ? last : row(before: last) ?? next)
  }

  /// The highest row that fits into a viewport in which a row is at the bottom; the one before at
  /// least.
  private func row(
    pageAbove position: ContentPosition, height: LayoutUnit
  ) -> ContentPosition? {
    guard let previous = row(before: position) else { return nil }
    let (top, ownHeight) = extent(of: position)
    let limit = top + ownHeight - height
    guard let first = visiblePositions(from: limit, height: height)?.lowerBound
    else { return previous }
    let fits = part(at: first) == .row && extent(of: first).top >= limit
    return min(previous, fits ? first : row(after: first) ?? previous)
  }

  /// The first row of which anything is below an offset; the last one of all where there is none.
  private func firstRow(below top: LayoutUnit) -> ContentPosition? {
    guard let first = visiblePositions(from: top, height: max(.one, height))?.lowerBound
    else { return lastRow }
    return part(at: first) == .row ? first : row(after: first) ?? row(before: first)
  }

  /// A row that has a height, or nil.
  private func visible(_ row: ContentPosition) -> ContentPosition? {
    extent(of: row).height > .zero ? row : nil
  }
}
