import Tables
import TestSupport

/// A table of a data source that changes at random, in which models may ask and change the source as they
/// end.
final class EditedWorld {
  /// A model of a row.
  struct Note: Identifiable, Equatable {
    let id: Int
    var text: String
    var isLoud = false
    var height: Double
    var ending: Ending
  }

  /// A cell of another kind.
  final class LoudCell: TableViewCell {
    let label = Label()
    var ownHeight: () -> Double = { 0 }
    required init() {
      super.init()
      addSubview(label)
    }
    override func layoutSubviews() { label.frame = bounds }
    override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
      LayoutSize(width: size.width, height: ownHeight())
    }
  }

  let table = makeTable(columns: 14, lines: 7)
  let source: CommonDataSource<TableViewCell, Note>
  var nextID = 0
  var cells: [Int: TableViewCell] = [:]
  private var onDisplay: [ObjectIdentifier: Int] = [:]
  var faults: [String] = []
  var configured = 0
  /// True where cells say how high rows are; and the number of those that have said so in a step.
  var isMeasured = false
  var measured = 0
  /// The number of changes that the ends of models may still make in a step.
  var meddlings = 0
  var wasMeddledWith = false

  init(using generator: inout SeededGenerator) {
    weak var world: EditedWorld?
    source = Self.makeSource {
      world?.configured += 1
    } measuring: {
      world?.measured += 1
    }
    chooseHeights(using: &generator)
    table.contentAnchoring =
      ContentAnchoring.allCases.randomElement(using: &generator) ?? .stayAtTop
    table.style = Bool.random(using: &generator) ? .plain : .grouped
    table.dataSource = source
    source.onWillDisplay = { cell, note, _ in world?.begin(cell, note) }
    source.onDidEndDisplaying = { cell, note, _ in world?.end(cell, note) }
    world = self
    source.apply(randomSnapshot(using: &generator))
    table.layoutIfNeeded()
    rememberCells()
  }

  func chooseHeights(using generator: inout SeededGenerator) {
    let choice = Int.random(in: 0..<9, using: &generator)
    isMeasured = choice > 5
    switch choice {
    case 0: source.rowHeights = .fixed(0)
    case 1: source.rowHeights = .fixed(16)
    case 2: source.rowHeights = .standard
    case 6...: source.rowHeights = .measured(estimate: choice == 8 ? 40 : 16)
    default: source.rowHeights = .each(\.height)
    }
  }

  private static func makeSource(
    counting: @escaping () -> Void, measuring: @escaping () -> Void
  ) -> CommonDataSource<TableViewCell, Note> {
    let quiet = CellRegistration<LineCell, Note> { cell, note in
      counting()
      cell.label.text = note.text
      // Not the model, which is to end when nobody shows it.
      cell.ownHeight = { [height = note.height] in
        measuring()
        return height
      }
    }
    let loud = CellRegistration<LoudCell, Note> { cell, note in
      counting()
      cell.label.text = note.text + "!"
      cell.ownHeight = { [height = note.height] in
        measuring()
        return height
      }
    }
    return CommonDataSource([]) { (note: Note, slot: inout RowSlot) in
      if note.isLoud { slot.show(note, with: loud) } else { slot.show(note, with: quiet) }
    }
  }

  private func begin(_ cell: TableViewCell, _ note: Note) {
    if onDisplay[ObjectIdentifier(cell)] != nil {
      faults.append("a cell that is on display begins again")
    }
    onDisplay[ObjectIdentifier(cell)] = note.id
  }

  private func end(_ cell: TableViewCell, _ note: Note) {
    if onDisplay.removeValue(forKey: ObjectIdentifier(cell)) != note.id {
      faults.append("a display of \(note.id) ends that did not begin")
    }
    let shown = (cell as? LineCell)?.label.text ?? (cell as? LoudCell)?.label.text
    if shown != note.text, shown != note.text + "!" {
      faults.append("a display ends with \(note.text), which the cell never showed")
    }
  }

  // MARK: Judgement

  /// The fault after a change; nil for none.
  func fault() -> String? {
    let screen = table.screen
    if let fault = faults.first { return fault }
    let other = TableView(frame: table.frame)
    let fresh = Self.makeSource {
    } measuring: {
    }
    fresh.rowHeights = source.rowHeights
    if isMeasured {
      let heights = heightsSoFar
      if let fault = measuringFault(heights) { return fault }
      fresh.rowHeights = .each { heights[$0.id] ?? 0 }
    }
    fresh.snapshot = source.snapshot
    other.style = table.style
    other.dataSource = fresh
    other.contentOffset = table.contentOffset
    guard other.contentOffset == table.contentOffset else { return "the offset is out of range" }
    guard other.screen == screen else { return "the screen is\n\(screen)\nnot\n\(other.screen)" }
    // A screen that was shown in between has cells of its own. So may have a row that an estimate above
    // it has taken off the screen; and a row may be configured to find out that it is elsewhere.
    if wasMeddledWith || measured > 0 { cells = [:] }
    if !wasMeddledWith, measured == 0, configured > table.visibleCells.count {
      return "configured \(configured) rows"
    }
    for (cell, path) in zip(table.visibleCells, table.indexPathsForVisibleRows) {
      let note = source[path]
      guard onDisplay[ObjectIdentifier(cell)] == note.id else {
        return "\(note.id) is not on display in its cell"
      }
      let isSameKind = (cell is LoudCell) == note.isLoud
      guard isSameKind else { return "\(note.id) is in a cell of another kind" }
      if let before = cells[note.id], (before is LoudCell) == note.isLoud, before !== cell {
        return "\(note.id) changed its cell"
      }
    }
    if onDisplay.count != table.visibleCells.count { return "\(onDisplay.count) are on display" }
    rememberCells()
    return nil
  }

  /// The height of each row, as far as the table knows.
  private var heightsSoFar: [Int: Double] {
    var heights: [Int: Double] = [:]
    for (number, section) in source.snapshot.sections.enumerated() {
      for (row, note) in section.enumerated() {
        heights[note.id] = table.rectForRow(at: [number, row]).height
      }
    }
    return heights
  }

  private func measuringFault(_ heights: [Int: Double]) -> String? {
    for note in source.snapshot.sections.joined() where note.height > 0 && heights[note.id] == 0 {
      return "\(note.id) cannot be seen again"
    }
    for path in table.indexPathsForVisibleRows {
      let (note, rect) = (source[path], table.rectForRow(at: path))
      if rect.height != note.height { return "\(note.id) is \(rect.height) high" }
    }
    return nil
  }

  private func rememberCells() {
    cells = [:]
    for (cell, path) in zip(table.visibleCells, table.indexPathsForVisibleRows) {
      cells[source[path].id] = cell
    }
  }
}
