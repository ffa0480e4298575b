import Tables
import Testing

/// Shows that each list that is to be right works, whatever its actions do.
@MainActor @Suite struct CorrectListTests {
  @Test func `there are enough of them`() {
    #expect(CorrectList.all.count >= 22)
    #expect(Set(CorrectList.all.map(\.name)).count == CorrectList.all.count)
  }

  @Test(arguments: CorrectList.all) func `a correct list stays right through its actions`(
    _ correct: CorrectList
  ) {
    let list = correct.make()
    guard let table = list.table else { return }
    for action in list.actions + list.actions.reversed() {
      list.perform(.act(action.name))
      #expect(correct.ignoresContent || !list.isUnlikeAfterReload, "\(correct): \(action.name)")
    }
    for distance in [16.0, 40, -8] {
      list.perform(.scroll(distance))
      #expect(correct.ignoresContent || !list.isUnlikeAfterReload, "\(correct)")
    }
    #expect(table.diagnostics.isEmpty, "\(correct): \(table.diagnostics)")
  }

  @Test(arguments: CorrectList.all) func `a correct list gives the same answers again`(
    _ correct: CorrectList
  ) {
    let list = correct.make()
    #expect(correct.ignoresContent || !list.answersDifferWhenAskedAgain, "\(correct)")
    #expect(!list.hasWrongIDs, "\(correct)")
    #expect(!list.hasWrongKinds, "\(correct)")
  }

  @Test(arguments: CorrectList.all) func `a correct list draws a used cell like a new one`(
    _ correct: CorrectList
  ) async {
    let list = correct.make()
    // Rows that are shown by hand have cells of their table's own queue.
    guard !correct.ignoresContent, list.places.allSatisfy({ list.source.cellKind(at: $0) != nil })
    else { return }
    let places = list.places.prefix(8)
    for first in places {
      for second in places where isOneKind(first, second, in: list.source) {
        let used = UsedCell(showing: list.source, rows: [first, second])
        let new = UsedCell(showing: list.source, rows: [second])
        #expect(used.picture == new.picture, "\(correct): \(first), then \(second)")
      }
    }
  }

  @Test(arguments: CorrectList.asyncCells) func `a correct list shows nothing late`(
    _ correct: CorrectList
  ) async {
    let source = correct.make().source
    let new = await UsedCell(showing: source, rows: [[0, 1]]).allPictures()
    for turns in 0..<4 {
      let cell = UsedCell(showing: source, rows: [[0, 0]])
      for _ in 0..<turns { await Task.yield() }
      cell.show([0, 1])
      let used = await cell.allPictures()
      #expect(used.subtracting(new).isEmpty, "\(correct), after \(turns) turns")
    }
  }

  private func isOneKind(
    _ first: TableIndexPath, _ second: TableIndexPath, in source: any TableDataSource
  ) -> Bool { source.cellKind(at: first) === source.cellKind(at: second) }

  @Test func `a correct controller ends`() {
    for correct in CorrectList.releasedLists {
      let objects = weakObjects(of: correct.make)
      #expect(objects.count > 3)
      #expect(objects.allSatisfy { $0.object == nil }, "\(correct)")
    }
  }
}
