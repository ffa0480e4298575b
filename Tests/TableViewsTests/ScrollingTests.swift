import TableTesting
import Tables
import Testing

/// The purpose of the project: a list of a thousand rows in a table with cells for a screenful.
@Suite struct ScrollingTests {
  /// A name on the first line, a rule on the second.
  private final class NameCell: TableViewCell {
    let name = Label()
    let rule = Separator(.horizontal)
    var timesPrepared = 0

    required init() {
      super.init()
      addSubview(name)
      addSubview(rule)
    }

    override func prepareForReuse() { timesPrepared += 1 }

    override func layoutSubviews() {
      name.frame = LayoutRect(x: 0, y: 0, width: bounds.width, height: 16)
      rule.frame = LayoutRect(x: 0, y: 16, width: bounds.width, height: 1)
    }
  }

  private struct Person {
    let name: String
  }

  @Test func `a thousand rows are scrolled with as many cells as are visible at once`() {
    var configured = 0
    var cells: [ObjectIdentifier: NameCell] = [:]
    let people = (0..<1_000).map { Person(name: "Person \($0)") }
    let source = CommonDataSource<NameCell, Person>(people) { cell, person in
      configured += 1
      cells[ObjectIdentifier(cell)] = cell
      cell.name.text = person.name
    }
    let table = makeTable(columns: 12, lines: 6)
    table.rowHeight = 32
    table.dataSource = source

    /// Created, reused, configured and prepared so far.
    func counts() -> [Int] {
      let statistics = table.reuseQueue.statistics(forIdentifier: "NameCell")
      let prepared = cells.values.reduce(0) { $0 + $1.timesPrepared }
      return [statistics.created, statistics.reused, configured, prepared]
    }

    expectScreen(
      table,
      is: """
        Person 0
        ────────────
        Person 1
        ────────────
        Person 2
        ────────────
        """)
    #expect(counts() == [3, 0, 3, 0])

    // By one row: the one that left serves the one that comes.
    table.contentOffset = 32
    expectScreen(
      table,
      is: """
        Person 1
        ────────────
        Person 2
        ────────────
        Person 3
        ────────────
        """)
    #expect(counts() == [3, 1, 4, 1])

    // By half a page: rows cut off at both ends, so there are four of them now.
    table.contentOffset += 48
    expectScreen(
      table,
      is: """
        ────────────
        Person 3
        ────────────
        Person 4
        ────────────
        Person 5
        """)
    #expect(counts() == [4, 2, 6, 2])

    // By half a page back.
    table.contentOffset -= 48
    expectScreen(
      table,
      is: """
        Person 1
        ────────────
        Person 2
        ────────────
        Person 3
        ────────────
        """)
    #expect(counts() == [4, 3, 7, 3])

    // By a jump to the end.
    table.contentOffset = .infinity
    expectScreen(
      table,
      is: """
        Person 997
        ────────────
        Person 998
        ────────────
        Person 999
        ────────────
        """)
    #expect(counts() == [4, 6, 10, 6])
    #expect(table.reuseQueue.statistics.idle == 1)

    // By a jump up, to the middle of a row.
    table.contentOffset = 500 * 32 + 16
    expectScreen(
      table,
      is: """
        ────────────
        Person 501
        ────────────
        Person 502
        ────────────
        Person 503
        """)
    #expect(counts() == [4, 10, 14, 10])
    #expect(cells.count == 4)
  }

  @Test func `a list that is scrolled row by row to its end and back makes no cell on the way`() {
    var configured = 0
    let source = CommonDataSource<LineCell, Int>(Array(0..<1_000)) { cell, number in
      configured += 1
      cell.label.text = "row \(number)"
    }
    let table = makeTable(lines: 10)
    table.dataSource = source
    for row in Array(0...990) + (0...990).reversed() {
      table.contentOffset = Double(row) * 16
      #expect(table.visibleRows == Array(row..<(row + 10)))
      #expect(table.visibleLines == (row..<(row + 10)).map { "row \($0)" })
    }
    #expect(configured == 10 + 990 + 990)
    #expect(
      table.reuseQueue.statistics.description == "created 10, reused 1980, idle 0, discarded 0")
  }

  @Test func `a row that stays keeps its cell`() {
    let source = numbers(100)
    let table = makeTable(lines: 5)
    table.dataSource = source
    var shown: [TableIndexPath: TableViewCell] = [:]
    for offset in [0.0, 16, 24, 8, 60, 100, 0, 40] {
      table.contentOffset = offset
      let paths = table.indexPathsForVisibleRows
      for path in paths {
        let cell = table.cellForRow(at: path)
        if let before = shown[path] { #expect(before === cell) }
      }
      shown = Dictionary(uniqueKeysWithValues: zip(paths, table.visibleCells))
    }
  }

  @Test func `a row that stays is neither configured nor prepared nor laid out again`() {
    var configured: [Int] = []
    let source = CommonDataSource<LineCell, Int>(Array(0..<100)) { _, row in configured.append(row)
    }
    let table = makeTable(lines: 3)
    table.dataSource = source
    _ = table.screen
    let middle = table.cellForRow(at: [0, 2]) as? LineCell
    table.contentOffset = 32
    _ = table.screen
    #expect(configured == [0, 1, 2, 3, 4])
    #expect(middle?.timesPrepared == 0)
    #expect(middle?.timesLaidOut == 1)
    _ = table.screen
    table.contentOffset = 32
    _ = table.screen
    #expect(configured == [0, 1, 2, 3, 4])
  }

  @Test func `a cell of the right size is not laid out again for another row`() {
    let source = numbers(100)
    let table = makeTable(lines: 3)
    table.dataSource = source
    _ = table.screen
    let cell = table.cellForRow(at: [0, 0]) as? LineCell
    table.contentOffset = 16
    expectScreen(table, is: "row 1\nrow 2\nrow 3")
    #expect(table.cellForRow(at: [0, 3]) === cell)
    #expect(cell?.timesPrepared == 1)
    #expect(cell?.timesLaidOut == 1)
  }

  @Test func `what comes right after scrolling to the top or the end is followed`() {
    let source = numbers(10)
    let table = makeTable(lines: 3)
    table.dataSource = source
    table.contentOffset = 32
    _ = table.screen
    table.contentAnchoring = .followEnd
    table.scroll(by: 1_000)
    source.append(10)
    expectScreen(table, is: "row 8\nrow 9\nrow 10")
    table.contentAnchoring = .stayAtTop
    table.scroll(by: -1_000)
    source.insert(99, at: [0, 0])
    expectScreen(table, is: "row 99\nrow 0\nrow 1")
    table.contentAnchoring = .keepVisibleContent
    source.insert(98, at: [0, 0])
    expectScreen(table, is: "row 99\nrow 0\nrow 1")
  }
}
