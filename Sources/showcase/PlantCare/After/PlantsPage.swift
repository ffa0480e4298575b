import Tables

/// A page with a heading, a button beside it, and a table below.
final class PlantsPage: View {
  let heading = Label()
  let waterAll = PlantLook.button("Water all")
  let table = TableView()

  override init(frame: LayoutRect = .zero) {
    super.init(frame: frame)
    heading.style = .bold
    for part in [heading, waterAll, table] { addSubview(part) }
  }

  override func layoutSubviews() {
    let left = max(bounds.width / 2, bounds.width - 112)
    heading.frame = LayoutRect(x: 0, y: 0, width: left, height: 16)
    waterAll.frame = LayoutRect(x: left, y: 0, width: bounds.width - left, height: 16)
    table.frame = LayoutRect(
      x: 0, y: 32, width: bounds.width, height: max(0, bounds.height - 32))
  }
}

/// A row with a name and a status.
final class PlantCell: TableViewCell {
  let name = Label()
  let status = Label()

  required init() {
    super.init()
    for part in [name, status] { addSubview(part) }
  }

  override func layoutSubviews() {
    let left = min(64, bounds.width / 2)
    name.frame = LayoutRect(x: 0, y: 0, width: left, height: bounds.height)
    status.frame = LayoutRect(x: left, y: 0, width: bounds.width - left, height: bounds.height)
  }
}
