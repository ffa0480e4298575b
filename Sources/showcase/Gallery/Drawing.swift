import Tables

/// Returns a view as a part of the gallery.
///
/// - Parameter picture: The name of its file in the documentation; nil if it is not there.
func drawn(_ view: View, picture: String? = nil) -> Example.Part {
  drawn(view.displayList(), picture: picture)
}

/// Returns a display list as a part of the gallery.
///
/// - Parameter picture: The name of its file in the documentation; nil if it is not there.
func drawn(_ list: DisplayList, picture: String? = nil) -> Example.Part {
  .drawing(list, picture: picture)
}

/// Returns a text as a part of the gallery: a screen with a line for each of its lines.
func drawn(text: String) -> Example.Part {
  let page = View()
  for line in screenLines(of: text) {
    let label = Label(line)
    label.frame.size = label.sizeThatFits(LayoutSize(width: .infinity, height: .infinity))
    label.frame.origin.y = page.frame.height
    page.addSubview(label)
    page.frame.size.width = max(page.frame.width, label.frame.width)
    page.frame.size.height = label.frame.maxY
  }
  return drawn(page)
}

/// The numbers of cells that a table made and reused, in words.
func reuseSentence(_ table: TableView) -> String {
  "Reuse so far: \(table.reuseQueue.statistics)."
}
