import Tables

/// A line of a menu: its text and, at the right, the amount.
final class MenuCell: MarkedCell {
  private let title = Label()
  private let detail = Label(alignment: .right)

  required init() {
    super.init()
    detail.style = .dimmed
    for view in [title, detail] { addSubview(view) }
  }

  func show(_ title: String, detail: String = "") {
    self.title.text = title
    self.detail.text = detail
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let width = max(0, bounds.width - 16)
    let detailWidth = detail.text.isEmpty ? 0 : min(32, width / 2)
    detail.frame = LayoutRect(
      x: bounds.width - detailWidth, y: 0, width: detailWidth, height: 16)
    title.frame = LayoutRect(x: 16, y: 0, width: width - detailWidth, height: 16)
  }
}
