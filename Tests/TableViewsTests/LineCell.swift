import Tables

/// A cell that shows a line of text, and counts what is done with it.
final class LineCell: TableViewCell {
  let label = Label()
  private(set) var timesPrepared = 0
  private(set) var timesLaidOut = 0
  var whenLaidOut: () -> Void = {}

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
  /// What a plain text renderer makes of the view, without the last line end.
  var screen: String { String(PlainTextRenderer().render(self).dropLast()) }
}

extension TableView {
  /// The rows on show, by what their cells say.
  var visibleLines: [String] { visibleCells.compactMap { ($0 as? LineCell)?.label.text } }

  /// The rows on show, where there is one section.
  var visibleRows: [Int] { indexPathsForVisibleRows.map(\.row) }
}

/// A generator whose numbers a test can have again (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
