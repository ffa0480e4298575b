import Tables

/// A title, a picture, buttons beside each other, and a table with the rest of the page.
final class PlantPage: View {
  private let title: Label
  private let picture: ImageView
  private let buttons: [Button]
  private let table: TableView

  init(title: Label, picture: ImageView, buttons: [Button], table: TableView) {
    self.title = title
    self.picture = picture
    self.buttons = buttons
    self.table = table
    super.init()
    for view in [title, picture, table] + buttons { addSubview(view) }
  }

  override func layoutSubviews() {
    let width = bounds.width
    title.frame = LayoutRect(x: 0, y: 0, width: width, height: 16)
    picture.frame = LayoutRect(x: 0, y: 16, width: width, height: 48)
    let share = width / Double(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = LayoutRect(x: Double(index) * share, y: 64, width: share, height: 16)
    }
    table.frame = LayoutRect(
      x: 16, y: 96, width: max(0, width - 32), height: max(0, bounds.height - 96))
  }
}
