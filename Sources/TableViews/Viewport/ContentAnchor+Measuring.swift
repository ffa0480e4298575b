// What an anchor holds while the cells of rows say how high these are.

extension ContentAnchor {
  /// Something at its place instead of an offset, above which heights may become known: the first row
  /// that is on show before and after, or the row that the least movement has brought into view.
  ///
  /// - Parameters:
  ///   - items: What is on show.
  ///   - geometry: Where everything is.
  ///   - height: How high the viewport is.
  ///   - wantsMeasuring: Whether the cell of a row has yet to say how high the row is.
  func settled(
    over items: [ShownItem], in geometry: TableGeometry, height: LayoutUnit,
    wantsMeasuring: (ContentPosition) -> Bool
  ) -> ContentAnchor {
    if case .scroll(let target, .nearest, _) = self, !wantsMeasuring(target.position) {
      let top = geometry.extent(of: target.position).top
      return .item(target.position, below: top - offset(in: geometry, height: height))
    }
    guard case .offset(let offset) = self else { return self }
    guard offset < geometry.height || offset == .zero else { return .end }
    // A viewport without a height has a place all the same.
    let visible = VisibleContent(of: geometry, from: offset, height: max(height, .one))
    let kept = items.first { $0.isRow && visible.positions?.contains($0.position) == true }
    let below = visible.sticky.flatMap { geometry.row(after: .header(ofSection: $0.section)) }
    guard let position = kept?.position ?? visible.positions?.lowerBound ?? below else {
      return self
    }
    return .item(position, below: geometry.extent(of: position).top - offset)
  }

  /// What is held fast, if it is one thing.
  var heldPosition: ContentPosition? {
    switch self {
    case .item(let position, _): position
    case .seen(let seen): seen.held?.position
    case .scroll(let target, _, _): target.position
    case .top, .end, .offset: nil
    }
  }

  /// Whether the place of what a walk has come to depends on how high that is.
  func dependsOnHeight(of position: ContentPosition, start: ContentPosition) -> Bool {
    if let heldPosition, position < heldPosition { return true }
    return switch self {
    case .end, .scroll: position == start
    case .top, .offset, .item, .seen: false
    }
  }
}
