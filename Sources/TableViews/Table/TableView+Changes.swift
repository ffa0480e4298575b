import HeadlessViews
import TableModels
import TableSources

// What happens when the content changes, whoever announces it: first the rows that vanish end their
// display, then what the table knows of the content is brought up to date, and the rows that stay
// keep their cells at their new places. The next layout pass shows the rest.

extension TableView {
  /// The data source is about to change: it can still say what the vanishing rows showed.
  final func contentWillChange(of source: any TableDataSource, by difference: TableDifference?) {
    if !isInPass { loadWhatIsThere() }
    // One that came during a pass is loaded when the pass is over.
    guard content.dataSource === source else { return }
    isChanging = true
    guard let difference, !isOutOfStep else {
      cancelPrefetching()
      return withoutLayout { hideItems { _ in true } }
    }
    if let map = rowMap(of: difference.updates) {
      cancelPrefetching(endedBy: difference.updates, map)
    }
    endDisplays(vanishingWith: difference)
  }

  /// The data source has changed.
  ///
  /// What is loaded keeps step also where a reload is due: until then, rows on show end their display
  /// at the places that they have.
  final func contentDidChange(of source: any TableDataSource, by difference: TableDifference?) {
    guard isChanging, let dataSource = content.dataSource, dataSource === source else { return }
    isChanging = false
    guard let difference, !isOutOfStep else { return setNeedsReload() }
    log.append(difference.duplicates, inTable: name)
    perform(difference, of: dataSource)
  }

  /// Ends the display of what a change takes away or shows anew.
  final func endDisplays(vanishingWith difference: TableDifference) {
    guard let map = rowMap(of: difference.updates) else { return }
    let reloaded = Set(difference.updates.reloadedRows)
    let retitled = Set(difference.retitledSections.map(\.before))
    withoutLayout {
      hideItems { item in
        guard item.isRow else {
          return retitled.contains(item.position.section)
            || map.keptPlace(of: item.position.section) == nil
        }
        let indexPath = item.position.indexPath
        return reloaded.contains(indexPath) || map.placeAfter(of: indexPath) == nil
      }
    }
  }

  /// Brings geometry and items up to date with a change that is right. Where nothing changed, heights
  /// may have.
  final func perform(_ difference: TableDifference, of dataSource: any TableViewDataSource) {
    let updates = difference.updates
    guard let map = rowMap(of: updates) else { return setNeedsReload() }
    let refreshed = refreshedRows(by: difference)
    let anchor = anchorBeyondChange(map)
    withoutLayout {
      content = updatedContent(
        of: dataSource, map: map, refreshed: refreshed.union(updates.reloadedRows),
        asksAgain: difference.isEmpty)
    }
    shownItems = shownItems.compactMap { item in
      guard let place = place(of: item, in: map) else { return nil }
      var moved = item
      moved.position = place
      if item.isRow, refreshed.contains(item.position.indexPath) { moved.needsConfiguration = true }
      return moved
    }
    shownItems.sort { $0.position < $1.position }
    self.anchor = anchor
    isAtRest = false
    itemsMayHaveGaps = true
    setNeedsLayout()
    prefetchWindow.follow(map)
    witnessed.follow(map)
    followMarkedRows(by: map, refreshed: refreshed.union(updates.reloadedRows), in: dataSource)
  }

  /// The rows that stay and have new content, or may have, by their places before.
  private func refreshedRows(by difference: TableDifference) -> Set<TableIndexPath> {
    let refreshed = Set(difference.updates.reconfiguredRows)
    guard difference.sharesObjects else { return refreshed }
    return refreshed.union(shownItems.lazy.filter(\.isRow).map(\.position.indexPath))
  }

  final func rowMap(of updates: TableUpdates) -> RowMap? {
    let before = content.geometry.sections.count
    let after =
      before + Set(updates.insertedSections).count - Set(updates.deletedSections).count
    return RowMap(updates, sectionsBefore: before, sectionsAfter: after)
  }

  /// Where an item of a surviving row or section stands when the content has been updated.
  private func place(of item: ShownItem, in map: RowMap) -> ContentPosition? {
    if item.isRow { return map.placeAfter(of: item.position.indexPath).map { .row($0) } }
    guard let section = map.keptPlace(of: item.position.section) else { return nil }
    guard item.position.item >= 0 else { return .header(ofSection: section) }
    return .footer(ofSection: section, in: content.geometry)
  }

  /// Runs code of the user's that must not start a layout.
  private func withoutLayout(_ body: () -> Void) {
    let wasInPass = isInPass
    isInPass = true
    defer { isInPass = wasInPass }
    body()
  }
}
