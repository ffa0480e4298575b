import Tables

/// A view as the gallery shows it.
func drawn(_ view: View) -> String {
  drawn(view.displayList())
}

/// What a view drew, as the gallery shows it.
func drawn(_ list: DisplayList) -> String {
  Drawings.current?.note(list)
  return indented(ANSIRenderer(colors: GalleryColors.current).render(list))
}

/// Lines of text, set off from prose.
func indented(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
}

/// How many cells a table made and reused, in words.
func reuseSentence(_ table: TableView) -> String {
  "Reuse so far: \(table.reuseQueue.statistics)."
}

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
