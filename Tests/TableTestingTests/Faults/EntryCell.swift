import Tables

/// A cell with a title, and a detail at its right.
class EntryCell: TableViewCell {
  let title = Label()
  let detail = Label(alignment: .right)

  required init() {
    super.init()
    addSubview(title)
    addSubview(detail)
  }

  override func layoutSubviews() {
    title.frame = LayoutRect(x: 0, y: 0, width: bounds.width - 64, height: bounds.height)
    detail.frame = LayoutRect(x: bounds.width - 64, y: 0, width: 64, height: bounds.height)
  }
}

extension TableView {
  /// A table of 20 columns and some lines.
  static func ofLines(_ lines: Int) -> TableView {
    TableView(frame: LayoutRect(x: 0, y: 0, width: 160, height: Double(lines) * 16))
  }
}
