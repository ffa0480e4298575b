import Tables

/// A title with a switch: a mark at the left while it has the focus, and a cross while it is on.
// excerpt: cell
final class PreferenceCell: TableViewCell {
  let title = Label()
  private let focus = Label()
  private let box = Label("[ ]")

  required init() {
    super.init()
    for view in [focus, title, box] { addSubview(view) }
  }

  override func stateDidChange() {
    focus.text = isFocused ? "›" : ""
    title.style = isFocused ? .bold : .plain
    box.text = isSelected ? "[×]" : "[ ]"
  }

  override func layoutSubviews() {
    let (width, height) = (bounds.width, bounds.height)
    focus.frame = LayoutRect(x: 0, y: 0, width: 8, height: height)
    title.frame = LayoutRect(x: 16, y: 0, width: max(0, width - 48), height: height)
    box.frame = LayoutRect(x: max(0, width - 24), y: 0, width: 24, height: height)
  }
}
// end of excerpt
