import Tables

/// A photo's name, its title below, and a line to the next row.
final class PhotoCell: TableViewCell {
  let name = Label()
  let title = Label()
  private let line = Separator(.horizontal)

  required init() {
    super.init()
    name.style = .bold
    title.style = .dimmed
    for view in [name, title, line] { addSubview(view) }
  }

  override func layoutSubviews() {
    name.frame = LayoutRect(x: 16, y: 16, width: bounds.width - 32, height: 16)
    title.frame = LayoutRect(x: 16, y: 32, width: bounds.width - 32, height: 16)
    line.frame = LayoutRect(x: 0, y: bounds.height - 16, width: bounds.width, height: 16)
  }
}
