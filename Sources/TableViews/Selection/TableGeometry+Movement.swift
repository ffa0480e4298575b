import TableModels

extension TableGeometry {
  /// The row that a movement leads to; nil if no row has a height.
  ///
  /// - Parameters:
  ///   - movement: The movement.
  ///   - current: The row that has the focus; nil for none.
  ///   - top: The top of the viewport.
  ///   - height: The height of the viewport.
  /// - Complexity: O(log *n*) in the number of rows, and O(*s*) in the number of skipped sections
  ///   without rows.
  func row(
    by movement: RowMovement, from current: TableIndexPath?, viewportTop top: LayoutUnit,
    height: LayoutUnit
  ) -> TableIndexPath? {
    switch movement {
    case .first: return firstRow?.indexPath
    case .last: return lastRow?.indexPath
    case .up, .down, .pageUp, .pageDown, .nextSection, .previousSection: break
    }
    guard let current else { return firstRow(uncoveredAt: top)?.indexPath }
    let position = ContentPosition.row(current)
    let next = row(by: movement, from: position, height: height)
    return (next ?? visible(position))?.indexPath
  }

  /// The row with a height that is nearest to a place, which need not exist; nil for none.
  func row(nearest place: TableIndexPath) -> TableIndexPath? {
    guard sections.indices.contains(place.section) else { return lastRow?.indexPath }
    let count = sections[place.section].rows.count
    guard count > 0 else {
      return (firstRow(fromSection: place.section) ?? lastRow(toSection: place.section))?.indexPath
    }
    let row = ContentPosition(section: place.section, item: min(place.row, count - 1))
    return (visible(row) ?? self.row(after: row) ?? self.row(before: row))?.indexPath
  }

  /// The target of a movement; nil if it leads out of the table.
  private func row(
    by movement: RowMovement, from position: ContentPosition, height: LayoutUnit,
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

  /// The lowest row that fits below a row at the viewport's top and its sticking header; at least
  /// the next row.
  private func row(
    pageBelow position: ContentPosition, height: LayoutUnit
  ) -> ContentPosition? {
    guard let next = row(after: position) else { return nil }
    let top = extent(of: position).top - coveredHeight(above: position)
    let limit = top + height
    guard let last = visiblePositions(from: top, height: height)?.upperBound
    else { return next }
    let (lastTop, lastHeight) = extent(of: last)
    let fits = part(at: last) == .row && lastTop + lastHeight <= limit
    return max(next, fits ? last : row(before: last) ?? next)
  }

  /// The highest row that fits above a row at the viewport's bottom, below the sticking header; at
  /// least the row before.
  private func row(
    pageAbove position: ContentPosition, height: LayoutUnit
  ) -> ContentPosition? {
    guard let previous = row(before: position) else { return nil }
    let (top, ownHeight) = extent(of: position)
    let limit = top + ownHeight - height
    guard var first = visiblePositions(from: limit, height: height)?.lowerBound
    else { return previous }
    while first < previous {
      let covered = coveredHeight(above: first)
      if part(at: first) == .row, extent(of: first).top >= limit + covered { break }
      guard let next = row(after: first) else { return previous }
      first = next
    }
    return min(previous, first)
  }

  /// The height of the header that covers the viewport's top when something is at the top.
  func coveredHeight(above position: ContentPosition) -> LayoutUnit {
    headersStick && position.item >= 0 ? sections[position.section].header : .zero
  }

  /// The first row with a visible part below the sticking header; the last row of all if there is
  /// none.
  private func firstRow(uncoveredAt top: LayoutUnit) -> ContentPosition? {
    var edge = top
    if headersStick, let header = stickyHeader(at: top) {
      edge = header.top + sections[header.section].header
    }
    guard let first = visiblePositions(from: edge, height: max(.one, height))?.lowerBound
    else { return lastRow }
    return part(at: first) == .row ? first : row(after: first) ?? row(before: first)
  }

  /// The row, if it has a height.
  private func visible(_ row: ContentPosition) -> ContentPosition? {
    extent(of: row).height > .zero ? row : nil
  }
}
