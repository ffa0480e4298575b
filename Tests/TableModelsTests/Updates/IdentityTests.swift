import TableModels
import Testing

@Suite struct IdentityTests {
  struct Row: Identifiable {
    let id: Character
  }

  private func snapshot(_ sections: (SectionID, String)...) -> TableSnapshot<Row> {
    TableSnapshot(
      sections: sections.map { TableSection(id: $0.0, $0.1.map { Row(id: $0) }) })
  }

  @Test func `a swap announced as one move is refused`() {
    var updates = TableUpdates()
    updates.moveRow(at: [0, 0], to: [0, 3])
    let old = snapshot(("A", "ABCD"))
    #expect(updates.violations(from: old, to: snapshot(("A", "BCDA"))) == [])
    let violations = updates.violations(from: old, to: snapshot(("A", "DBCA")))
    #expect(
      violations == [
        .identityMismatch(
          RowIdentityMismatch(from: [0, 1], to: [0, 0], before: "B", after: "D", count: 3))
      ])
    #expect(
      violations.map(\.description) == [
        "Row [0, 1] is B; after the batch it should be row [0, 0], which is D. "
          + "So are 2 more rows of the section."
      ])
  }

  @Test func `a section that is another one is refused`() {
    let old = snapshot(("A", "a"), ("B", "b"))
    #expect(
      TableUpdates().violations(from: old, to: snapshot(("A", "a"), ("C", "b")))
        == [.sectionIdentityMismatch(from: 1, to: 1, before: "B", after: "C")])
  }

  @Test func `what is reloaded may be another one, what is reconfigured may not`() {
    let old = snapshot(("A", "ab"), ("B", "c"))
    let new = snapshot(("A", "xb"), ("C", "yz"))
    var updates = TableUpdates()
    updates.reloadRows(at: [[0, 0]])
    updates.reloadSections([1])
    #expect(updates.violations(from: old, to: new) == [])
    updates.reloadedRows = []
    updates.reconfigureRows(at: [[0, 0]])
    #expect(updates.violations(from: old, to: new).map(\.name) == ["identityMismatch"])
  }

  @Test func `wrong counts are said first, and alone`() {
    let old = snapshot(("A", "ab"))
    #expect(
      TableUpdates().violations(from: old, to: snapshot(("B", "x"))).map(\.name)
        == ["rowCountMismatch"])
  }

  @Test func `a move of a section keeps its rows, and rows change in it`() {
    let old = snapshot(("A", "ab"), ("B", "cd"))
    let new = snapshot(("B", "d"), ("A", "abn"))
    var updates = TableUpdates()
    updates.moveSection(1, toSection: 0)
    updates.deleteRows(at: [[1, 0]])
    updates.insertRows(at: [[1, 2]])
    #expect(updates.violations(from: old, to: new) == [])
    updates.deletedRows = [[1, 1]]
    #expect(updates.violations(from: old, to: new).map(\.name) == ["identityMismatch"])
  }

  @Test func `an identity error names its cause`() {
    var updates = TableUpdates()
    updates.moveRow(at: [0, 0], to: [0, 3])
    let old = snapshot(("A", "ABCD"))
    let new = snapshot(("A", "DBCA"))
    let error = InvalidTableUpdate(
      before: [4], updates: updates, after: [4], violations: updates.violations(from: old, to: new))
    #expect(error.causes == [.otherRowsAnnounced])
  }
}
