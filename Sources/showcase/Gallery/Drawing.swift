import Tables

/// A table as the gallery shows it.
func drawn(_ table: TableView) -> String {
  let text = PlainTextRenderer().render(table)
  return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
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
