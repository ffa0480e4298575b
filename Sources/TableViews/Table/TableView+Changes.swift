import HeadlessViews
import TableModels
import TableSources

// The steps of a change, whoever announces it: vanishing rows end their display, then the content
// is brought up to date, and the rows that stay keep their cells at their new places. The next
// layout pass shows the rest.

extension TableView {
  /// Prepares for a change of the data source, which can still give the models of vanishing rows.
  final func contentWillChange(of feed: ChangeFeed, by change: TableChange) {
    loadWhatIsThere()
    // A change that came during a pass is loaded when the pass is over.
    guard content.dataSource?.changeFeed === feed else { return }
    switch answer(to: .change) {
    case .now:
      work.beginChange(by: content.isInStep ? batch(of: change) : nil)
      work.enter(.telling) { endDisplays(by: change) }
    case .byReload: reloadData()
    case .already, .afterPhase, .nextPass: break
    }
  }

  /// Follows a change of the data source.
  ///
  /// The loaded content follows even if a reload is due: until then, shown rows end their display
  /// at their places.
  final func contentDidChange(of feed: ChangeFeed, by change: TableChange) {
    guard work.phase == .changing, let dataSource = content.dataSource,
      dataSource.changeFeed === feed
    else { return }
    if case .difference(let difference) = change, let batch = work.batchOfChange,
      isRight(batch, of: dataSource)
    {
      log.append(difference.duplicates, inTable: name)
      work.enter(.telling) { perform(difference, batch.map, of: dataSource) }
    } else {
      setNeedsReload()
    }
    work.endChange()
  }

  /// Returns true if an announced batch leads to the present content of its data source; notes a
  /// wrong one.
  ///
  /// Sources that others have written are checked by counts and identities.
  private func isRight(_ batch: CheckedUpdates, of dataSource: any TableViewDataSource) -> Bool {
    guard !dataSource.isTrusted else { return true }
    let (before, after) = (content.counts, dataSource.counts)
    let counts = batch.updates.violations(from: before, to: after)
    let violations = counts.isEmpty ? stage.identityViolations(of: batch, in: dataSource) : counts
    guard !violations.isEmpty else { return true }
    let error = InvalidTableUpdate(
      table: name, hadLoaded: true, before: before, updates: batch.updates, after: after,
      violations: violations)
    log.append(.refusedUpdate(error))
    report(.refuse(error))
    return false
  }

  private func endDisplays(by change: TableChange) {
    guard case .difference(let difference) = change, let batch = work.batchOfChange else {
      prefetching.cancelAll(of: self)
      return hideItems { _ in true }
    }
    prefetching.cancel(endedBy: batch, of: self)
    hideItems(where: VanishingItems(difference, batch.map).contains)
  }

  /// The batch of a change that begins at the loaded content; nil if everything may change.
  private func batch(of change: TableChange) -> CheckedUpdates? {
    guard case .difference(let difference) = change else { return nil }
    return CheckedUpdates(difference.updates, sections: content.geometry.sections.count)
  }

  /// Ends the display of items outside of a layout pass.
  final func hideItems(where isHidden: (ShownItem) -> Bool) {
    stage.unstickHeader()
    stage.hide(.listening(to: self, content.dataSource), where: isHidden)
  }

  /// Brings geometry and items up to date with a change that is right. Without changes, heights may
  /// still differ.
  final func perform(
    _ difference: TableDifference, _ map: RowMap, of dataSource: any TableViewDataSource
  ) {
    let reconfigured = reconfiguredRows(by: difference)
    let refreshed = reconfigured.union(difference.updates.reloadedRows)
    let reader = ContentReader(
      dataSource: dataSource, settings: content.settings, width: bounds.width,
      remembered: content.remembered, queue: reuseQueue)
    let touched = reader.sections(after: content, by: difference, map, refreshed: refreshed)
    // From here on no code of the user's runs until everything is in step.
    // Before and after: a section may have a view of its own then, or only a title.
    stage.refreshTitles(of: content)
    viewport.follow(map, in: content.geometry, height: viewportHeight)
    content.follow(map.sections, touched: touched, titleWidth: reader.titles.measuredWidth)
    stage.follow(map, refreshed: reconfigured, in: content.geometry)
    stage.refreshTitles(of: content)
    prefetching.follow(map)
    setNeedsLayout()
    work.enter(.settling) {
      markedRows.follow(map, refreshed: refreshed, of: self, in: dataSource)
      report(.change(difference.updates))
    }
  }

  /// The rows that stay and have new content, or may have, by their places before.
  private func reconfiguredRows(by difference: TableDifference) -> Set<TableIndexPath> {
    let rows = Set(difference.updates.reconfiguredRows)
    guard difference.sharesObjects else { return rows }
    return rows.union(stage.items.lazy.filter(\.isRow).map(\.position.indexPath))
  }

  /// The time at which the table fulfils a request.
  final func answer(to request: TableRequest) -> TableAnswer {
    // A data source that has ended never announces that it has changed.
    if work.phase == .changing, content.dataSource == nil { work.endChange() }
    return work.phase.answer(to: request)
  }
}
