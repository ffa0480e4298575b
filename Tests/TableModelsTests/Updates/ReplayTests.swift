import TableModels
import Testing

/// Replaying a batch on a snapshot, at once and in steps, drawn by hand.
@Suite struct ReplayTests {
  typealias Snapshot = TableSnapshot<String>

  private func snapshot(_ sections: (SectionID, [String])...) -> Snapshot {
    Snapshot(sections: sections.map { TableSection(id: $0.0, $0.1) })
  }

  /// The rows of each section, for reading.
  private func rows(_ snapshot: Snapshot) -> [[String]] { snapshot.sections.map { Array($0) } }

  @Test func `rows go, come, move and are renewed`() throws {
    let old = snapshot(("A", ["a", "b", "c", "d"]), ("B", ["x", "y"]))
    let new = snapshot(("A", ["n", "d!", "b"]), ("B", ["x!", "a", "y"]))
    var updates = TableUpdates()
    updates.deleteRows(at: [[0, 2]])
    updates.insertRows(at: [[0, 0]])
    updates.moveRow(at: [0, 0], to: [1, 1])
    updates.moveRow(at: [0, 3], to: [0, 1])
    updates.reconfigureRows(at: [[0, 3]])
    updates.reloadRows(at: [[1, 0]])
    #expect(try updates.applied(to: old, insertingFrom: new) == new)
    #expect(
      try updates.sequentialSteps(from: old.rowCounts, to: new.rowCounts) == [
        .deleteRow([0, 2]),
        .moveRow([0, 2], to: [0, 0]),
        .moveRow([0, 1], to: [1, 1]),
        .insertRow([0, 0]),
        .reloadRow([1, 0]),
        .reconfigureRow([0, 1]),
      ])
  }

  @Test func `what is not announced keeps its old content`() throws {
    let old = snapshot(("A", ["a", "b"]), ("B", ["x"]))
    let new = snapshot(("A", ["a!", "b!", "n"]), ("C", ["x!"]))
    var updates = TableUpdates()
    updates.insertRows(at: [[0, 2]])
    updates.reloadRows(at: [[0, 1]])
    let replayed = try updates.applied(to: old, insertingFrom: new)
    #expect(rows(replayed) == [["a", "b!", "n"], ["x"]])
    #expect(replayed.sections.map(\.id) == ["A", "B"])
  }

  @Test func `sections go, come, move and are read anew`() throws {
    let old = snapshot(("A", ["a"]), ("B", ["b"]), ("C", ["c"]), ("D", ["d"]))
    let new = snapshot(("D", ["d"]), ("N", ["n", "m"]), ("A", ["a"]), ("C", ["p", "q"]))
    var updates = TableUpdates()
    updates.deleteSections([1])
    updates.insertSections([1])
    updates.moveSection(3, toSection: 0)
    updates.reloadSections([2])
    #expect(try updates.applied(to: old, insertingFrom: new) == new)
    #expect(
      try updates.sequentialSteps(from: old.rowCounts, to: new.rowCounts) == [
        .deleteSection(1), .moveSection(2, to: 0), .insertSection(1), .reloadSection(3),
      ])
  }

  @Test func `an untouched section keeps providing its models`() throws {
    let provided = TableSection(id: "squares", count: 1_000_000_000) { $0 * $0 }
    let old = TableSnapshot(sections: [TableSection(id: "few", [1]), provided])
    let new = TableSnapshot(sections: [TableSection(id: "few", [1, 2]), provided])
    var updates = TableUpdates()
    updates.insertRows(at: [[0, 1]])
    // A section whose rows were visited would take minutes here.
    let replayed = try updates.applied(to: old, insertingFrom: new)
    #expect(replayed[[1, 999_999_999]] == 999_999_998_000_000_001)
  }

  @Test func `what a section says already is no step`() throws {
    var updates = TableUpdates()
    updates.deleteSections([0])
    updates.insertSections([0])
    updates.deleteRows(at: [[0, 1], [0, 1]])
    updates.insertRows(at: [[0, 0]])
    updates.moveRow(at: [1, 0], to: [1, 0])
    #expect(
      try updates.sequentialSteps(from: [2, 1], to: [1, 1]) == [
        .deleteSection(0), .insertSection(0),
      ])
  }

  @Test func `two rows that change places are one step`() throws {
    var updates = TableUpdates()
    updates.moveRow(at: [0, 0], to: [0, 1])
    updates.moveRow(at: [0, 1], to: [0, 0])
    #expect(
      try updates.sequentialSteps(from: [2], to: [2]) == [.moveRow([0, 1], to: [0, 0])])
  }

  @Test func `a wrong batch is thrown`() {
    var updates = TableUpdates()
    updates.deleteRows(at: [[0, 0]])
    let old = snapshot(("A", ["a"]))
    let error = #expect(throws: InvalidTableUpdate.self) {
      try updates.applied(to: old, insertingFrom: old)
    }
    #expect(error?.before == [1])
    #expect(error?.after == [1])
    #expect(error?.updates == updates)
    #expect(throws: InvalidTableUpdate.self) { try updates.sequentialSteps(from: [1], to: [1]) }
  }

  /// Every way in which four rows and two sections can be ordered anew by moves alone.
  @Test func `every arrangement of four rows in two sections is reached in steps`() throws {
    let old = snapshot(("A", ["0", "1", "2"]), ("B", ["3"]))
    let places: [TableIndexPath] = [[0, 0], [0, 1], [0, 2], [1, 0]]
    var arrangements = 0
    for order in permutations(of: ["0", "1", "2", "3"]) {
      for split in 0...4 {
        let new = snapshot(("A", Array(order[..<split])), ("B", Array(order[split...])))
        var updates = TableUpdates()
        for (index, name) in order.enumerated() {
          let target =
            index < split
            ? TableIndexPath(section: 0, row: index)
            : TableIndexPath(section: 1, row: index - split)
          updates.moveRow(at: places[Int(name) ?? 0], to: target)
        }
        var stepped = old
        for step in try updates.sequentialSteps(from: [3, 1], to: new.rowCounts) {
          stepped.perform(step, readingFrom: new)
        }
        #expect(stepped == new)
        arrangements += 1
      }
    }
    #expect(arrangements == 24 * 5)
  }

  private func permutations(of names: [String]) -> [[String]] {
    guard let first = names.first else { return [[]] }
    return permutations(of: Array(names.dropFirst())).flatMap { rest in
      (0...rest.count).map { index in
        var order = rest
        order.insert(first, at: index)
        return order
      }
    }
  }
}
