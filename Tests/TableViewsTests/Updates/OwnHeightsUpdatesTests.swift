import Tables
import Testing

/// Rows that are as high as their numbers say, in sections, written by hand.
private final class Heights: TableViewDataSource {
  var sections: [[Double]]
  private(set) var asked: [TableIndexPath] = []
  var askedSections: [Int] = []
  private let row = CellRegistration<LineCell, Double> { $0.label.text = "\($1)" }

  init(_ sections: [[Double]]) { self.sections = sections }

  var numberOfSections: Int { sections.count }

  func numberOfRows(inSection section: Int) -> Int { sections[section].count }

  func traits(ofSection section: Int) -> SectionTraits {
    askedSections.append(section)
    return SectionTraits(
      rowHeights: .each { row in
        self.asked.append([section, row])
        return self.sections[section][row]
      })
  }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(sections[indexPath.section][indexPath.row], with: row)
  }

  /// Returns the rows that were asked for since the last time.
  func takeAsked() -> [TableIndexPath] {
    defer { asked = [] }
    return asked.sorted()
  }
}

@Suite struct OwnHeightsUpdatesTests {
  @Test func `a batch asks for the heights of new rows and new content, and no others`() throws {
    let source = Heights([(0..<10_000).map { Double($0 % 50) }, [1, 2, 3]])
    let table = makeTable(lines: 5)
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(source.takeAsked().count == 10_003)
    try table.performBatchUpdates { batch in
      // Row 9,000 moves up to 1, two rows change places between the sections, and two rows go.
      var rows = source.sections[0]
      rows.removeSubrange(9_998...)
      rows.insert(rows.remove(at: 9_000), at: 1)
      source.sections[1][1] = rows[0]
      rows[0] = 2
      // Of the rows with new content one moves with it.
      rows[1] = 77
      rows[5_001] = 99
      rows.insert(contentsOf: [7, 8], at: 6_000)
      source.sections[0] = rows
      batch.deleteRows(at: [[0, 9_998], [0, 9_999]])
      batch.moveRow(at: [0, 9_000], to: [0, 1])
      batch.moveRow(at: [0, 0], to: [1, 1])
      batch.moveRow(at: [1, 1], to: [0, 0])
      batch.reconfigureRows(at: [[0, 9_000], [0, 5_000]])
      batch.insertRows(at: [[0, 6_000], [0, 6_001]])
    }
    table.layoutIfNeeded()
    #expect(source.takeAsked() == [[0, 1], [0, 5_001], [0, 6_000], [0, 6_001]])
    expectRightPlaces(of: source, in: table)
  }

  @Test func `a section that nothing happens to is not asked, though another one is`() throws {
    let source = Heights([[1, 2, 3], [4, 5, 6]])
    let table = makeTable(lines: 5)
    table.dataSource = source
    table.layoutIfNeeded()
    _ = source.takeAsked()
    source.askedSections = []
    source.sections = [[4, 5, 60], [1, 2, 3]]
    try table.performBatchUpdates { batch in
      batch.moveSection(1, toSection: 0)
      batch.reloadRows(at: [[1, 2]])
    }
    #expect(source.takeAsked() == [[0, 2]])
    // Titles may have changed with no word about them: each section is asked once, its rows are not.
    #expect(source.askedSections == [0, 1])
    expectRightPlaces(of: source, in: table)
  }

  private func expectRightPlaces(of source: Heights, in table: TableView) {
    var top = 0.0
    for (section, heights) in source.sections.enumerated() {
      for (row, height) in heights.enumerated() {
        let rect = table.rectForRow(at: [section, row])
        guard rect.minY == top, rect.height == height else {
          Issue.record("The row [\(section), \(row)] is at \(rect), not at \(top), \(height) high")
          return
        }
        top += height
      }
    }
    #expect(table.contentHeight == top)
  }
}
