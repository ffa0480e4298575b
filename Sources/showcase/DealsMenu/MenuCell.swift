import Tables

/// A line of a menu: what it says and, at the right, how much there is of it.
final class MenuCell: TableViewCell {
  let title = Label()
  let detail = Label(alignment: .right)

  required init() {
    super.init()
    detail.style = .dimmed
    for view in [title, detail] { addSubview(view) }
  }

  override func layoutSubviews() {
    let width = max(0, bounds.width - 16)
    detail.frame = LayoutRect(x: 16 + max(0, width - 40), y: 0, width: min(32, width), height: 16)
    title.frame = LayoutRect(x: 16, y: 0, width: max(0, width - 40), height: 16)
  }
}
