import Tables

/// A view as the gallery shows it.
///
/// - Parameter picture: The name of the file in which the documentation shows it; nil where it does
///   not.
func drawn(_ view: View, picture: String? = nil) -> String {
  drawn(view.displayList(), picture: picture)
}

/// What a view drew, as the gallery shows it.
///
/// - Parameter picture: The name of the file in which the documentation shows it; nil where it does
///   not.
func drawn(_ list: DisplayList, picture: String? = nil) -> String {
  Drawings.current?.note(list, picture: picture)
  return indented(ANSIRenderer(colors: GalleryStyle.current.colors).render(list))
}

/// Lines of text, set off from prose.
func indented(_ text: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return (lines.last == "" ? lines.dropLast() : lines)
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
