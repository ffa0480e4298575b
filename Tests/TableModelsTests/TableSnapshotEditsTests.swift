import TableModels
import TestSupport
import Testing

@Suite struct TableSnapshotEditsTests {
  private static let worlds: [[Int]] = {
    let counts = Array(0...3)
    return [[]] + counts.map { [$0] } + counts.flatMap { left in counts.map { [left, $0] } }
  }()

  /// Every pair of edits, on every world of up to two sections of up to three rows, whose sections
  /// store or provide their models, against plain arrays.
  @Test(arguments: worlds)
  func `edits do to a snapshot what they do to arrays`(counts: [Int]) {
    let rows = PlainRows(counts)
    for isProvided in [false, true] {
      let snapshot = rows.snapshot(isProvided: isProvided)
      for first in SnapshotEdit.all(on: counts) {
        let (rows, snapshot) = Self.apply(first, to: rows, snapshot)
        for second in SnapshotEdit.all(on: rows.sections.map(\.count)) {
          let (rows, snapshot) = Self.apply(second, to: rows, snapshot)
          if PlainRows(snapshot) != rows {
            Issue.record("\(counts), then \(first), then \(second): \(PlainRows(snapshot))")
          }
        }
        if PlainRows(snapshot) != rows {
          Issue.record("\(counts), then \(first): \(PlainRows(snapshot))")
        }
      }
    }
  }

  private static func apply(
    _ edit: SnapshotEdit, to rows: PlainRows, _ snapshot: TableSnapshot<Int>
  ) -> (PlainRows, TableSnapshot<Int>) {
    var (rows, snapshot) = (rows, snapshot)
    let expected = edit.apply(to: &rows)
    let returned = edit.apply(to: &snapshot)
    if expected != returned { Issue.record("\(edit) returned \(returned), not \(expected)") }
    return (rows, snapshot)
  }

  @Test func `a moved row is where the move said, and the others keep their order`() {
    var snapshot = TableSnapshot(sections: [
      TableSection(id: 0, ["a", "b", "c"]), TableSection(id: 1, ["d"]),
    ])
    snapshot.move(from: [0, 0], to: [0, 2])
    #expect(snapshot.sections.map(Array.init) == [["b", "c", "a"], ["d"]])
    snapshot.move(from: [0, 2], to: [1, 1])
    #expect(snapshot.sections.map(Array.init) == [["b", "c"], ["d", "a"]])
    snapshot.move(from: [1, 0], to: [0, 0])
    #expect(snapshot.sections.map(Array.init) == [["d", "b", "c"], ["a"]])
  }

  @Test func `a moved section takes its id, titles and rows along`() {
    let sections = [1, 2, 3].map { TableSection(id: SectionID($0), header: "Part \($0)", [$0]) }
    var snapshot = TableSnapshot(sections: sections)
    snapshot.moveSection(from: 0, to: 2)
    #expect(snapshot.sections == [sections[1], sections[2], sections[0]])
    #expect(snapshot.removeSection(at: 1) == sections[2])
    snapshot.insertSection(sections[2], at: 0)
    #expect(snapshot.sections == [sections[2], sections[1], sections[0]])
  }

  @Test func `an edit asks for the models of its own section alone`() {
    let (edited, other) = (AskedRows(), AskedRows())
    var snapshot = TableSnapshot(sections: [edited.section(count: 2), other.section(count: 2)])
    snapshot.append(-1, toSection: 0)
    snapshot.moveSection(from: 0, to: 1)
    #expect(edited.rows == [0, 1])
    #expect(other.rows == [])
  }

  @Test func `an edit leaves copies as they were`() {
    let snapshot = TableSnapshot(sections: [AskedRows().section(count: 2)])
    var edited = snapshot
    edited.replace(at: [0, 0], with: -1)
    #expect(snapshot.sections.map(Array.init) == [[0, 10]])
    #expect(edited.sections.map(Array.init) == [[-1, 10]])
  }

  // MARK: Mistakes

  private static func edit(
    _ edit: @escaping @Sendable (inout TableSnapshot<Int>) -> Void
  ) -> @Sendable () -> Void {
    {
      var snapshot = TableSnapshot(sections: [[1, 2], [3]].map { TableSection(id: 0, $0) })
      edit(&snapshot)
    }
  }

  private static let mistakes: Mistakes = [
    "Section 2 is out of bounds (2 sections)": edit { $0.append(0, toSection: 2) },
    "Section 3 is out of bounds (2 sections)": edit { $0.insert(0, at: [3, 0]) },
    "Row 3 is out of bounds for an insertion (0...2)": edit { $0.insert(0, at: [0, 3]) },
    "Section -1 is out of bounds (2 sections)": edit { $0.remove(at: [-1, 0]) },
    "Row 2 is out of bounds (section 0 has 2 rows)": edit { $0.remove(at: [0, 2]) },
    "Section 4 is out of bounds (2 sections)": edit { $0.move(from: [4, 0], to: [0, 0]) },
    "Row 1 is out of bounds (section 1 has 1 row)": edit { $0.move(from: [1, 1], to: [0, 0]) },
    "Section 5 is out of bounds (2 sections)": edit { $0.move(from: [0, 0], to: [5, 0]) },
    "Row 2 is out of bounds for a move to section 0 (0...1)": edit {
      $0.move(from: [0, 0], to: [0, 2])
    },
    "Row 2 is out of bounds for a move to section 1 (0...1)": edit {
      $0.move(from: [0, 0], to: [1, 2])
    },
    "Row -1 is out of bounds for a move to section 1 (0...1)": edit {
      $0.move(from: [0, 0], to: [1, -1])
    },
    "Row 9 is out of bounds (section 1 has 1 row)": edit { $0.replace(at: [1, 9], with: 0) },
    "Section 3 is out of bounds for an insertion (0...2)": edit {
      $0.insertSection(TableSection(id: 2), at: 3)
    },
    "Section -1 is out of bounds for an insertion (0...2)": edit {
      $0.insertSection(TableSection(id: 2), at: -1)
    },
    "Section 6 is out of bounds (2 sections)": edit { $0.removeSection(at: 6) },
    "Section 7 is out of bounds (2 sections)": edit { $0.moveSection(from: 7, to: 0) },
    "Section 8 is out of bounds (2 sections)": edit { $0.moveSection(from: 0, to: 8) },
  ]

  @Test(arguments: mistakes.keys.sorted())
  func `an edit out of bounds traps with value and limit`(message: String) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [message] in try TableSnapshotEditsTests.mistakes[message]?()
    }
    #expect(exit.trapMessage == message)
  }
}
