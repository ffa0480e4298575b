import Tables
import TestSupport
import Testing

/// A row of which a closure sets only what there is.
private struct RandomRow {
  var text: String?
  var detail: String?
  var lines: Int?
  var detailLines: Int?
  var style: TextStyle?
  var alignment: TextAlignment?
  var picture: String?
  var accessory: CellAccessory?
  var background: DisplayColor?
  var border: Border?
  var isHidden = false

  private static let words = [
    "Io", "moon", "木星の月", "👩‍👩‍👦‍👦", "e\u{301}", "a\nb", "", "very-long-word-without-a-blank", "שלום",
    "\u{1b}[31m", "क्न",
  ]

  init(using numbers: inout SeededGenerator) {
    func words() -> String {
      (0..<Int.random(in: 0...5, using: &numbers)).map { _ in
        Self.words.randomElement(using: &numbers) ?? ""
      }.joined(separator: " ")
    }
    func maybe<Value>(_ value: Value) -> Value? { numbers.oneIn(3) ? value : nil }
    text = numbers.oneIn(6) ? nil : words()
    detail = numbers.oneIn(3) ? nil : words()
    lines = maybe(Int.random(in: 0...3, using: &numbers))
    detailLines = maybe(Int.random(in: 0...3, using: &numbers))
    style = maybe(.bold)
    alignment = maybe(.center)
    picture = maybe(numbers.oneIn(2) ? "io.png" : "")
    accessory = maybe([.disclosure, .checkmark, .detail].randomElement(using: &numbers)!)
    background = maybe(.yellow)
    border = maybe(Border())
    isHidden = numbers.oneIn(9)
  }

  func configure(_ cell: TextCell) {
    if let text { cell.textLabel.text = text }
    if let lines { cell.textLabel.numberOfLines = lines }
    if let style { cell.textLabel.style = style }
    if let alignment { cell.textLabel.alignment = alignment }
    if let picture { cell.imageName = picture }
    if let accessory { cell.accessory = accessory }
    if let background { (cell.background, cell.textLabel.background) = (background, background) }
    if let border { (cell.border, cell.textLabel.border) = (border, border) }
    if isHidden { cell.textLabel.isHidden = true }
    guard let label = cell.detail else { return }
    if let detail { label.text = detail }
    if let detailLines { label.numberOfLines = detailLines }
    if let style { label.style = style }
    if let alignment { label.alignment = alignment }
    if let border { label.border = border }
    if isHidden { label.isHidden = true }
  }
}

extension TextCell {
  fileprivate var detail: Label? {
    (self as? SubtitleCell)?.detailLabel ?? (self as? ValueCell)?.detailLabel
  }
}

private let classes: [TextCell.Type] = [TextCell.self, SubtitleCell.self, ValueCell.self]

/// Cells of random rows, each of random size.
@Suite struct RandomTextCellsTests {
  private let rounds = 300 * TestScale.current

  private func size(using numbers: inout SeededGenerator) -> LayoutSize {
    LayoutSize(
      width: [0, 0.5, 8, 13, 16, 24, 40, 100, 160, 333].randomElement(using: &numbers)!,
      height: [0, 8, 16, 31, 32, 48, 80].randomElement(using: &numbers)!)
  }

  @Test(arguments: 0..<3) func `a used cell is like a new one`(number: Int) {
    var numbers = SeededGenerator(seed: UInt64(number))
    let used = classes[number].init()
    for round in 0..<rounds {
      let row = RandomRow(using: &numbers)
      let new = classes[number].init()
      let size = size(using: &numbers)
      used.prepareForReuse()
      for cell in [used, new] {
        row.configure(cell)
        cell.frame.size = size
      }
      let limit = LayoutSize(width: size.width, height: .infinity)
      #expect(used.displayList() == new.displayList(), "round \(round), \(row)")
      #expect(used.sizeThatFits(limit) == new.sizeThatFits(limit), "round \(round), \(row)")
    }
  }

  @Test func `a row that becomes another one in its own cell is like that row in a new one`() {
    var numbers = SeededGenerator(seed: 30)
    func makeList(of row: RandomRow) -> (TableView, CommonDataSource<ValueCell, RandomRow>) {
      let source = CommonDataSource<ValueCell, RandomRow>([row]) { $1.configure($0) }
      source.rowHeights = .measured(estimate: 16)
      let table = makeTable(columns: 24, lines: 8)
      table.dataSource = source
      return (table, source)
    }
    let (table, source) = makeList(of: RandomRow(using: &numbers))
    for round in 0..<rounds {
      _ = table.displayList()
      let row = RandomRow(using: &numbers)
      source.replace(at: [0, 0], with: row)
      let (other, otherSource) = makeList(of: row)
      #expect(table.displayList() == other.displayList(), "round \(round), \(row)")
      withExtendedLifetime(otherSource) {}
    }
  }

  @Test(arguments: 0..<3) func `texts stay inside of their cell, apart from each other`(
    number: Int
  ) {
    var numbers = SeededGenerator(seed: UInt64(10 + number))
    for round in 0..<rounds {
      let row = RandomRow(using: &numbers)
      let cell = classes[number].init()
      row.configure(cell)
      cell.frame.size = size(using: &numbers)
      cell.layoutIfNeeded()
      let labels = [cell.textLabel, cell.detail].compactMap { $0 }
      let frames = cell.subviews.map(\.frame)
      for frame in frames where !frame.isEmpty {
        #expect(
          frame.minX >= 0 && frame.maxX <= cell.bounds.width && frame.minY >= 0
            && frame.maxY <= cell.bounds.height, "round \(round), \(row): \(frames)")
      }
      for label in labels {
        for other in cell.subviews where other !== label {
          #expect(
            other.frame.intersection(label.frame).isEmpty, "round \(round), \(row): \(frames)")
        }
      }
    }
  }

  @Test(arguments: 0..<3) func `a measured cell has room for all lines, selected or not`(
    number: Int
  ) {
    var numbers = SeededGenerator(seed: UInt64(20 + number))
    for round in 0..<rounds {
      var row = RandomRow(using: &numbers)
      (row.lines, row.detailLines) = (0, 0)
      let source = CommonDataSource<TextCell, RandomRow>([row]) { row, slot in
        switch number {
        case 0: slot.show(row, with: CellRegistration<TextCell, RandomRow> { $1.configure($0) })
        case 1: slot.show(row, with: CellRegistration<SubtitleCell, RandomRow> { $1.configure($0) })
        default: slot.show(row, with: CellRegistration<ValueCell, RandomRow> { $1.configure($0) })
        }
      }
      source.rowHeights = .measured(estimate: 16)
      let table = makeTable(columns: Int.random(in: 3...40, using: &numbers), lines: 60)
      table.dataSource = source
      func needed(_ label: Label?) -> Double {
        guard let label, !label.text.isEmpty else { return 0 }
        return label.sizeThatFits(LayoutSize(width: label.frame.width, height: .infinity)).height
      }
      for isSelected in [false, true] {
        if isSelected { table.selectRow(at: [0, 0]) }
        table.layoutIfNeeded()
        guard let cell = table.visibleCells.first as? TextCell else { continue }
        cell.layoutIfNeeded()
        for label in [cell.textLabel, cell.detail].compactMap({ $0 }) where !label.frame.isEmpty {
          #expect(
            label.frame.height >= needed(label),
            "round \(round), selected \(isSelected), \(row): \(label.frame)")
        }
      }
    }
  }
}
