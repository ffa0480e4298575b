import Tables

/// A picture, three lines high, and a name beside it.
// excerpt: album cell
final class AlbumCell: TableViewCell {
  let picture = ImageView()
  let name = Label()

  required init() {
    super.init()
    for view in [picture, name] { addSubview(view) }
  }

  override func layoutSubviews() {
    let width = min(112, bounds.width * 2 / 3)
    picture.frame = LayoutRect(x: 0, y: 0, width: width, height: 48)
    name.frame = LayoutRect(
      x: width + 8, y: 16, width: max(0, bounds.width - width - 8), height: 16)
  }
}
// end of excerpt
