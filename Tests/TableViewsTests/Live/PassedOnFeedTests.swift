import Tables
import Testing

/// Another data source's rows under a title of its own; its changes are the other's.
private final class Titled: TableViewDataSource {
  private let base: any TableViewDataSource

  init(_ base: any TableViewDataSource) { self.base = base }

  var changeFeed: ChangeFeed? { base.changeFeed }
  var numberOfSections: Int { base.numberOfSections }
  func numberOfRows(inSection section: Int) -> Int { base.numberOfRows(inSection: section) }
  func traits(ofSection section: Int) -> SectionTraits { SectionTraits(header: "title") }
  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    base.show(&slot, at: indexPath)
  }
}

/// Data sources that pass on the feed of what they wrap.
@Suite struct PassedOnFeedTests {
  private let base = numbers(2)
  private let table = makeTable(lines: 5)

  @Test func `a table follows what a wrapper passes on`() {
    let titled = Titled(base)
    table.dataSource = titled
    #expect(table.visibleRows == [0, 1])
    base.append(2)
    #expect(table.visibleLines == ["row 0", "row 1", "row 2"])
  }

  @Test func `it does so too where it showed the wrapped source before, and after`() {
    table.dataSource = base
    table.layoutIfNeeded()
    let titled = Titled(base)
    table.dataSource = titled
    base.append(2)
    #expect(table.visibleLines == ["row 0", "row 1", "row 2"])
    table.dataSource = base
    #expect(table.visibleRows.count == 3)
    base.append(3)
    #expect(table.visibleRows.count == 4)
    #expect(table.diagnostics == [])
  }

  @Test func `a wrapper that was never loaded takes nothing away as it goes`() {
    table.dataSource = base
    table.layoutIfNeeded()
    let titled = Titled(base)
    table.dataSource = titled
    table.dataSource = base
    base.append(2)
    #expect(table.visibleRows.count == 3)
  }
}
