import Synchronization
import Tables

/// A row number and its square.
final class SquareCell: TableViewCell {
  let row = Label(alignment: .right)
  let square = Label(alignment: .right)

  required init() {
    super.init()
    for label in [row, square] { addSubview(label) }
  }

  /// Lays out two columns of 10 and 16 characters if there is room, else in the shares for 6 digits
  /// and their square.
  override func layoutSubviews() {
    let columns = bounds.width / 8
    let squareWidth = min(16, (columns * 12 / 19).rounded(.down)) * 8
    let rowWidth = min(80, max(0, bounds.width - squareWidth - 8))
    row.frame = LayoutRect(x: 0, y: 0, width: rowWidth, height: bounds.height)
    square.frame = LayoutRect(x: rowWidth + 8, y: 0, width: squareWidth, height: bounds.height)
  }
}

extension Example {
  /// Models that are made when their rows are shown.
  static let millionRows = Example(
    "million-rows", title: "A million rows, none of which exists", article: .geometryAndAnchoring
  ) {
    let made = Atomic(0)
    // excerpt: million rows
    let squares = TableSection(id: "squares", count: 1_000_000) { row in
      made.add(1, ordering: .relaxed)
      return (row: row, square: row * row)
    }
    let source = CommonDataSource<SquareCell, (row: Int, square: Int)>(sections: [squares]) {
      cell, model in
      cell.row.text = "\(model.row)"
      cell.square.text = "\(model.square)"
    }
    // end of excerpt
    let table = TableView(frame: LayoutRect(x: 0, y: 0, width: screenWidth(240), height: 96))
    table.dataSource = source
    return try withExtendedLifetime(source) {
      let top = drawn(table)
      table.contentOffset = .infinity
      let end = drawn(table)
      return [
        "The data source, a count and a closure:",
        try SourceExcerpt("million rows", in: #filePath).code,
        "The top, and the end after one jump:",
        top,
        end,
        "Models made: \(made.load(ordering: .relaxed)). \(reuseSentence(table))",
      ]
    }
  }
}
