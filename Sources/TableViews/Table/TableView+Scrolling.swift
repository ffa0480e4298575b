import HeadlessViews
public import TableModels
import TableSources

extension TableView {
  /// How far the viewport is below the top of the content, in points.
  ///
  /// Clamped to what there is, so that the viewport never shows anything above or below the content:
  /// 0 where the content is shorter than the viewport, and to its end for `.infinity`. Rounded to
  /// 1/64 point.
  ///
  /// Where rows are measured, the height above the viewport is an estimate in part, and becomes right
  /// as rows are seen. What is visible stays where it is meanwhile, so the offset may change in a
  /// layout pass. At the top it is 0, and at the end it is the end, exactly.
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
        // During a pass the content may be about to change, so the next one clamps.
        let isEnd = answer(to: .scroll) == .now && offset >= endOffset
        scroll(to: newValue == .infinity || isEnd ? .end : .offset(offset))
      }
    }
  }

  /// Moves the viewport by some points, down where they are positive. It stops at the ends of the
  /// content.
  ///
  /// What is visible before and after moves by exactly as much, also where rows are measured.
  ///
  /// - Precondition: The distance is a number.
  public final func scroll(by distance: Double) {
    guard !distance.isNaN else { fatalError("A table cannot be scrolled by nan points") }
    loadIfDue()
    let current = goal
    let wanted = current + LayoutUnit(points: min(max(-0x1p55, distance), 0x1p55))
    let endOfVisible = Viewport.endOfVisible(
      at: current, in: content.geometry, height: viewportHeight)
    // Where nothing is visible before and after, the end is the end, wherever that turns out to be.
    if answer(to: .scroll) == .now, wanted >= endOffset, endOfVisible <= endOffset {
      scroll(to: .end)
    } else {
      scroll(to: .offset(min(max(.zero, wanted), max(current, endOffset))))
    }
  }

  /// Brings a row to a place in the viewport, as near to it as the ends of the content allow.
  ///
  /// The row is there after the next layout pass, exactly, whatever is known of the heights above it,
  /// and wherever changes and reloads before that have moved it.
  ///
  /// - Precondition: The row exists. Where that is not known, ask ``contains(_:)``.
  /// - Complexity: O(1) here. The pass shows the visible rows alone.
  public final func scrollToRow(at indexPath: TableIndexPath, at position: RowScrollPosition) {
    checkRow(indexPath)
    let target = ScrollTarget(position: .row(indexPath), identity: mark(indexPath).identity)
    scroll(to: target, at: position)
  }

  /// Brings the row of a model with an id to a place in the viewport, wherever the row is now.
  ///
  /// ```swift
  /// if !table.scroll(to: message.id) { print("That message is gone.") }
  /// ```
  ///
  /// - Parameters:
  ///   - id: The id of the model, which is `Identifiable`.
  ///   - position: Where in the viewport; by default where the least movement brings it.
  /// - Returns: Whether there is such a row; nothing happens where there is none.
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

  /// Brings the beginning of a section to a place in the viewport; the section may be empty.
  ///
  /// - Precondition: The section exists.
  public final func scrollToSection(_ section: Int, at position: RowScrollPosition = .top) {
    _ = numberOfRows(inSection: section)
    scroll(to: ScrollTarget(position: .header(ofSection: section)), at: position)
  }

  /// The height of all rows, headers and footers together, in points, as last loaded; in part an
  /// estimate where rows are measured.
  public final var contentHeight: Double {
    loadWhatIsThere()
    return content.geometry.height.points
  }

  private func scroll(to target: ScrollTarget, at place: RowScrollPosition) {
    scroll(to: .scroll(target, place, from: .offset(goal)))
  }

  /// Holds something else fast from the next pass on.
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
  /// However high the table is, a height that can be counted in units.
  final var viewportHeight: LayoutUnit {
    viewport.heightInPass ?? LayoutUnit(points: min(bounds.height, 0x1p55))
  }

  /// The offset at which the viewport is held.
  final var offset: LayoutUnit { viewport.offset(in: content.geometry, height: viewportHeight) }

  /// The offset at which the viewport will be, as far as that is known.
  private var goal: LayoutUnit {
    viewport.goal.offset(in: content.geometry, height: viewportHeight)
  }

  private var endOffset: LayoutUnit {
    Viewport.endOffset(in: content.geometry, height: viewportHeight)
  }
}
