import HeadlessViews
public import TableModels
import TableSources

extension TableView {
  /// The distance of the viewport from the top of the content, in points.
  ///
  /// The offset is clamped to the content, so that the viewport never shows anything above or below
  /// it: 0 if the content is shorter than the viewport, and the end for `.infinity`. It is rounded
  /// to 1/64 point.
  ///
  /// If rows are measured, the height above the viewport is an estimate in part, and becomes exact
  /// as rows are seen. The visible rows stay still meanwhile, so the offset may change in a layout
  /// pass. At the top it is 0, and at the end it is the end, exactly.
  ///
  /// - Precondition: The new value is a number.
  public final var contentOffset: Double {
    get {
      loadWhatIsThere()
      return goal.points
    }
    set {
      guard !newValue.isNaN else { fatalError("The content offset cannot be set to nan") }
      loadIfDue()
      let offset = LayoutUnit(points: min(max(0, newValue), 0x1p55))
      if offset == .zero {
        scroll(to: .top)
      } else {
        // During a pass the content may be about to change, so the next pass clamps.
        let isEnd = answer(to: .scroll) == .now && offset >= endOffset
        scroll(to: newValue == .infinity || isEnd ? .end : .offset(offset))
      }
    }
  }

  /// Moves the viewport by some points, downwards if they are positive. It stops at the ends of the
  /// content.
  ///
  /// The rows that are visible before and after move by exactly as much, also if rows are measured.
  ///
  /// - Precondition: The distance is a number.
  public final func scroll(by distance: Double) {
    guard !distance.isNaN else { fatalError("A table cannot be scrolled by nan points") }
    loadIfDue()
    let current = goal
    let wanted = current + LayoutUnit(points: min(max(-0x1p55, distance), 0x1p55))
    let endOfVisible = Viewport.endOfVisible(
      at: current, in: content.geometry, height: viewportHeight)
    // If nothing is visible both before and after, the end is the target, at any position.
    if answer(to: .scroll) == .now, wanted >= endOffset, endOfVisible <= endOffset {
      scroll(to: .end)
    } else {
      scroll(to: .offset(min(max(.zero, wanted), max(current, endOffset))))
    }
  }

  /// Brings a row to a position in the viewport, as near to it as the ends of the content allow.
  ///
  /// The row is there after the next layout pass, exactly, with any knowledge of the heights above
  /// it, and even if changes and reloads have moved it meanwhile.
  ///
  /// - Precondition: The row exists. To find out, ask ``contains(_:)``.
  /// - Complexity: O(1) here. The pass shows only the visible rows.
  public final func scrollToRow(at indexPath: TableIndexPath, at position: RowScrollPosition) {
    checkRow(indexPath)
    let target = ScrollTarget(position: .row(indexPath), identity: mark(indexPath).identity)
    scroll(to: target, at: position)
  }

  /// Brings the row of a model with an id to a position in the viewport, from any place.
  ///
  /// ```swift
  /// if !table.scroll(to: message.id) { print("That message is gone.") }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id of the model, which is `Identifiable`.
  ///   - position: The position in the viewport; by default the one that needs the least movement.
  /// - Returns: True if there is such a row; nothing happens without one.
  /// - Complexity: O(*n*) in the number of rows, unless the data source knows better.
  @discardableResult
  public final func scroll(
    to id: some Hashable, at position: RowScrollPosition = .nearest
  ) -> Bool {
    loadWhatIsThere()
    guard let row = content.dataSource?.indexPath(ofRowWithID: id), contains(row) else {
      return false
    }
    scrollToRow(at: row, at: position)
    return true
  }

  /// Brings the beginning of a section to a position in the viewport; the section may be empty.
  ///
  /// - Precondition: The section exists.
  public final func scrollToSection(_ section: Int, at position: RowScrollPosition = .top) {
    _ = numberOfRows(inSection: section)
    scroll(to: ScrollTarget(position: .header(ofSection: section)), at: position)
  }

  /// The height of all rows, headers and footers together, in points, as last loaded; an estimate
  /// in part if rows are measured.
  public final var contentHeight: Double {
    loadWhatIsThere()
    return content.geometry.height.points
  }

  private func scroll(to target: ScrollTarget, at place: RowScrollPosition) {
    scroll(to: .scroll(target, place, from: .offset(goal)))
  }

  /// Sets another anchor from the next pass on.
  final func scroll(to anchor: ContentAnchor) {
    if answer(to: .scroll) == .now {
      viewport.scroll(to: anchor, in: content.geometry, height: viewportHeight)
    } else {
      viewport.redirect(to: anchor)
    }
    setNeedsLayout()
  }
}

// MARK: Where the viewport is

extension TableView {
  /// The height of the viewport in units, within the range of units.
  final var viewportHeight: LayoutUnit {
    viewport.heightInPass ?? LayoutUnit(points: min(bounds.height, 0x1p55))
  }

  /// The present offset of the viewport.
  final var offset: LayoutUnit { viewport.offset(in: content.geometry, height: viewportHeight) }

  /// The future offset of the viewport, as far as it is known.
  private var goal: LayoutUnit {
    viewport.goal.offset(in: content.geometry, height: viewportHeight)
  }

  private var endOffset: LayoutUnit {
    Viewport.endOffset(in: content.geometry, height: viewportHeight)
  }
}
