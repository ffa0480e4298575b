import HeadlessViews
import TableModels

extension TableView {
  /// Checks the rules that are true after every layout pass; traps if one is broken.
  ///
  /// - Parameter visible: The content of the viewport; a pass that was broken off need not show it.
  /// - Complexity: O(*v* log *k* + *k*) in the number of shown items and of selected rows.
  final func checkInvariants(_ visible: VisibleContent) {
    #if TABLES_INTERNAL_CHECKS
      checkMarks()
      if !work.isPassOver { checkItems(visible) }
    #endif
  }

  #if TABLES_INTERNAL_CHECKS
    private func checkItems(_ visible: VisibleContent) {
      assertInvariant(
        boundsOrigin.y == offset.points, "the viewport is where it is held")
      assertInvariant(
        content.estimatesAreVisible, "what has not been measured is estimated at more than 0")
      assertInvariant(
        stage.stuckHeader?.position.section == visible.sticky?.section,
        "the header sticks that should")
      var expected = visible.positions?.lowerBound
      for item in stage.items {
        assertInvariant(
          item.position == expected,
          "what is on show is what is visible: \(stage.items.map(\.position)) \(visible)")
        guard let view = item.view else { fatalError("TableView: an item on show has no view") }
        assertInvariant(view.superview === stage.contentView, "what is on show is in the table")
        let (top, height) = content.geometry.extent(of: item.position)
        assertInvariant(view.frame.minY == top.points, "a row is where its geometry says")
        assertInvariant(view.frame.height == height.points, "a row is as high as it should be")
        expected =
          item.position == visible.positions?.upperBound
          ? nil : content.geometry.position(after: item.position)
      }
      assertInvariant(expected == nil, "the viewport has no gap")
      assertInvariant(
        stage.contentView.subviews.count == stage.items.count, "nothing else is on show")
    }

    private func checkMarks() {
      let marks = markedRows.marks
      let places = marks.rows.map(\.indexPath)
      assertInvariant(places.allSatisfy(content.geometry.contains), "what is marked exists")
      let selected = marks.selection.indexPaths
      assertInvariant(
        selectionMode == .multiple || selected.count <= 1, "no more than one is selected")
      for item in stage.items {
        guard let cell = item.cell else { continue }
        let state = RowState(isSelected: cell.isSelected, isFocused: cell.isFocused)
        assertInvariant(
          state == marks.state(at: item.position.indexPath), "a cell knows the state of its row")
      }
    }

    private func assertInvariant(_ holds: Bool, _ rule: String) {
      if !holds { fatalError("TableView: it does not hold that \(rule)") }
    }
  #endif
}

#if TABLES_INTERNAL_CHECKS
  extension LoadedContent {
    /// True if estimates are above 0. Looks at short sections only: the checks must not make a pass
    /// O(*n*).
    fileprivate var estimatesAreVisible: Bool {
      zip(measured, geometry.sections).allSatisfy { measured, section in
        guard let measured, section.rows.count < 1_000 else { return true }
        return (0..<section.rows.count).allSatisfy {
          measured.contains($0) || section.rows.height(ofRow: $0) > .zero
        }
      }
    }
  }
#endif
