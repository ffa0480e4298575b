import Tables

/// Two tables with a line between; two fifths of the width are the left one's.
final class MenuColumns: View {
  let left = TableView()
  let right = TableView()
  private let line = Separator(.vertical)

  init() {
    super.init()
    for view in [left, line, right] { addSubview(view) }
  }

  override func layoutSubviews() {
    // Whole characters, so that both columns begin at the edge of a character.
    let split = 8 * (bounds.width / 20).rounded(.down)
    left.frame = LayoutRect(x: 0, y: 0, width: split, height: bounds.height)
    line.frame = LayoutRect(x: split, y: 0, width: 8, height: bounds.height)
    right.frame = LayoutRect(
      x: split + 8, y: 0, width: max(0, bounds.width - split - 8), height: bounds.height)
  }
}
