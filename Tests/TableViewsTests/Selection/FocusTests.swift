import TableTesting
import Tables
import Testing

/// The keyboard: which row has the focus, and that it is in view.
@Suite struct FocusTests {
  private let table = makeTable(lines: 4)
  private let source = mailbox((0..<10).map { Mail($0) }, [], [Mail(10), Mail(11)])
  private let recorder = SelectionRecorder()

  init() {
    table.dataSource = source
    table.delegate = recorder
  }

  @discardableResult
  private func press(_ keys: Key...) -> Bool {
    keys.reduce(true) { table.handleKey($1) && $0 }
  }

  @Test func `the first key puts the focus on the first row that is visible`() {
    #expect(table.focusedRow == nil)
    table.contentOffset = 40
    #expect(press(.down))
    #expect(table.focusedRow == [0, 2])
    #expect(table.contentOffset == 32)
    expectScreen(table, is: "> mail 2\n  mail 3\n  mail 4\n  mail 5")
  }

  @Test func `arrows move the focus, and the table scrolls only when they leave it`() {
    press(.down, .down, .down, .down)
    #expect(table.focusedRow == [0, 3])
    #expect(table.contentOffset == 0)
    press(.down)
    expectScreen(table, is: "  mail 1\n  mail 2\n  mail 3\n> mail 4")
    press(.up, .up, .up)
    #expect(table.contentOffset == 16)
    press(.up)
    expectScreen(table, is: "> mail 0\n  mail 1\n  mail 2\n  mail 3")
    #expect(press(.up))
    #expect(table.focusedRow == [0, 0])
  }

  @Test func `every key has its movement`() {
    func row(after key: Key, from start: TableIndexPath) -> TableIndexPath? {
      table.focusedRow = start
      #expect(table.handleKey(key))
      return table.focusedRow
    }
    #expect(row(after: .pageDown, from: [0, 0]) == [0, 3])
    #expect(row(after: .pageUp, from: [0, 8]) == [0, 5])
    #expect(row(after: .home, from: [0, 8]) == [0, 0])
    #expect(row(after: .end, from: [0, 8]) == [2, 1])
    #expect(row(after: .right, from: [0, 8]) == [2, 0])
    #expect(row(after: .left, from: [2, 1]) == [0, 0])
    #expect(row(after: .right, from: [2, 1]) == [2, 1])
    #expect(row(after: .down, from: [0, 9]) == [2, 0])
  }

  @Test func `keys that mean nothing to a table are left to others`() {
    press(.down)
    #expect(!press(.escape))
    #expect(!press(.tab))
    #expect(!press(.character("x")))
  }

  @Test func `enter and the space bar tap the row that has the focus`() {
    #expect(!press(.enter))
    press(.down)
    #expect(press(.enter))
    #expect(recorder.news == ["will select [0, 0]", "selected [0, 0]"])
    press(.down)
    #expect(press(.character(" ")))
    #expect(
      recorder.news == [
        "will select [0, 1]", "will deselect [0, 0]", "deselected [0, 0]", "selected [0, 1]",
      ])
    #expect(table.screen.hasPrefix("  mail 0\n>*mail 1\n"))
    table.selectionMode = .none
    #expect(!press(.enter))
  }

  @Test func `a focus follows a tap, and a tap makes none`() {
    table.tap(row: [0, 2])
    #expect(table.focusedRow == nil)
    press(.down)
    table.tap(row: [0, 2])
    #expect(table.focusedRow == [0, 2])
    press(.down)
    #expect(table.focusedRow == [0, 3])
  }

  @Test func `a table without rows takes no key`() {
    let empty = mailbox([], [])
    table.dataSource = empty
    for key in [Key.up, .down, .home, .end, .pageUp, .pageDown, .left, .right, .enter] {
      #expect(!table.handleKey(key))
    }
    #expect(!TableView().handleKey(.down))
  }

  @Test func `rows that cannot be seen are passed over`() {
    source.rowHeights = .each { $0.id % 2 == 0 ? 0 : 16 }
    table.reloadData()
    press(.down)
    #expect(table.focusedRow == [0, 1])
    press(.down)
    #expect(table.focusedRow == [0, 3])
    press(.home)
    #expect(table.focusedRow == [0, 1])
  }

  @Test func `setting the focus scrolls nowhere, and it may be far away`() {
    table.focusedRow = [2, 1]
    #expect(table.contentOffset == 0)
    expectScreen(table, is: "  mail 0\n  mail 1\n  mail 2\n  mail 3")
    press(.up)
    expectScreen(table, is: "  mail 7\n  mail 8\n  mail 9\n> mail 10")
    table.focusedRow = nil
    #expect(table.focusedRow == nil)
    expectScreen(table, is: "  mail 7\n  mail 8\n  mail 9\n  mail 10")
    #expect(recorder.events.isEmpty)
  }

  @Test func `the focus stays with its row, and goes with it`() {
    table.focusedRow = [0, 4]
    source.insert(Mail(20), at: [0, 0])
    #expect(table.focusedRow == [0, 5])
    source.move(from: [0, 5], to: [2, 0])
    #expect(table.focusedRow == [2, 0])
    source.snapshot = TableSnapshot([Mail(7), Mail(4)])
    #expect(table.focusedRow == [0, 1])
    source.replace(at: [0, 1], with: Mail(4, isUrgent: true))
    #expect(table.screen.hasPrefix("  mail 7\n> mail 4!\n"))
    source.remove(at: [0, 1])
    #expect(table.focusedRow == [0, 0])
    #expect(recorder.events.isEmpty)
  }

  /// A person who deletes one row after the other goes on where they are (bubbles#782).
  @Test func `the focus of a row that is gone moves to its neighbour`() {
    table.focusedRow = [0, 4]
    source.remove(at: [0, 4])
    #expect(table.focusedRow == [0, 4])
    expectScreen(table, is: "  mail 0\n  mail 1\n  mail 2\n  mail 3")
    // Left are 0 1 2 3 5 6 7 8 9.
    source.edit { draft in
      for _ in 0..<3 { draft.remove(at: [0, 4]) }
      draft.move(from: [0, 4], to: [2, 0])
      draft.insert(Mail(30), at: [0, 0])
    }
    #expect(source[[0, 5]].id == 9, "mail 8 went elsewhere")
    #expect(table.focusedRow == [0, 5])
    source.remove(at: [0, 0])
    source.remove(at: [0, 4])
    #expect(table.focusedRow == [0, 3], "the last one, so the one before")
    source.apply(
      TableSnapshot(sections: [TableSection(id: 1, []), TableSection(id: 2, [Mail(40), Mail(41)])]))
    #expect(table.focusedRow != nil)
    source.snapshot = TableSnapshot([Mail(50)])
    #expect(table.focusedRow == [0, 0])
    #expect(table.screen.hasPrefix("> mail 50"))
    source.remove(at: [0, 0])
    #expect(table.focusedRow == nil)
  }

  @Test func `the focus moves past rows that cannot be seen, and out of a section that goes`() {
    source.rowHeights = .each { $0.id % 2 == 0 ? 0 : 16 }
    table.focusedRow = [0, 3]
    source.remove(at: [0, 3])
    #expect(table.focusedRow.map { source[$0].id } == 5)
    source.removeSection(at: 0)
    #expect(table.focusedRow.map { source[$0].id } == 11)
    source.removeSection(at: 1)
    #expect(table.focusedRow == nil)
  }

  /// Everything that can become of a short list: the focus is on what stayed and is nearest below, or
  /// else above.
  @Test func `the focus is where the list says, whatever is deleted`() {
    for gone in 0..<32 {
      for focus in 0..<5 {
        let source = mailbox((0..<5).map { Mail($0) })
        table.dataSource = source
        table.focusedRow = [0, focus]
        let left = (0..<5).filter { gone & (1 << $0) == 0 }
        source.apply(
          TableSnapshot(sections: [
            TableSection(id: source.snapshot.sections[0].id, left.map { Mail($0) })
          ]))
        let expected = left.first { $0 >= focus } ?? left.last
        #expect(table.focusedRow.map { source[$0].id } == expected, "\(gone), \(focus)")
      }
    }
  }

  /// The header of 16 points sticks over the row 1.
  @Test func `the first key passes over what a sticking header covers`() {
    let source = mailbox((0..<10).map { Mail($0) })
    source.edit { $0.setTitles(header: "h", footer: nil, ofSection: 0) }
    table.dataSource = source
    table.frame.size.height = 48
    table.contentOffset = 32
    expectScreen(table, is: "h\n  mail 2\n  mail 3")
    #expect(press(.down))
    #expect(table.focusedRow == [0, 2])
    #expect(table.contentOffset == 32)
  }

  @Test func `a page keeps the row in sight that it began with`() {
    let source = mailbox((0..<20).map { Mail($0) })
    source.edit { $0.setTitles(header: "h", footer: nil, ofSection: 0) }
    table.dataSource = source
    table.focusedRow = [0, 5]
    press(.pageDown)
    expectScreen(table, is: "h\n  mail 5\n  mail 6\n> mail 7")
    press(.pageUp)
    expectScreen(table, is: "h\n> mail 5\n  mail 6\n  mail 7")
  }

  /// A list of 200 rows of differing heights, scrolled to its end (AvaloniaUI 2144).
  @Test func `at the end of a list of many heights the last row is reached and shown`() {
    source.snapshot = TableSnapshot((0..<200).map { Mail($0) })
    source.rowHeights = .each { Double(16 + $0.id * 7 % 48) }
    table.reloadData()
    table.contentOffset = .infinity
    #expect(table.indexPathsForVisibleRows.last == [0, 199])
    table.focusedRow = [0, 197]
    press(.down)
    #expect(table.focusedRow == [0, 198])
    #expect(table.indexPathsForVisibleRows.contains([0, 198]))
    let rect = table.rectForRow(at: [0, 198])
    #expect(rect.minY >= table.contentOffset)
    #expect(rect.maxY <= table.contentOffset + table.bounds.height)
    press(.down, .down)
    #expect(table.focusedRow == [0, 199])
  }

  @Test func `walking down and up shows each row as a whole`() {
    source.rowHeights = .each { Double(8 + $0.id * 5 % 40) }
    table.reloadData()
    for key in [Key.down, .up] {
      for _ in 0..<13 {
        press(key)
        let rect = table.focusedRow.map(table.rectForRow(at:))
        guard let rect else { return #expect(Bool(false), "there is a focus") }
        #expect(rect.minY >= table.contentOffset)
        #expect(rect.maxY <= table.contentOffset + table.bounds.height)
      }
    }
    #expect(table.focusedRow == [0, 0])
  }

  @Test func `a screen offers its keys to the table`() {
    let screen = ScreenTester(table)
    #expect(screen.press(.down))
    #expect(screen.press(.enter))
    #expect(table.indexPathsForSelectedRows == [[0, 0]])
  }
}
