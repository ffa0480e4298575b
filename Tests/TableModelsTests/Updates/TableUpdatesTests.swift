import TableModels
import Testing

@Suite struct TableUpdatesTests {
  @Test func `each verb fills its own list`() {
    var updates = TableUpdates()
    #expect(updates.isEmpty)
    #expect(updates.description == "nothing")
    updates.deleteSections([3])
    updates.insertSections(1...2)
    updates.moveSection(4, toSection: 0)
    updates.reloadSections([5])
    updates.deleteRows(at: [[0, 1], [0, 2]])
    updates.insertRows(at: [[0, 3]])
    updates.moveRow(at: [0, 4], to: [1, 0])
    updates.reloadRows(at: [[0, 5]])
    updates.reconfigureRows(at: [[0, 6]])
    #expect(!updates.isEmpty)
    #expect(
      updates.description == """
        deleteSections([3])
        insertSections([1, 2])
        moveSection(4, toSection: 0)
        reloadSections([5])
        deleteRows(at: [[0, 1], [0, 2]])
        insertRows(at: [[0, 3]])
        moveRow(at: [0, 4], to: [1, 0])
        reloadRows(at: [[0, 5]])
        reconfigureRows(at: [[0, 6]])
        """)
  }

  @Test(
    arguments: [
      { $0.deleteRows(at: [[0, 0]]) }, { $0.insertRows(at: [[0, 0]]) },
      { $0.moveRow(at: [0, 0], to: [0, 0]) }, { $0.reloadRows(at: [[0, 0]]) },
      { $0.reconfigureRows(at: [[0, 0]]) }, { $0.deleteSections([0]) },
      { $0.insertSections([0]) }, { $0.moveSection(0, toSection: 0) }, { $0.reloadSections([0]) },
    ] as [@Sendable (inout TableUpdates) -> Void])
  func `one announcement is enough to be not empty`(add: @Sendable (inout TableUpdates) -> Void) {
    var updates = TableUpdates()
    add(&updates)
    #expect(!updates.isEmpty)
  }
}

/// Violations with their numbers, and the order in which they come.
@Suite struct ViolationTests {
  @Test func `all violations are found, sections first`() {
    var updates = TableUpdates()
    updates.deleteRows(at: [[0, 5], [0, 0], [4, 0], [-1, 2]])
    updates.reloadRows(at: [[0, 0]])
    updates.insertSections([7])
    #expect(
      updates.violations(from: [2, 2], to: [1, 2, 1]) == [
        .insertSectionOutOfBounds(7, sections: 3),
        .invalidIndexPath([-1, 2], in: .deleteRows),
        .deleteRowOutOfBounds([0, 5], .rows(2)),
        .deleteRowOutOfBounds([4, 0], .sections(2)),
        .deleteAndReload([0, 0]),
      ])
  }

  @Test func `an equation has all its numbers`() {
    var updates = TableUpdates()
    updates.insertSections([0])
    updates.deleteRows(at: [[0, 0], [0, 1]])
    updates.insertRows(at: [[1, 0]])
    updates.moveRow(at: [0, 2], to: [2, 0])
    updates.moveRow(at: [0, 3], to: [1, 1])
    let violations = updates.violations(from: [9, 9], to: [4, 9, 10])
    #expect(
      violations == [
        .rowCountMismatch(
          RowCountEquation(
            sectionBefore: 0, sectionAfter: 1, before: 9, inserted: 1, deleted: 2, movedOut: 1,
            after: 9))
      ])
    #expect(
      violations.map(\.description) == [
        "Rows of section 0, then 1: 9 before + 1 inserted − 2 deleted − 1 moved out = 7, "
          + "but the data source has 9."
      ])
  }

  @Test func `a row that moves to three places clashes with each`() {
    var updates = TableUpdates()
    for row in 1...3 { updates.moveRow(at: [0, 0], to: [0, row]) }
    let moves = updates.movedRows
    #expect(
      updates.violations(from: [4], to: [4])
        == [.moveOneToTwo(moves[0], moves[1]), .moveOneToTwo(moves[0], moves[2])])
  }

  @Test func `a move around a reloaded section is refused at both ends`() {
    var updates = TableUpdates()
    updates.reloadSections([0])
    updates.moveRow(at: [0, 0], to: [0, 1])
    let move = updates.movedRows[0]
    #expect(
      updates.violations(from: [2], to: [2])
        == [.moveFromReloadedSection(move), .moveIntoReloadedSection(move)])
  }

  @Test func `a reconfigured row may move, and may not go`() {
    var updates = TableUpdates()
    updates.reconfigureRows(at: [[0, 0], [0, 0]])
    updates.moveRow(at: [0, 0], to: [0, 1])
    #expect(updates.violations(from: [2], to: [2]) == [])
    updates.movedRows = []
    updates.deleteRows(at: [[0, 0]])
    #expect(updates.violations(from: [2], to: [1]) == [.deleteAndReconfigure([0, 0])])
  }

  @Test func `a thousand announcements about a million rows are judged without touching a row`() {
    // A count is a number: a table of 4 · 10¹⁸ rows is judged as fast as one of four.
    var updates = TableUpdates()
    let huge = 4_000_000_000_000_000_000
    updates.deleteRows(at: (0..<500).map { [0, $0 * 7] })
    updates.insertRows(at: (0..<500).map { [0, huge - 1 - $0 * 3] })
    #expect(updates.violations(from: [huge], to: [huge]) == [])
  }
}
