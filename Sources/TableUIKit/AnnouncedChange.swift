#if canImport(UIKit) && !os(watchOS)
  import TableModels
  import TableSources
  import UIKit

  /// A change of the source, as it is planned for the table view before it happens.
  struct AnnouncedChange {
    /// The difference that the table view can follow; nil if it is to reload.
    let difference: TableDifference?
    /// The number of rows of each section, as the table view has loaded them.
    let before: [Int]
    /// The selected rows with their identities.
    let selected: [(row: TableIndexPath, identity: RowIdentity?)]

    /// Plans a change, while the source still has its old content.
    ///
    /// A layout that is due happens now: a batch would begin with it, and ask for rows that are gone by then.
    /// Asking for the counts makes a table view load that has not yet. Without a window, a batch would make UIKit
    /// lay out rows at a size that means nothing.
    @MainActor init(
      _ change: TableChange, of tableView: UITableView, showing source: some TableDataSource
    ) {
      if tableView.window != nil { tableView.layoutIfNeeded() }
      before = (0..<tableView.numberOfSections).map(tableView.numberOfRows)
      selected = (tableView.indexPathsForSelectedRows ?? []).map(TableIndexPath.init)
        .filter(source.contains).map { ($0, source.identity(at: $0)) }
      if case .difference(let difference) = change, tableView.window != nil,
        difference.updates.isSafe(inSections: before.count)
      {
        self.difference = difference
      } else {
        difference = nil
      }
    }

    /// Returns true if a row or its cell goes.
    func takesAway(_ row: TableIndexPath) -> Bool {
      guard let updates = difference?.updates else { return true }
      return updates.deletedSections.contains(row.section)
        || updates.reloadedSections.contains(row.section) || updates.deletedRows.contains(row)
    }
  }

  extension TableUpdates {
    /// Returns true if UIKit is not known to get the structure of the batch wrong.
    ///
    /// - Parameter count: The number of sections before it.
    fileprivate func isSafe(inSections count: Int) -> Bool {
      // Reloads and reconfigurations of rows come in a second batch, after all moves.
      var structure = self
      structure.reloadedRows = []
      structure.reconfiguredRows = []
      let after = count + Set(insertedSections).count - Set(deletedSections).count
      guard after >= 0 else { return false }
      // Only the numbers of sections are asked.
      return structure.portabilityWarnings(
        from: Array(repeating: 0, count: count), to: Array(repeating: 0, count: after)
      ).isEmpty
    }
  }
#endif
