import Tables

/// One element in five columns, with a line between each two.
final class ElementCell: TableViewCell {
  let number = Label(alignment: .right)
  let symbol = Label()
  let name = Label()
  let mass = Label(alignment: .right)
  let block = Label(alignment: .center)
  private let lines = (0..<4).map { _ in Separator(.vertical) }

  required init() {
    super.init()
    for view in [number, symbol, name, mass, block] + lines { addSubview(view) }
  }

  /// Columns of 3, 2, 14, 8 and 3 characters of 8 points, each with a blank on either side.
  override func layoutSubviews() {
    var x = 0.0
    for (column, width) in [3, 2, 14, 8, 3].enumerated() {
      let label = [number, symbol, name, mass, block][column]
      label.frame = LayoutRect(x: x + 8, y: 0, width: Double(width) * 8, height: bounds.height)
      x = label.frame.maxX + 8
      guard column < lines.count else { return }
      lines[column].frame = LayoutRect(x: x, y: 0, width: 8, height: bounds.height)
      x += 8
    }
  }
}
