#if canImport(UIKit) && !os(watchOS)
  public import TableModels
  public import TableSources
  import UIKit

  extension TableViewAdapter: @MainActor TableDataSourceHost {
    public func dataSourceWillChange(_ feed: ChangeFeed, by change: TableChange) {
      isChanging = true
      announced = nil
      // The app may have given the table view another data source.
      guard let tableView, tableView.dataSource === self else { return }
      let announced = AnnouncedChange(change, of: tableView, showing: source)
      self.announced = announced
      cells.endDisplays(where: announced.takesAway)
    }

    public func dataSourceDidChange(_ feed: ChangeFeed, by change: TableChange) {
      defer { isChanging = false }
      guard let change = announced.take(), let tableView else { return }
      let hasOtherHeights = updateHeights()
      guard !hasOtherHeights, let difference = change.difference,
        // Right by construction, unless a source that somebody wrote announces what does not add up.
        let batch = try? difference.updates.checked(from: change.before, to: source.rowCounts)
      else {
        cells.endDisplays { _ in true }
        tableView.reloadData()
        return select(change.selected.compactMap { place(of: $0) { $0 } }, in: tableView)
      }
      cells.follow(batch)
      performStructure(of: difference.updates, in: tableView)
      refresh(difference, batch, in: tableView)
      select(change.selected.compactMap { place(of: $0, after: batch.placeAfter) }, in: tableView)
    }

    /// Deletes, inserts and moves, as one batch.
    private func performStructure(of updates: TableUpdates, in tableView: UITableView) {
      var structure = updates
      structure.reconfiguredRows = []
      structure.reloadedRows = []
      guard !structure.isEmpty else { return }
      tableView.performBatchUpdates { [animation] in
        // Some versions die of an announcement of nothing.
        if !structure.deletedSections.isEmpty {
          tableView.deleteSections(IndexSet(structure.deletedSections), with: animation)
        }
        if !structure.insertedSections.isEmpty {
          tableView.insertSections(IndexSet(structure.insertedSections), with: animation)
        }
        if !structure.reloadedSections.isEmpty {
          tableView.reloadSections(IndexSet(structure.reloadedSections), with: animation)
        }
        for move in structure.movedSections { tableView.moveSection(move.from, toSection: move.to) }
        if !structure.deletedRows.isEmpty {
          tableView.deleteRows(at: structure.deletedRows.paths, with: animation)
        }
        if !structure.insertedRows.isEmpty {
          tableView.insertRows(at: structure.insertedRows.paths, with: animation)
        }
        for move in structure.movedRows {
          tableView.moveRow(at: IndexPath(move.from), to: IndexPath(move.to))
        }
      }
    }

    /// Shows new content in the rows and titles that stayed, at the places after the structure: a reload in
    /// the same batch as a move is what UIKit gets wrong.
    private func refresh(
      _ difference: TableDifference, _ batch: CheckedUpdates, in tableView: UITableView
    ) {
      let retitled = IndexSet(difference.retitledSections.map(\.after))
      func places(_ rows: [TableIndexPath]) -> Set<TableIndexPath> {
        Set(rows).filter { !retitled.contains($0.section) }
      }
      var refreshed = places(difference.updates.reconfiguredRows.compactMap(batch.placeAfter))
      if difference.sharesObjects { refreshed.formUnion(places(cells.rows)) }
      let reloaded = places(difference.updates.reloadedRows.compactMap(batch.placeAfter))
        .union(cells.rowsOfOtherKind(among: refreshed))
      refreshed.subtract(reloaded)
      guard !refreshed.isEmpty || !reloaded.isEmpty || !retitled.isEmpty else { return }
      // A batch, because at its end UIKit asks for heights again.
      tableView.performBatchUpdates { [animation] in
        if !refreshed.isEmpty { tableView.reconfigureRows(at: refreshed.sorted().paths) }
        if !reloaded.isEmpty { tableView.reloadRows(at: reloaded.sorted().paths, with: animation) }
        // A table view asks for titles again in no other way.
        if !retitled.isEmpty { tableView.reloadSections(retitled, with: .none) }
      }
    }

    // MARK: Selection

    /// The place of a selected row after a change: where it stayed, or where its identity is now.
    private func place(
      of selected: (row: TableIndexPath, identity: RowIdentity?),
      after placeAfter: (TableIndexPath) -> TableIndexPath?
    ) -> TableIndexPath? {
      if let place = placeAfter(selected.row), source.contains(place) {
        guard let identity = selected.identity, let now = source.identity(at: place) else {
          return place
        }
        if now == identity { return place }
      }
      return selected.identity.flatMap(source.indexPath(ofRowWith:))
    }

    /// Makes these rows the selected ones, without telling anybody.
    private func select(_ rows: [TableIndexPath], in tableView: UITableView) {
      let wanted = Set(rows)
      let present = Set((tableView.indexPathsForSelectedRows ?? []).map(TableIndexPath.init))
      for row in present.subtracting(wanted).sorted() {
        tableView.deselectRow(at: IndexPath(row), animated: false)
      }
      for row in wanted.subtracting(present).sorted() {
        tableView.selectRow(at: IndexPath(row), animated: false, scrollPosition: .none)
      }
    }
  }

  extension [TableIndexPath] {
    fileprivate var paths: [IndexPath] { map { IndexPath($0) } }
  }
#endif
