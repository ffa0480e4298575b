// Anchors while the cells of rows are measured.

extension ContentAnchor {
  /// The anchor at something in its position, instead of an offset above which heights may become
  /// known.
  ///
  /// It is the first row that is shown before and after, or the row that the least movement has
  /// brought into view.
  ///
  /// - Parameters:
  ///   - items: The shown items.
  ///   - geometry: The positions of everything.
  ///   - height: The height of the viewport.
  ///   - wantsMeasuring: Returns true if the cell of a row has yet to measure it.
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
    // A viewport without a height has a position all the same.
    let visible = VisibleContent(of: geometry, from: offset, height: max(height, .one))
    let sticky = visible.sticky.map { ContentPosition.header(ofSection: $0.section) }
    // The room between two sections shows nothing; what comes below it is anchored.
    let below = geometry.visiblePositions(from: offset, height: geometry.height)?.lowerBound
    guard let first = visible.positions?.lowerBound ?? sticky ?? below else { return self }
    let kept = items.first { $0.isRow && visible.positions?.contains($0.position) == true }
    // Not a header, if there is a row: between the two may be rows that have no height as yet.
    let row = geometry.part(at: first) == .row ? first : geometry.row(after: first)
    let position = kept?.position ?? row ?? first
    return .item(position, below: geometry.extent(of: position).top - offset)
  }

  /// The position of the anchored thing, if it is one.
  var heldPosition: ContentPosition? {
    switch self {
    case .item(let position, _): position
    case .seen(let seen): seen.held?.position
    case .scroll(let target, _, _): target.position
    case .top, .end, .offset: nil
    }
  }

  /// Returns true if the position of the thing that a walk has come to depends on its height.
  func dependsOnHeight(of position: ContentPosition, start: ContentPosition) -> Bool {
    if let heldPosition, position < heldPosition { return true }
    return switch self {
    case .end, .scroll: position == start
    case .top, .offset, .item, .seen: false
    }
  }
}
