import TableModels
import Testing

@Suite struct PortabilityWarningTests {
  private func warnings(
    from before: [Int], to after: [Int], _ write: (inout TableUpdates) -> Void
  ) -> [TablePortabilityWarning] {
    var updates = TableUpdates()
    write(&updates)
    #expect(updates.violations(from: before, to: after) == [])
    return updates.portabilityWarnings(from: before, to: after)
  }

  @Test func `a plain batch has no warnings`() {
    #expect(
      warnings(from: [10, 20, 30], to: [11, 21, 29]) {
        $0.insertRows(at: [[0, 0], [1, 2]])
        $0.reloadRows(at: [[1, 1]])
        $0.deleteRows(at: [[2, 1]])
      } == [])
    #expect(
      warnings(from: [3], to: [3]) {
        $0.reconfigureRows(at: [[0, 0]])
        $0.moveRow(at: [0, 0], to: [0, 2])
      } == [])
  }

  @Test func `a reload with any move`() {
    #expect(
      warnings(from: [2, 2], to: [2, 2]) {
        $0.reloadRows(at: [[0, 0]])
        $0.moveRow(at: [1, 1], to: [1, 0])
      } == [.reloadWithMove])
    #expect(
      warnings(from: [2, 2, 2], to: [2, 2, 2]) {
        $0.reloadSections([0])
        $0.moveSection(1, toSection: 2)
      } == [.reloadWithMove])
  }

  @Test func `rows that change in a section that moves, or is passed`() {
    #expect(
      warnings(from: [2, 1, 5], to: [1, 1, 5]) {
        $0.moveSection(1, toSection: 0)
        $0.deleteRows(at: [[0, 0]])
      } == [.rowChangesInMovedSection(from: 0, to: 1)])
    #expect(
      warnings(from: [2, 1, 5], to: [1, 2, 6]) {
        $0.moveSection(1, toSection: 0)
        $0.insertRows(at: [[2, 0]])
      } == [])
  }

  @Test func `a section that keeps its place while another one moves past it is not said to move`()
  {
    let warnings = warnings(from: [1, 2, 2], to: [2, 1]) {
      $0.deleteSections([0])
      $0.moveSection(2, toSection: 0)
      $0.deleteRows(at: [[1, 0]])
    }
    #expect(warnings == [.rowChangesInMovedSection(from: 1, to: 1)])
    #expect(
      warnings.map(\.description) == [
        "Rows change in section 1, which another section moves past: UIKit may fail while it "
          + "animates. Change the rows in a second batch."
      ])
  }

  @Test func `what a section says already`() {
    #expect(
      warnings(from: [2, 2, 2], to: [3, 4, 2]) {
        $0.deleteSections([0])
        $0.insertSections([1])
        $0.reloadSections([1])
        $0.deleteRows(at: [[0, 1], [1, 0]])
        $0.insertRows(at: [[0, 2], [1, 3]])
        $0.reloadRows(at: [[1, 1]])
        $0.reconfigureRows(at: [[1, 1]])
      } == [
        .redundantRow([0, 1], .deleteRows), .redundantRow([1, 0], .deleteRows),
        .redundantRow([1, 1], .reloadRows), .redundantRow([1, 1], .reconfigureRows),
        .redundantRow([0, 2], .insertRows), .redundantRow([1, 3], .insertRows),
      ])
  }

  @Test func `what is said twice`() {
    #expect(
      warnings(from: [5, 1], to: [5, 1]) {
        $0.reloadSections([1, 1])
        $0.deleteRows(at: [[0, 1], [0, 0], [0, 1]])
        $0.insertRows(at: [[0, 1], [0, 0], [0, 1], [0, 1]])
        $0.reconfigureRows(at: [[0, 4], [0, 4]])
      } == [
        .repeatedSection(1, .reloadSections), .repeatedRow([0, 1], .deleteRows),
        .repeatedRow([0, 1], .insertRows), .repeatedRow([0, 4], .reconfigureRows),
      ])
  }

  @Test func `a warning says what UIKit does`() {
    #expect(
      TablePortabilityWarning.reloadWithMove.description
        == "A reload and a move in one batch: UIKit may reload the wrong place. "
        + "Reconfigure instead, or reload in a second batch.")
    #expect(
      TablePortabilityWarning.repeatedRow([0, 4], .deleteRows).description
        == "deleteRows(at:) names row [0, 4] more than once.")
  }
}
