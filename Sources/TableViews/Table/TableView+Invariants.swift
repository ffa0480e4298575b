extension TableView {
  /// Checks what must hold after every layout pass; traps where it does not.
  ///
  /// - Complexity: O(*v*) in the number of items on show.
  final func checkInvariants() {
    #if TABLES_INTERNAL_CHECKS
      let visible = content.geometry.visiblePositions(
        from: clampedOffset(contentOffset), height: viewportHeight)
      var expected = content.dataSource == nil ? nil : visible?.lowerBound
      for item in shownItems {
        assertInvariant(item.position == expected, "what is on show is what is visible")
        assertInvariant(item.view.superview === contentView, "what is on show is in the table")
        let (top, height) = content.geometry.extent(of: item.position)
        assertInvariant(item.view.frame.minY == top.points, "a row is where its geometry says")
        assertInvariant(item.view.frame.height == height.points, "a row is as high as it should be")
        expected =
          item.position == visible?.upperBound
          ? nil : content.geometry.position(after: item.position)
      }
      assertInvariant(expected == nil, "the viewport has no gap")
      assertInvariant(contentView.subviews.count == shownItems.count, "nothing else is on show")
    #endif
  }

  #if TABLES_INTERNAL_CHECKS
    private func assertInvariant(_ holds: Bool, _ rule: String) {
      if !holds { fatalError("TableView: it does not hold that \(rule)") }
    }
  #endif
}
