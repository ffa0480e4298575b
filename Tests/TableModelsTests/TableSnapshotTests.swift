import TableModels
import TestSupport
import Testing

@Suite struct TableSnapshotTests {
  /// Sections of letters: `["ab", "c"]` has two rows in its first section.
  private static func letters(_ sections: [String]) -> TableSnapshot<Character> {
    TableSnapshot(
      sections: sections.enumerated().map { TableSection(id: SectionID($0), Array($1)) })
  }

  /// All worlds of up to two sections of up to three rows.
  private static let worlds: [[String]] = {
    let sections = ["", "a", "ab", "abc"]
    return [[]] + sections.map { [$0] } + sections.flatMap { left in sections.map { [left, $0] } }
  }()

  @Test(arguments: worlds)
  func `a snapshot has the rows that it was given, and no others`(world: [String]) {
    let snapshot = Self.letters(world)
    #expect(snapshot.numberOfSections == world.count)
    #expect(snapshot.numberOfRows == world.joined().count)
    for section in -1...2 {
      for row in -1...3 {
        let path = TableIndexPath(section: section, row: row)
        let rows = world.indices.contains(section) ? Array(world[section]) : []
        let model = rows.indices.contains(row) ? rows[row] : nil
        #expect(snapshot.contains(path) == (model != nil), "\(path)")
        #expect(snapshot.model(at: path) == model, "\(path)")
        if let model { #expect(snapshot[path] == model) }
      }
    }
    for (section, rows) in world.enumerated() {
      #expect(snapshot.numberOfRows(inSection: section) == rows.count)
    }
  }

  @Test func `a snapshot of bare models has one section without titles`() {
    let snapshot = TableSnapshot(["a", "b"])
    #expect(snapshot.sections == [TableSection(id: 0, ["a", "b"])])
    #expect(TableSnapshot<Int>().numberOfSections == 0)
    #expect(TableSnapshot<Int>([]).numberOfSections == 1)
  }

  @Test func `a section is found by its id, the first of several`() {
    var snapshot = TableSnapshot(sections: ["a", "b", "b", 1].map { TableSection(id: $0, [0]) })
    #expect(snapshot.sectionIndex(of: "a") == 0)
    #expect(snapshot.sectionIndex(of: "b") == 1)
    #expect(snapshot.sectionIndex(of: 1) == 3)
    #expect(snapshot.sectionIndex(of: "1") == nil)
    snapshot.moveSection(from: 3, to: 0)
    #expect(snapshot.sectionIndex(of: 1) == 0)
  }

  @Test func `asking where rows are makes no model`() {
    let asked = AskedRows()
    let snapshot = TableSnapshot(sections: [asked.section(count: 9), asked.section(count: 1)])
    #expect(snapshot.numberOfRows == 10)
    #expect(snapshot.numberOfRows(inSection: 0) == 9)
    #expect(snapshot.contains([0, 8]))
    #expect(snapshot.model(at: [1, 1]) == nil)
    #expect(asked.rows == [])
    #expect(snapshot[[0, 8]] == 80)
    #expect(snapshot.model(at: [1, 0]) == 0)
    #expect(asked.rows == [8, 0])
  }

  @Test func `snapshots are equal when their sections are, in order`() {
    let one = TableSection(id: 1, [1])
    let two = TableSection(id: 2, [2])
    #expect(TableSnapshot(sections: [one, two]) == TableSnapshot(sections: [one, two]))
    #expect(TableSnapshot(sections: [one, two]) != TableSnapshot(sections: [two, one]))
    #expect(TableSnapshot(sections: [one]) != TableSnapshot(sections: [one, two]))
  }

  @Test func `a snapshot can be made in one task and read in another`() async {
    let snapshot = await Task.detached {
      TableSnapshot(sections: [
        TableSection(id: "stored", ["a", "b"]),
        TableSection(id: "provided", count: 3) { "row \($0)" },
      ])
    }.value
    let models = await Task.detached { snapshot.sections.map(Array.init) }.value
    #expect(models == [["a", "b"], ["row 0", "row 1", "row 2"]])
  }

  @Test func `models need not be Sendable, nor Equatable`() {
    final class Person { var name = "Ada" }
    let ada = Person()
    let snapshot = TableSnapshot([ada])
    #expect(snapshot[[0, 0]] === ada)
  }

  // MARK: Mistakes

  private static let mistakes: Mistakes = [
    "Section 9 is out of bounds (3 sections)": {
      _ = letters(["a", "", "bc"]).numberOfRows(inSection: 9)
    },
    "Section 1 is out of bounds (1 section)": { _ = TableSnapshot([1])[[1, 0]] },
    "Section -1 is out of bounds (1 section)": { _ = TableSnapshot([1])[[-1, 0]] },
    "Section 0 is out of bounds (0 sections)": { _ = TableSnapshot<Int>()[[0, 0]] },
    "Row 2 is out of bounds (section 2 has 2 rows)": { _ = letters(["a", "", "bc"])[[2, 2]] },
    "Row 0 is out of bounds (section 1 has 0 rows)": { _ = letters(["a", "", "bc"])[[1, 0]] },
    "Row -1 is out of bounds (section 0 has 1 row)": { _ = letters(["a", "", "bc"])[[0, -1]] },
    "Row 4 is out of bounds (section 0 has 4 rows)": {
      _ = TableSnapshot(sections: [TableSection(id: 0, count: 4) { $0 }])[[0, 4]]
    },
    "Section 4 is out of bounds (1 section)": {
      var snapshot = TableSnapshot([1])
      snapshot[[4, 0]] = 2
    },
    "Row 4 is out of bounds (section 0 has 1 row)": {
      var snapshot = TableSnapshot([1])
      snapshot[[0, 4]] = 2
    },
  ]

  @Test(arguments: mistakes.keys.sorted())
  func `a place that does not exist traps with value and limit`(message: String) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [message] in try TableSnapshotTests.mistakes[message]?()
    }
    #expect(exit.trapMessage == message)
  }
}
