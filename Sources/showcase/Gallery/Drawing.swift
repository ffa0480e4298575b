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

/// A text as the gallery shows it: a screen of a line for each of its lines.
func drawn(text: String) -> String {
  let metrics = (text: TextMetrics(), characters: CharacterMetrics())
  let page = View()
  for line in lines(of: text) {
    let top = page.frame.height
    let size = metrics.characters.size(columns: metrics.text.columns(of: line), lines: 1)
    page.addSubview(
      Label(line, frame: LayoutRect(origin: LayoutPoint(x: 0, y: top), size: size)))
    page.frame.size.width = max(page.frame.width, size.width)
    page.frame.size.height = top + size.height
  }
  Drawings.current?.note(page.displayList(), picture: nil)
  return indented(text)
}

/// Lines of text, set off from prose.
func indented(_ text: String) -> String {
  lines(of: text).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
}

/// The lines without their ends, with or without one at the very end.
private func lines(of text: String) -> [String] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  return lines.last == "" ? lines.dropLast() : lines
}

/// How many cells a table made and reused, in words.
func reuseSentence(_ table: TableView) -> String {
  "Reuse so far: \(table.reuseQueue.statistics)."
}
