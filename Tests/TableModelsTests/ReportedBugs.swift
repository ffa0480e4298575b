import TableModels
import Testing

/// Faults reported elsewhere about announced updates, with their sources.
@Suite struct ReportedUpdateBugs {
  private func snapshot(_ sections: [String]) -> TableSnapshot<Character> {
    TableSnapshot(
      sections: sections.enumerated().map { TableSection(id: SectionID($0), Array($1)) })
  }

  private func violations(
    from before: [Int], to after: [Int], _ write: (inout TableUpdates) -> Void
  ) -> [TableUpdateViolation] {
    var updates = TableUpdates()
    write(&updates)
    return updates.violations(from: before, to: after)
  }

  @Test func `the last row of a section goes and the section stays empty (RxDataSources 47)`() {
    #expect(violations(from: [1, 10], to: [0, 10]) { $0.deleteRows(at: [[0, 0]]) } == [])
  }

  @Test func `deletions, insertions and moves of one batch (RxDataSources 321)`() throws {
    // 0…7 became n o p q r 3 4 0 by the printed changesets.
    let old = snapshot(["01234567"])
    let new = snapshot(["nopqr340"])
    var updates = TableUpdates()
    updates.deleteRows(at: [[0, 1], [0, 2], [0, 5], [0, 6], [0, 7]])
    updates.insertRows(at: (0...4).map { [0, $0] })
    updates.moveRow(at: [0, 0], to: [0, 7])
    #expect(try updates.applied(to: old, insertingFrom: new) == new)
  }

  @Test
  func `what is before is what the table showed, not what the model became (RxDataSources 60)`() {
    let found = violations(from: [1, 1, 1], to: [1, 1, 1]) { $0.insertSections([0]) }
    #expect(
      found == [.sectionCountMismatch(SectionCountEquation(before: 3, inserted: 1, after: 3))])
  }

  @Test func `reloads name rows before the batch (DeepDiff 54)`() throws {
    // One row u, then 20 rows and u with new content.
    let old = snapshot(["u"])
    let new = snapshot(["abcdefghijklmnopqrstU"])
    var updates = TableUpdates()
    updates.insertRows(at: (0..<20).map { [0, $0] })
    updates.reloadRows(at: [[0, 0]])
    #expect(try updates.applied(to: old, insertingFrom: new) == new)
    #expect(
      violations(from: [1], to: [21]) {
        $0.insertRows(at: (0..<20).map { [0, $0] })
        $0.reloadRows(at: [[0, 20]])
      } == [.reloadRowOutOfBounds([0, 20], .rows(1))])
  }

  @Test
  func `a changed row moves in the same batch, reconfigured (Changeset 12, RxDataSources 86)`()
    throws
  {
    let old = snapshot(["012"])
    let new = snapshot(["!02"])
    var updates = TableUpdates()
    updates.moveRow(at: [0, 1], to: [0, 0])
    updates.reconfigureRows(at: [[0, 1]])
    #expect(try updates.applied(to: old, insertingFrom: new) == new)
  }

  @Test func `a reload in a section whose number changes (FunctionalTableData 160)`() {
    #expect(
      violations(from: [1, 1], to: [1]) {
        $0.deleteSections([0])
        $0.reloadRows(at: [[1, 0]])
      } == [])
  }

  @Test
  func `the same deletion twice is refused with its path (openradar 31786176, IGListKit 616)`() {
    let found = violations(from: [6], to: [4]) { $0.deleteRows(at: [[0, 0], [0, 0]]) }
    #expect(found.first == .duplicateDelete([0, 0]))
  }

  @Test func `a row deletion in a deleted section is absorbed (SwipeCellKit 366)`() throws {
    var updates = TableUpdates()
    updates.deleteSections([1])
    updates.deleteRows(at: [[1, 0]])
    #expect(updates.violations(from: [2, 1], to: [2]) == [])
    #expect(try updates.sequentialSteps(from: [2, 1], to: [2]) == [.deleteSection(1)])
  }

  @Test func `the only row of a section changes section (JSQDataSourcesKit 12)`() throws {
    let old = snapshot(["x", "y"])
    var new = snapshot(["yx"])
    new.sections[0].id = 1
    var updates = TableUpdates()
    updates.deleteSections([0])
    updates.insertRows(at: [[0, 1]])
    #expect(try updates.applied(to: old, insertingFrom: new) == new)
    updates.insertedRows = []
    updates.moveRow(at: [0, 0], to: [0, 1])
    #expect(
      updates.violations(from: [1, 1], to: [2]) == [.moveFromDeletedSection(updates.movedRows[0])])
  }

  @Test func `no row moves into a new section (TLIndexPathTools 18)`() {
    #expect(
      violations(from: [2], to: [1, 1]) {
        $0.insertSections([1])
        $0.moveRow(at: [0, 0], to: [1, 0])
      }.map(\.name) == ["moveIntoInsertedSection"])
  }

  @Test func `a section moves with row changes inside (Bento 187, Differ 85)`() throws {
    let old = snapshot(["", "abc"])
    var new = snapshot(["cnb", ""])
    new.sections[0].id = 1
    new.sections[1].id = 0
    var updates = TableUpdates()
    updates.moveSection(1, toSection: 0)
    updates.deleteRows(at: [[1, 0]])
    updates.insertRows(at: [[0, 1]])
    updates.moveRow(at: [1, 2], to: [0, 0])
    #expect(try updates.applied(to: old, insertingFrom: new) == new)
    var stepped = old
    for step in try updates.sequentialSteps(from: [0, 3], to: [3, 0]) {
      stepped.perform(step, readingFrom: new)
    }
    #expect(stepped == new)
  }

  @Test func `three of four sections go (FlexibleDiff 10)`() {
    #expect(violations(from: [1, 1, 1, 1], to: [1]) { $0.deleteSections([0, 1, 3]) } == [])
  }

  @Test func `a row leaves one section and enters another as one transaction (DTModelStorage 21)`()
  {
    #expect(violations(from: [2, 1], to: [1, 2]) { $0.moveRow(at: [0, 0], to: [1, 0]) } == [])
    #expect(
      violations(from: [2, 1], to: [1, 2]) { $0.deleteRows(at: [[0, 0]]) }.map(\.name)
        == ["rowCountMismatch"])
  }

  @Test func `a move to where the row is already is no step (DTModelStorage 6)`() throws {
    var updates = TableUpdates()
    updates.moveRow(at: [0, 1], to: [0, 1])
    #expect(updates.violations(from: [3], to: [3]) == [])
    #expect(try updates.sequentialSteps(from: [3], to: [3]) == [])
  }

  @Test func `a swap announced as one move is refused (duckduckgo Android 4878)`() {
    struct Row: Identifiable { let id: Int }
    var updates = TableUpdates()
    updates.moveRow(at: [0, 0], to: [0, 3])
    let old = TableSnapshot([0, 1, 2, 3].map(Row.init))
    let new = TableSnapshot([3, 1, 2, 0].map(Row.init))
    #expect(updates.violations(from: old, to: new).map(\.name) == ["identityMismatch"])
    updates.moveRow(at: [0, 3], to: [0, 0])
    #expect(updates.violations(from: old, to: new) == [])
  }

  @Test func `the message names the list (mbrc 346)`() {
    let error = #expect(throws: InvalidTableUpdate.self) {
      try TableUpdates().checked(from: [1], to: [2], table: "Now playing")
    }
    #expect(error?.description.hasPrefix("Invalid update of the table \"Now playing\"\n") == true)
  }

  /// A difference of 20 ids as a batch of moves: each index has to exist when its step applies.
  @Test func `a shuffle of twenty rows replays in steps (Differ 32)`() throws {
    let old = [
      63, 5, 112, 48, 100006, 121, 33, 65, 100003, 57, 100007, 117, 108, 1, 118, 100688, 18, 54,
      116,
      110,
    ]
    let new = [
      65, 118, 110, 117, 100006, 112, 1, 54, 116, 100688, 48, 57, 108, 63, 121, 33, 18, 5, 100003,
      100007,
    ]
    var updates = TableUpdates()
    for (row, id) in old.enumerated() {
      let target = try #require(new.firstIndex(of: id))
      updates.moveRow(at: [0, row], to: [0, target])
    }
    var stepped = TableSnapshot(old)
    for step in try updates.sequentialSteps(from: [20], to: [20]) {
      stepped.perform(step, readingFrom: TableSnapshot(new))
    }
    #expect(stepped == TableSnapshot(new))
  }
}
