import TableModels
import Testing

/// Ids that are there more than once: never a trap, always said.
@Suite struct DuplicateIDTests {
  @Test func `the first row is paired with the first, the second with the second`() {
    var old = list([1, 8, 2, 1])
    old[[0, 0]].text = "first"
    old[[0, 3]].text = "second"
    var new = list([9, 1, 2, 1, 1, 7])
    new[[0, 1]].text = "first"
    new[[0, 3]].text = "second"
    let difference = new.difference(from: old)
    #expect(fault(from: old, to: new, difference) == nil)
    #expect(difference.updates.reconfiguredRows == [])
    #expect(difference.updates.movedRows == [])
    #expect(difference.updates.insertedRows == [[0, 0], [0, 4], [0, 5]])
  }

  @Test func `rows are paired inside of a section before across sections`() {
    // So many others in the opposite order that the row is not found by looking ahead.
    let others = Array(20..<40)
    let old = table(("a", [5, 1, 6]), ("b", [1] + others))
    let new = table(("a", [6, 5]), ("b", others.reversed() + [1]))
    let difference = new.difference(from: old)
    #expect(fault(from: old, to: new, difference) == nil)
    #expect(difference.updates.deletedRows == [[0, 1]])
  }

  @Test func `a duplicate that is met is reported with its section, its id and both rows`() {
    let old = table(("a", [1, 2]), ("b", [3]))
    let new = table(("a", [2, 9, 9, 9]), ("b", [4, 2]))
    let difference = new.difference(from: old)
    #expect(fault(from: old, to: new, difference) == nil)
    #expect(
      difference.duplicates == [.row(id: "9", section: "a", first: [0, 1], second: [0, 2])])
    #expect(
      difference.duplicates.map(\.description)
        == ["Row [0, 2] in section a has the id of row [0, 1]: 9"])
  }

  @Test func `all duplicates of a snapshot are found, those between sections too`() {
    let snapshot = table(("a", [1, 2]), ("b", [2, 3, 3, 3]))
    #expect(
      snapshot.duplicateIDs() == [
        .row(id: "2", section: "b", first: [0, 1], second: [1, 0]),
        .row(id: "3", section: "b", first: [1, 1], second: [1, 2]),
      ])
    #expect(table(("a", [1, 2]), ("b", [3])).duplicateIDs() == [])
  }

  @Test func `keeping the first returns the snapshot to show`() throws {
    let old = table(("a", [1, 2]))
    let new = table(("a", [2, 1, 2]), ("b", [1, 3]))
    var workspace = DifferenceWorkspace()
    let resolved = try new.difference(from: old, resolving: .keepFirst, using: &workspace)
    #expect(resolved.snapshot == table(("a", [2, 1]), ("b", [3])))
    #expect(fault(from: old, to: resolved.snapshot, resolved.difference) == nil)
    #expect(
      resolved.difference.duplicates == [
        .row(id: "2", section: "a", first: [0, 0], second: [0, 2]),
        .row(id: "1", section: "b", first: [0, 1], second: [1, 0]),
      ])
  }

  @Test func `refusing throws all duplicates, in words`() throws {
    let new = table(("a", [2, 1, 2]), ("a", [3]), ("b", [1]))
    var workspace = DifferenceWorkspace()
    let error = try #require(throws: DuplicateIDs.self) {
      try new.difference(from: TableSnapshot(), resolving: .refuse, using: &workspace)
    }
    #expect(
      error.description == """
        Section 1 has the id of section 0: a
        Row [0, 2] in section a has the id of row [0, 0]: 2
        Row [2, 0] in section b has the id of row [0, 1]: 1
        """)
  }

  @Test(arguments: [DuplicatePolicy.pairInOrder, .keepFirst, .refuse])
  func `where ids are unique every policy gives the plain difference`(
    policy: DuplicatePolicy
  ) throws {
    let old = table(("a", [1, 2]), ("b", [3]))
    let new = table(("b", [3, 1]), ("a", [4, 2]))
    var workspace = DifferenceWorkspace()
    let resolved = try new.difference(from: old, resolving: policy, using: &workspace)
    #expect(resolved.snapshot == new)
    #expect(resolved.difference == new.difference(from: old))
  }

  @Test func `pairing in order reports what the plain difference did not have to look at`() throws {
    let (old, new) = (list([1, 2]), list([1, 2, 1]))
    #expect(new.difference(from: old).duplicates == [])
    var workspace = DifferenceWorkspace()
    let resolved = try new.difference(from: old, resolving: .pairInOrder, using: &workspace)
    #expect(resolved.snapshot == new)
    #expect(resolved.difference.updates.insertedRows == [[0, 2]])
    #expect(
      resolved.difference.duplicates == [.row(id: "1", section: 0, first: [0, 0], second: [0, 2])])
  }

  @Test func `sections with one id are paired in order`() {
    let old = table(("a", [1]), ("a", [2]), ("b", [3]))
    let new = table(("b", [3]), ("a", [1]), ("a", [2]), ("a", [4]))
    let difference = new.difference(from: old)
    #expect(fault(from: old, to: new, difference) == nil)
    #expect(difference.updates.movedSections == [TableUpdates.SectionMove(from: 2, to: 0)])
    #expect(difference.updates.insertedSections == [3])
    #expect(new.duplicateIDs() == [.section(id: "a", first: 1, second: 2)])
  }

  @Test func `sections with one id are reported where they are met`() {
    let old = table(("b", [1]), ("x", []))
    let new = table(("a", [2]), ("a", [1]), ("x", []))
    let difference = new.difference(from: old)
    #expect(fault(from: old, to: new, difference) == nil)
    #expect(difference.duplicates == [.section(id: "a", first: 0, second: 1)])
  }

  @Test func `keeping the first of sections with one id loses no other row`() throws {
    let new = table(("a", [1]), ("a", [2]), ("b", [2, 1]))
    var workspace = DifferenceWorkspace()
    let resolved = try new.difference(
      from: TableSnapshot(), resolving: .keepFirst, using: &workspace)
    #expect(resolved.snapshot == table(("a", [1]), ("b", [2])))
  }

  @Test func `a list whose ids are all the same is no slower than another`() {
    let old = list(Array(repeating: 0, count: 20_000))
    var new = list(Array(repeating: 0, count: 30_000))
    for row in 0..<30_000 where row % 2 == 0 {
      new[[0, row]] = Item(id: row % 4 == 0 ? 1 : 2)
    }
    let difference = new.difference(from: old)
    #expect(difference.updates.insertedRows.count == 15_000)
    #expect(difference.updates.deletedRows.count == 5_000)
  }
}
