import Measurements
import Tables

/// The calls that people make: a snapshot applied to a data source that a table shows, against the
/// difference alone.
///
/// The checksums are the numbers of changes. Every run goes there and back, so that each call finds the
/// content that it changes; an item is a row of one call.
enum ApplySuite {
  static func make() -> [Suite] {
    [MessageChange.none, .mixed(1), .shuffled].map { suite($0, rows: 100_000) }
      + [suite(.mixed(1), rows: 1_000_000)]
  }

  private static func suite(_ change: MessageChange, rows: Int) -> Suite {
    let cases = ChangeCases(change)
    return Suite(
      name: "apply-\(change.name)-\(rows)",
      summary: "a snapshot of \(rows) rows applied, to the laid out table: \(change.summary)",
      control: "difference alone",
      ways: .timed([difference(cases), apply(cases), applyAndLayOut(cases)], items: rows))
  }

  private static func makeSource(
    _ snapshot: TableSnapshot<Message>
  ) -> CommonDataSource<MessageRow, Message> {
    CommonDataSource(sections: snapshot.sections) { cell, message in
      cell.revision = message.revision
    }
  }

  private static func difference(_ cases: ChangeCases) -> Workload {
    var workspace = DifferenceWorkspace()
    return Workload(name: "difference alone") { rows in
      let change = cases.change(rows: rows)
      let there = change.new.difference(from: change.old, using: &workspace)
      let back = change.old.difference(from: change.new, using: &workspace)
      return there.updates.changedRows + back.updates.changedRows
    }
  }

  private static func apply(_ cases: ChangeCases) -> Workload {
    Workload(name: "apply") { rows in
      let change = cases.change(rows: rows)
      let host = CountingHost()
      let source = makeSource(change.old)
      source.changeFeed?.attach(host)
      source.apply(change.new)
      source.apply(change.old)
      return host.changedRows
    }
  }

  private static func applyAndLayOut(_ cases: ChangeCases) -> Workload {
    let table = TableView.ofVisibleRows()
    return Workload(name: "apply and lay out") { rows in
      let change = cases.change(rows: rows)
      let host = CountingHost()
      let source = makeSource(change.old)
      table.dataSource = source
      table.layoutIfNeeded()
      source.changeFeed?.attach(host)
      source.apply(change.new)
      table.layoutIfNeeded()
      source.apply(change.old)
      table.layoutIfNeeded()
      return host.changedRows
    }
  }
}

extension TableUpdates {
  fileprivate var changedRows: Int {
    deletedRows.count + insertedRows.count + reconfiguredRows.count
  }
}

/// A row that shows the revision of a message.
final class MessageRow: TableViewCell {
  final var revision = 0
}

/// Counts the rows that it is told have changed.
private final class CountingHost: TableDataSourceHost {
  private(set) var changedRows = 0

  func dataSourceWillChange(_ feed: ChangeFeed, by change: TableChange) {}

  func dataSourceDidChange(_ feed: ChangeFeed, by change: TableChange) {
    if case .difference(let difference) = change { changedRows += difference.updates.changedRows }
  }
}
