import Measurements
import Tables

/// The cost of a frame in tables of very different sizes: jumps over all of the content, each with
/// 50 rows shown and drawn.
///
/// The rows repeat after a thousand, and the jumps go to the same rows of a thousand, so that
/// tables of any size draw the same.
struct SizesSuite {
  private static let period = 1_000

  static func make() -> Suite {
    let sizes = [
      ("1,000 rows", 1_000), ("1,000,000 rows", 1_000_000), ("100,000,000 rows", 100_000_000),
    ]
    return Suite(
      name: "scroll sizes",
      summary: "a frame of 50 rows, drawn, in tables of one thousand to a hundred million rows",
      control: "1,000 rows",
      ways: .timed(sizes.map(jumping), items: 400, item: "frame"))
  }

  private static func jumping(name: String, over rows: Int) -> Workload {
    let texts = (0..<period).map { "row \($0)" }
    let section = TableSection(id: "all", count: rows) { row in texts[row % period] }
    let source = CommonDataSource<TextRow, String>(sections: [section]) { cell, text in
      cell.label.text = text
    }
    let table = TableView.ofVisibleRows()
    table.dataSource = source
    return Workload(name: name) { frames in
      var sum = 0
      for frame in 0..<frames {
        table.contentOffset = Double(top(ofFrame: frame, over: rows)) * table.rowHeight
        sum &+= table.displayList().items.count
        sum &+= table.visibleCells.reduce(0) {
          $0 &+ (($1 as? TextRow)?.label.text.utf8.count ?? 0)
        }
      }
      return withExtendedLifetime(source) { sum }
    }
  }

  /// The first visible row of a frame: in any thousand, and always the same row of it.
  private static func top(ofFrame frame: Int, over rows: Int) -> Int {
    let mixed = (frame &* 0x9E37_79B9 & 0xFFFF_FFFF) >> 8
    let place = mixed % (period - Motion.visibleRows)
    return mixed % (rows / period) * period + place
  }
}

/// A row that shows a text.
private final class TextRow: TableViewCell {
  let label = Label()

  required init() {
    super.init()
    addSubview(label)
  }

  override func layoutSubviews() {
    label.frame = bounds
  }
}
