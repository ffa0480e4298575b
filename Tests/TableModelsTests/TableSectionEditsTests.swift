import TableModels
import TestSupport
import Testing

@Suite struct TableSectionEditsTests {
  /// A section of 0, 10, 20 …, kept in both ways.
  private static func tens(_ count: Int) -> [TableSection<Int>] {
    [TableSection(id: 0, (0..<count).map { $0 * 10 }), AskedRows().section(count: count)]
  }

  @Test(arguments: 0...3)
  func `every insertion puts the models where it says`(count: Int) {
    let models = (0..<count).map { $0 * 10 }
    for section in Self.tens(count) {
      for row in 0...count {
        let (above, below) = (Array(models[..<row]), Array(models[row...]))
        for added in [[], [-1], [-1, -2]] {
          var edited = section
          edited.insert(contentsOf: added, at: row)
          #expect(Array(edited) == above + added + below)
        }
        var edited = section
        edited.insert(-1, at: row)
        #expect(Array(edited) == above + [-1] + below)
      }
    }
  }

  @Test(arguments: 0...3)
  func `an appended model is the last`(count: Int) {
    let models = (0..<count).map { $0 * 10 }
    for section in Self.tens(count) {
      var edited = section
      edited.append(-1)
      edited.append(contentsOf: [-2, -3])
      edited.append(contentsOf: EmptyCollection())
      #expect(Array(edited) == models + [-1, -2, -3])
    }
  }

  @Test(arguments: 1...3)
  func `every removal takes out the model of its row`(count: Int) {
    let models = (0..<count).map { $0 * 10 }
    for section in Self.tens(count) {
      for row in 0..<count {
        var edited = section
        #expect(edited.remove(at: row) == models[row])
        #expect(Array(edited) == models.filter { $0 != models[row] })
      }
    }
  }

  @Test(arguments: 1...3)
  func `every replacement changes its row alone`(count: Int) {
    for section in Self.tens(count) {
      for row in 0..<count {
        var edited = section
        edited[row] = -1
        for other in 0..<count { #expect(edited[other] == (other == row ? -1 : other * 10)) }
      }
    }
  }

  @Test func `the algorithms of mutable collections work, however the models are kept`() {
    for section in Self.tens(4) {
      var edited = section
      edited.swapAt(0, 3)
      #expect(Array(edited) == [30, 10, 20, 0])
      edited.reverse()
      #expect(Array(edited) == [0, 20, 10, 30])
      edited.sort()
      #expect(edited == section)
      edited[1] += 1
      #expect(Array(edited) == [0, 11, 20, 30])
    }
  }

  @Test func `an edit leaves copies as they were`() {
    for section in Self.tens(2) {
      var edited = section
      edited.append(-1)
      edited.remove(at: 0)
      #expect(Array(section) == [0, 10])
      #expect(Array(edited) == [10, -1])
    }
  }

  // MARK: Storing

  @Test func `storing asks for each model once, and never again`() {
    let asked = AskedRows()
    var section = asked.section(count: 3)
    section.storeModels()
    section.storeModels()
    #expect(Array(section) == [0, 10, 20])
    #expect(asked.rows == [0, 1, 2])
  }

  private static let edits: [@Sendable (inout TableSection<Int>) -> Void] = [
    { $0.append(-1) },
    { $0.append(contentsOf: [-1, -2]) },
    { $0.insert(-1, at: 1) },
    { $0.insert(contentsOf: [-1, -2], at: 3) },
    { $0.remove(at: 2) },
    { $0[0] = -1 },
  ]

  @Test func `the first edit stores the models, and others find them stored`() {
    for first in Self.edits {
      for second in Self.edits {
        let asked = AskedRows()
        var section = asked.section(count: 4)
        first(&section)
        #expect(asked.rows == [0, 1, 2, 3])
        second(&section)
        _ = Array(section)
        #expect(asked.rows == [0, 1, 2, 3])
      }
    }
  }

  // MARK: Mistakes

  private static let mistakes: Mistakes = [
    "Row 3 is out of bounds for an insertion (0...2)": {
      var section = TableSection(id: 0, [1, 2])
      section.insert(0, at: 3)
    },
    "Row -1 is out of bounds for an insertion (0...2)": {
      var section = TableSection(id: 0, [1, 2])
      section.insert(contentsOf: [], at: -1)
    },
    "Row 6 is out of bounds for an insertion (0...5)": {
      var section = TableSection(id: 0, count: 5) { $0 }
      section.insert(0, at: 6)
    },
    "Row 2 is out of bounds (2 rows)": {
      var section = TableSection(id: 0, [1, 2])
      section.remove(at: 2)
    },
    "Row -1 is out of bounds (5 rows)": {
      var section = TableSection(id: 0, count: 5) { $0 }
      section.remove(at: -1)
    },
    "Row 0 is out of bounds (0 rows)": {
      var section = TableSection<Int>(id: 0)
      section.remove(at: 0)
    },
  ]

  @Test(arguments: mistakes.keys.sorted())
  func `an edit out of bounds traps with value and limit`(message: String) async {
    let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [message] in try TableSectionEditsTests.mistakes[message]?()
    }
    #expect(exit.trapMessage == message)
  }
}
