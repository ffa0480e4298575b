import Tables

extension TableView {
  /// Scrolls to the end row by row, laying out at every step as a screen would.
  func scrollToEnd(by step: Double) {
    let end = contentHeight - bounds.height
    layoutIfNeeded()
    while contentOffset < end {
      contentOffset += step
      layoutIfNeeded()
    }
  }
}
