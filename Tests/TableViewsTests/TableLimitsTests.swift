import TableModels
import TableSources
import Tables
import TestSupport
import Testing

// Testable for the limits as values, so that thousands of worlds need no process each.
@testable import TableViews

/// Counts, heights and frames of any numbers: a table shows them right, or refuses them by name.
@Suite struct TableLimitsTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `whatever a data source says, it is shown right or refused by name`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var shown = 0
    for _ in 0..<8 {
      let source = ExtremeSource(using: &generator)
      let (style, spacing) = ([TableStyle.plain, .grouped].randomElement(using: &generator)!, 16.0)
      guard let height = source.exactUnits(spacing: style == .grouped ? spacing : 0) else {
        #expect(source.refusal(spacing: style == .grouped ? spacing : 0) != nil, "seed \(seed)")
        continue
      }
      #expect(source.refusal(spacing: style == .grouped ? spacing : 0) == nil, "seed \(seed)")
      let table = makeTable(lines: 4)
      table.style = style
      table.prefetchDistance = [0, 10].randomElement(using: &generator)!
      // Few enough rows on show for the internal checks, which look at all of them for each.
      let room = source.hasTinyRows ? 2.0 : 64
      table.frame.size.height = .random(in: 0...room, using: &generator)
      table.dataSource = source
      #expect(table.contentHeight == Double(height) / 64, "seed \(seed)")
      for offset in extremeOffsets {
        table.contentOffset = offset
        expectRowsInOrder(of: table, "seed \(seed), \(offset)")
      }
      for distance in extremeOffsets {
        table.scroll(by: distance)
        expectRowsInOrder(of: table, "seed \(seed), by \(distance)")
      }
      for row in source.lastRows {
        for position in RowScrollPosition.allCases {
          table.scrollToRow(at: row, at: position)
          let rect = table.rectForRow(at: row)
          // A header may cover a lower viewport.
          let isSeen =
            rect.height == 0 || table.frame.height < 18 || table.cellForRow(at: row) != nil
          #expect(isSeen, "seed \(seed), \(row), \(position)")
        }
        table.selectRow(at: row)
        table.focusedRow = row
        for key in [Key.down, .up, .pageDown, .pageUp, .home, .end, .left, .right, .enter] {
          _ = table.handleKey(key)
        }
        expectRowsInOrder(of: table, "seed \(seed), \(row)")
      }
      _ = table.indexPathForRow(at: LayoutPoint(x: .nan, y: .infinity))
      _ = table.screen
      shown += 1
    }
    #expect(shown > 0, "seed \(seed)")
  }

  private let extremeOffsets = [
    0, -1, .infinity, -.infinity, 1e300, 0x1p47, 0x1p46, 0x1p40 + 0.5, 17, -0x1p47,
    .leastNonzeroMagnitude,
  ]

  private func expectRowsInOrder(of table: TableView, _ comment: Comment) {
    let rows = table.indexPathsForVisibleRows
    #expect(rows == rows.sorted(), comment)
    let top = table.contentOffset
    let isInView = rows.allSatisfy { row in
      let rect = table.rectForRow(at: row)
      return rect.minY < top + table.frame.height && rect.maxY > top
    }
    #expect(isInView, comment)
  }

  @Test func `of very many diagnostics the first, the last and their number are kept`() {
    let table = makeTable(lines: 4)
    for _ in 0..<300 {
      table.dataSource = numbers(1)
      _ = table.diagnostics
    }
    #expect(table.diagnostics.count == 201)
    #expect(table.diagnostics[100] == .omitted(count: 100))
    #expect(table.diagnostics[100].description == "100 more that were noted here are left out")
    #expect(table.diagnostics.last == .dataSourceDeallocated)
  }

  /// The announced rows of a batch count too.
  @Test func `a batch after which there are too many rows is refused by name`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let table = makeTable(lines: 4)
      let source = ExtremeSource(sections: [(3, .standard)])
      table.dataSource = source
      table.layoutIfNeeded()
      source.sections = [(.max, .standard)]
      try table.insertRows(at: [[0, 0]])
    }
    #expect(
      result.trapMessage
        == "The data source says that section 0 has 9223372036854775807 rows; the most is "
        + "140737488355328")
  }

  @Test(arguments: Mistake.allCases)
  private func `what a table cannot hold is refused when it is loaded`(mistake: Mistake) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [mistake] in
      let table = makeTable(lines: 4)
      let source = ExtremeSource(sections: mistake.sections)
      source.claimedSections = mistake == .sections ? .max : nil
      table.dataSource = source
      table.layoutIfNeeded()
    }
    #expect(result.trapMessage == mistake.message)
  }

  private enum Mistake: String, Codable, CaseIterable {
    case rows, manySections, sections, height, ownHeights, measured

    var sections: [ExtremeSource.Section] {
      switch self {
      case .rows: [(.max, .standard)]
      case .manySections: Array(repeating: (1 << 46, .fixed(0)), count: 3)
      case .sections: []
      case .height: [(1 << 40, .fixed(64)), (1 << 40, .fixed(64))]
      case .ownHeights: [(.max >> 20, .each { _ in 16 })]
      case .measured: [(1 << 32, .measured(estimate: 16))]
      }
    }

    var message: String {
      switch self {
      case .rows:
        "The data source says that section 0 has 9223372036854775807 rows; the most is "
          + "140737488355328"
      case .manySections:
        "The data source says that section 2 has 70368744177664 rows, and the sections before it "
          + "140737488355328; the most for all is 140737488355328"
      case .sections:
        "The data source says that it has 9223372036854775807 sections; the most is 16777216"
      case .height:
        "The rows, headers and footers of a table cannot be 140737488355360.0 points high together; "
          + "they are less than 140737488355328"
      case .ownHeights:
        "Section 0 has 8796093022207 rows, which cannot all have heights of their own; the most is "
          + "2147483648, and rows of one height can be 140737488355328"
      case .measured:
        "Section 0 has 4294967296 rows, which cannot all have heights of their own; the most is "
          + "2147483648, and rows of one height can be 140737488355328"
      }
    }
  }
}

/// A hand-written data source that claims any numbers.
private final class ExtremeSource: TableViewDataSource {
  typealias Section = (count: Int, heights: RowHeights<Int>)

  var sections: [Section]
  var claimedSections: Int?
  private let row = CellRegistration<LineCell, TableIndexPath> { cell, indexPath in
    cell.label.text = "\(indexPath)"
  }

  init(sections: [Section]) { self.sections = sections }

  init(using generator: inout SeededGenerator) {
    let counts = [
      0, 1, 2, 3, 1 << 20, 1 << 31, 1 << 40, 1 << 46, 1 << 47, 1 << 52, .max - 1, .max, -1,
    ]
    let heights = [0, 0.01, 1.0 / 64, 16, 44, 0x1p10, 0x1p20, 16_777_216]
    sections = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      let isSmall = Bool.random(using: &generator)
      let count = (isSmall ? counts[..<4] : counts[...]).randomElement(using: &generator)!
      let height = heights.randomElement(using: &generator)!
      return (count, generator.oneIn(4) ? .standard : .fixed(height))
    }
  }

  var numberOfSections: Int { claimedSections ?? sections.count }
  func numberOfRows(inSection section: Int) -> Int { sections[section].count }
  func traits(ofSection section: Int) -> SectionTraits {
    SectionTraits(header: "header", rowHeights: sections[section].heights)
  }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(indexPath, with: row)
  }

  var lastRows: [TableIndexPath] {
    sections.enumerated().filter { $0.element.count > 0 }
      .map { TableIndexPath(section: $0.offset, row: $0.element.count - 1) }
  }

  /// The height of the content in units, counted in more bits than it can need; nil where a table
  /// cannot hold it.
  func exactUnits(spacing: Double) -> Int128? {
    guard sections.allSatisfy({ $0.count >= 0 }),
      sections.reduce(0, { $0 + Int128($1.count) }) <= 1 << 47
    else { return nil }
    var units = Int128(spacing * 64) * Int128(max(0, sections.count - 1))
    for section in sections {
      units += 16 * 64 + Int128(section.count) * Int128((height(section) * 64).rounded())
    }
    return units < 1 << 53 ? units : nil
  }

  /// The refusal by the limits.
  func refusal(spacing: Double) -> String? {
    var before = 0
    for (number, section) in sections.enumerated() {
      if let refusal = TableLimits.refusal(
        ofRows: section.count, inSection: number, after: before)
      {
        return refusal
      }
      before += section.count
    }
    let parts = sections.map { section in
      TableGeometry.Section(
        header: LayoutUnit(points: 16),
        rows: .uniform(count: section.count, height: LayoutUnit(points: height(section))))
    }
    return TableLimits.refusal(of: parts, spacing: LayoutUnit(points: spacing))
  }

  /// True if a point contains many rows.
  var hasTinyRows: Bool { sections.contains { height($0) > 0 && height($0) < 1 } }

  private func height(_ section: Section) -> Double {
    if case .fixed(let height) = section.heights { height } else { 16 }
  }
}
