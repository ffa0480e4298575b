import Tables

/// A day, below it the note on as many lines as it needs, and a blank line.
// excerpt: cell
final class DiaryCell: TableViewCell {
  let day = Label()
  let text = Label()

  required init() {
    super.init()
    day.style = .bold
    text.numberOfLines = 0
    for label in [day, text] { addSubview(label) }
  }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    LayoutSize(width: size.width, height: 16 + text.sizeThatFits(size).height + 16)
  }

  override func layoutSubviews() {
    day.frame = LayoutRect(x: 0, y: 0, width: bounds.width, height: 16)
    text.frame = LayoutRect(x: 0, y: 16, width: bounds.width, height: max(0, bounds.height - 32))
  }
}
// end of excerpt
