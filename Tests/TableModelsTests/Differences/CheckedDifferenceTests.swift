import TableModels
import TestSupport
import Testing

/// Differences that are not computed here, but made by others.
@Suite struct CheckedDifferenceTests {
  @Test func `a batch that is right is a difference`() throws {
    var updates = TableUpdates()
    updates.moveSection(0, toSection: 1)
    updates.deleteRows(at: [[1, 0]])
    let difference = try TableDifference(
      updates, from: [1, 2], to: [1, 1], retitledSections: [1, 0, 1], sharesObjects: true)
    #expect(difference.updates == updates)
    #expect(difference.retitledSections.map(\.before) == [1, 0])
    #expect(difference.retitledSections.map(\.after) == [0, 1])
    #expect(difference.sharesObjects)
    #expect(difference.duplicates.isEmpty)
  }

  @Test func `sections that go or are read anew need no word about their titles`() throws {
    var updates = TableUpdates()
    updates.deleteSections([0])
    updates.reloadSections([1])
    let difference = try TableDifference(
      updates, from: [1, 2, 3], to: [7, 3], retitledSections: [0, 1, 2])
    #expect(difference.retitledSections.map(\.before) == [2])
  }

  @Test func `a wrong batch is refused with value and limit`() {
    var updates = TableUpdates()
    updates.deleteRows(at: [[0, 9]])
    let error = #expect(throws: InvalidTableUpdate.self) {
      try TableDifference(updates, from: [3], to: [2])
    }
    #expect(error?.violations.first == .deleteRowOutOfBounds([0, 9], .rows(3)))
  }

  @Test func `a section that is not there cannot have another title`() {
    for section in [-1, 2, .max] {
      let error = #expect(throws: InvalidTableUpdate.self) {
        try TableDifference(
          TableUpdates(), from: [1, 1], to: [1, 1], retitledSections: [0, section])
      }
      #expect(error?.violations == [.retitleSectionOutOfBounds(section, sections: 2)])
      #expect(
        error?.description.contains(
          "The retitled section \(section) does not exist: there are 2 before the batch.") == true)
    }
  }

  @Test(arguments: 0..<UInt64(300 * min(TestScale.current, 50)))
  func `whatever the numbers, there is a difference or an error`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let numbers = [0, 1, 2, 3, -1, .min, .max]
    func number() -> Int { numbers.randomElement(using: &generator)! }
    func path() -> TableIndexPath { TableIndexPath(section: number(), row: number()) }
    func counts() -> [Int] { (0..<Int.random(in: 0..<3, using: &generator)).map { _ in number() } }
    var updates = TableUpdates()
    for _ in 0..<Int.random(in: 0..<4, using: &generator) {
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: updates.deleteRows(at: [path()])
      case 1: updates.insertRows(at: [path()])
      case 2: updates.moveRow(at: path(), to: path())
      case 3: updates.deleteSections([number()])
      case 4: updates.insertSections([number()])
      case 5: updates.moveSection(number(), toSection: number())
      default: updates.reloadSections([number()])
      }
    }
    let (before, after) = (counts(), counts())
    let retitled = (0..<2).map { _ in number() }
    let isRight =
      updates.violations(from: before, to: after).isEmpty
      && retitled.allSatisfy(before.indices.contains)
    let difference = try? TableDifference(
      updates, from: before, to: after, retitledSections: retitled)
    #expect((difference != nil) == isRight)
  }
}
