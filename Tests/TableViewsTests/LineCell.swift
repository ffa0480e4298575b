import Tables

/// A cell that shows a line of text, and counts what is done with it.
final class LineCell: TableViewCell {
  let label = Label()
  private(set) var timesPrepared = 0
  private(set) var timesLaidOut = 0
  var whenLaidOut: () -> Void = {}
  /// The height of the row where rows are measured, in points; nil for that of the text.
  var ownHeight: () -> Double? = { nil }

  required init() {
    super.init()
    addSubview(label)
  }

  override func prepareForReuse() {
    timesPrepared += 1
    label.text = ""
  }

  override func layoutSubviews() {
    timesLaidOut += 1
    label.frame = bounds
    whenLaidOut()
  }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    guard let height = ownHeight() else { return super.sizeThatFits(size) }
    return LayoutSize(width: size.width, height: height)
  }
}

/// A table of so many columns and lines of text.
func makeTable(columns: Int = 12, lines: Int) -> TableView {
  TableView(
    frame: LayoutRect(origin: .zero, size: CharacterMetrics().size(columns: columns, lines: lines)))
}

/// Rows that show their numbers.
func numbers(_ count: Int) -> CommonDataSource<LineCell, Int> {
  CommonDataSource(Array(0..<count)) { cell, number in cell.label.text = "row \(number)" }
}

extension View {
  /// The plain text of the view, without the last line end.
  var screen: String { String(PlainTextRenderer().render(self).dropLast()) }
}

extension TableView {
  /// The rows on show, by what their cells say.
  var visibleLines: [String] { visibleCells.compactMap { ($0 as? LineCell)?.label.text } }

  /// The rows on show, where there is one section.
  var visibleRows: [Int] { indexPathsForVisibleRows.map(\.row) }
}
