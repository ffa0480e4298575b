import Tables

/// A view as the gallery shows it.
///
/// - Parameter picture: The name of the file in which the documentation shows it; nil where it does
///   not.
func drawn(_ view: View, picture: String? = nil) -> Example.Part {
  drawn(view.displayList(), picture: picture)
}

/// What a view drew, as the gallery shows it.
///
/// - Parameter picture: The name of the file in which the documentation shows it; nil where it does
///   not.
func drawn(_ list: DisplayList, picture: String? = nil) -> Example.Part {
  .drawing(list, picture: picture)
}

/// A text as the gallery shows it: a screen of a line for each of its lines.
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

/// How many cells a table made and reused, in words.
func reuseSentence(_ table: TableView) -> String {
  "Reuse so far: \(table.reuseQueue.statistics)."
}
