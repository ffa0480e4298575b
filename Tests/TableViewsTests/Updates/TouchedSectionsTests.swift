import HeadlessViews
import TableModels
import TableSources
import Testing

@testable import TableViews

/// The sections that a table reads again after a change: asking 100,000 for their titles is felt.
@Suite struct TouchedSectionsTests {
  private let source = CommonDataSource<LineCell, Int>(
    sections: (0..<20).map { TableSection(id: SectionID($0), header: "H\($0)", [$0, $0]) }
  ) { $0.label.text = "\($1)" }

  @Test func `those whose rows come, go, move or change, and those with other titles`() {
    let read = sectionsRead(from: source) { draft in
      draft.insert(-1, at: [3, 1])
      draft.remove(at: [5, 0])
      draft.move(from: [7, 0], to: [9, 0])
      draft.replace(at: [11, 1], with: -2)
      draft.setTitles(header: "new", footer: nil, ofSection: 13)
    }
    #expect(read == [3, 5, 7, 9, 11, 13])
  }

  @Test func `new ones, by their places after the change`() {
    let read = sectionsRead(from: source) { draft in
      draft.insertSection(TableSection(id: "new", [1]), at: 4)
      draft.moveSection(from: 18, to: 1)
      draft.remove(at: [10, 0])
    }
    #expect(read == [5, 10])
  }

  @Test func `all, if somebody else has written the data source or nothing is said to change`() {
    #expect(sectionsRead(from: source) { _ in } == Array(0..<20))
    let other = HandWritten(source)
    #expect(sectionsRead(from: other) { $0.remove(at: [5, 0]) } == Array(0..<20))
  }

  private func sectionsRead(
    from source: any TableViewDataSource, after change: (inout TableDraft<Int>) -> Void
  ) -> [Int] {
    let reader = ContentReader(
      dataSource: source, settings: ContentSettings(), width: 100, remembered: RememberedRows(),
      queue: ReuseQueue())
    var draft = TableDraft(self.source.snapshot)
    change(&draft)
    let (difference, content) = (draft.difference, reader.content())
    self.source.snapshot = draft.snapshot
    guard let batch = CheckedUpdates(difference.updates, sections: 20) else { return [] }
    let refreshed = Set(difference.updates.reconfiguredRows)
    return reader.sections(after: content, by: difference, batch.map, refreshed: refreshed)
      .map(\.number)
  }
}

/// A data source that says nothing of itself but its rows.
private final class HandWritten: TableViewDataSource {
  private let base: CommonDataSource<LineCell, Int>

  init(_ base: CommonDataSource<LineCell, Int>) { self.base = base }

  var numberOfSections: Int { base.numberOfSections }

  func numberOfRows(inSection section: Int) -> Int { base.numberOfRows(inSection: section) }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    base.show(&slot, at: indexPath)
  }
}
