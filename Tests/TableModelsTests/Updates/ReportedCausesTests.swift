import TableModels
import Testing

/// Batches whose causes were once named wrongly: each was refuted by the numbers in the same message.
@Suite struct ReportedCausesTests {
  private func error(
    from before: [Int], to after: [Int], _ write: (inout TableUpdates) -> Void
  ) throws -> InvalidTableUpdate {
    var updates = TableUpdates()
    write(&updates)
    let error = #expect(throws: InvalidTableUpdate.self) {
      try updates.checked(from: before, to: after)
    }
    return try #require(error)
  }

  @Test func `half of the model was changed, so it was not left alone`() throws {
    let swapped = try error(from: [2], to: [1]) {
      $0.insertRows(at: [[0, 0]])
      $0.deleteRows(at: [[0, 1]])
    }
    #expect(swapped.causes == [.modelChangedByHalf, .incompleteBatch])
    let replaced = try error(from: [7], to: [8]) {
      $0.insertRows(at: [[0, 0]])
      $0.deleteRows(at: (0..<7).map { [0, $0] })
    }
    #expect(replaced.causes == [.modelChangedByHalf, .incompleteBatch])
  }

  @Test func `where a row was announced and none came the counts do not fit`() throws {
    let error = try error(from: [1, 1], to: [1, 1]) { $0.insertRows(at: [[4, 0]]) }
    #expect(error.causes == [.wrongPlace])
    #expect(!error.description.contains("the counts fit"))
  }

  @Test func `a section that is reloaded and moves is no row`() throws {
    let error = try error(from: [1, 2], to: [2, 1]) {
      $0.reloadSections([0])
      $0.moveSection(0, toSection: 1)
    }
    #expect(error.causes.first == .reloadWithMove)
    #expect(!error.description.contains("reloaded row"))
  }

  @Test func `one reload does not stand for seventeen deletions`() throws {
    let error = try error(from: [20], to: [3]) { $0.reloadRows(at: [[0, 0]]) }
    #expect(error.causes == [.incompleteBatch])
  }

  @Test func `a silent section is named by its place before, and by that after if it differs`()
    throws
  {
    let error = try error(from: [1, 1], to: [1, 3, 2]) { $0.insertSections([1]) }
    #expect(error.causes == [.silentChange])
    #expect(
      error.description.contains(
        "\nLikely cause: Section 1 (2 after the batch) changed without being announced."))
  }

  @Test func `a model that has not changed has not moved on`() throws {
    let unchanged = try error(from: [5], to: [5]) { $0.deleteRows(at: [[0, 0]]) }
    #expect(unchanged.causes.first == .modelNotChanged)
    #expect(!unchanged.description.contains("moved on"))
    let changed = try error(from: [5], to: [6]) { $0.deleteRows(at: [[0, 0]]) }
    #expect(changed.description.contains("and the model has moved on."))
  }

  @Test func `one mistake in three places makes one line, and its equation another`() throws {
    let error = try error(from: [2], to: [2]) { $0.deleteRows(at: [[0, 4], [0, 2], [0, 3]]) }
    #expect(error.violations.count == 4)
    #expect(
      error.description.contains(
        """

        The deleted row [0, 2] does not exist: section 0 has 2 rows before the batch. So it is \
        with 2 others: [[0, 3], [0, 4]].
        Rows of section 0: 2 before − 3 deleted = -1, but the data source has 2.

        """))
  }

  @Test func `a count below 0 is no index`() throws {
    let error = try error(from: [1], to: [-1]) { _ in }
    #expect(error.causes.first == .negativeIndex)
    #expect(error.description.contains("A number was computed wrong: it is below 0."))
  }
}
