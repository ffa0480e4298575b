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

  /// Lays out columns of 3, 2, 14, 8 and 3 characters of 8 points, each with a blank on either side
  /// if there is room.
  ///
  /// If there is not, the widest columns give way first.
  override func layoutSubviews() {
    let room = Int(bounds.width / 8) - lines.count
    let hasBlanks = room >= 30
    let widths = Self.columns.widths(
      fitting: [Self.widest], in: hasBlanks ? min(room - 10, 30) : room)
    var x = 0.0
    for (column, width) in widths.enumerated() {
      let label = [number, symbol, name, mass, block][column]
      label.frame = LayoutRect(
        x: x + (hasBlanks ? 8 : 0), y: 0, width: Double(width) * 8, height: bounds.height)
      x = label.frame.maxX + (hasBlanks ? 8 : 0)
      guard column < lines.count else { return }
      lines[column].frame = LayoutRect(x: x, y: 0, width: 8, height: bounds.height)
      x += 8
    }
  }

  /// The width below which a column would have no character at all.
  static let leastWidth = 72.0

  private static let columns = ColumnLayout(Array(repeating: .init(), count: 5), gap: 0)
  private static let widest = [3, 2, 14, 8, 3].map { String(repeating: "0", count: $0) }
}
