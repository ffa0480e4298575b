import Tables

/// The rows of another data source that satisfy a condition: a live data source as anybody can write one,
/// with public API alone.
final class FilteredSource<Cell: TableViewCell, Model: Identifiable & Equatable>:
  TableViewDataSource, TableDataSourceHost
{
  private let base: CommonDataSource<Cell, Model>
  private let row: CellRegistration<Cell, Model>
  private let feed = ChangeFeed(of: FilteredSource.self)
  private var shown = TableSnapshot<Model>(sections: [])
  /// The rows that are shown when no change waits any more.
  private var latest = TableSnapshot<Model>(sections: [])
  var isIncluded: (Model) -> Bool { didSet { follow() } }

  init(
    _ base: CommonDataSource<Cell, Model>, row: CellRegistration<Cell, Model>,
    where isIncluded: @escaping (Model) -> Bool
  ) {
    (self.base, self.row, self.isIncluded) = (base, row, isIncluded)
    latest = filtered
    shown = latest
    base.changeFeed?.attach(self)
  }

  var changeFeed: ChangeFeed? { feed }
  var numberOfSections: Int { shown.numberOfSections }
  func numberOfRows(inSection section: Int) -> Int { shown.sections[section].count }
  func traits(ofSection section: Int) -> SectionTraits {
    SectionTraits(header: shown.sections[section].header)
  }
  func identity(at indexPath: TableIndexPath) -> RowIdentity? { RowIdentity(shown[indexPath]) }
  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(shown[indexPath], with: row)
  }

  func dataSourceWillChange(_ feed: ChangeFeed, by change: TableChange) {}
  func dataSourceDidChange(_ feed: ChangeFeed, by change: TableChange) { follow() }

  private var filtered: TableSnapshot<Model> {
    let sections = base.snapshot.sections
    return TableSnapshot(
      sections: sections.map { TableSection(id: $0.id, header: $0.header, $0.filter(isIncluded)) })
  }

  private func follow() {
    let (old, new) = (latest, filtered)
    latest = new
    let difference = new.difference(from: old)
    feed.announce(difference.isEmpty ? nil : .difference(difference)) { [weak self] in
      self?.shown = new
    }
  }
}
