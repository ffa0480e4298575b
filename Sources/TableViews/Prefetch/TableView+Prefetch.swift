import TableModels
import TableSources

// Requests for expected rows. The window changes before the listeners are told, so a listener that
// changes or scrolls meets it in order; the effects wait for the end of the pass.

extension TableView {
  /// Asks for the rows beyond the viewport, at the end of a layout pass.
  ///
  /// - Parameters:
  ///   - visible: The positions that the viewport shows; nil for none.
  ///   - dataSource: The data source whose rows the pass has shown.
  final func prefetch(
    beyond visible: ClosedRange<ContentPosition>?, from dataSource: any TableViewDataSource
  ) {
    let distance = viewport.takeTravel()
    guard let prefetcher = dataSource.prefetcher else {
      if !prefetchWindow.isFresh { prefetchWindow = PrefetchWindow() }
      return
    }
    // The next pass decides for the changed content; the visible rows have come.
    guard !work.isPassOver else {
      return prefetchWindow.arrive { stage.cell(at: $0) != nil }
    }
    let step = prefetchWindow.advance(
      to: visible, by: distance, distance: prefetchDistance, in: content.geometry)
    tellCancelled(step.cancelled, to: dataSource)
    if !step.asked.isEmpty {
      report(.prefetch(step.asked))
      prefetcher.prefetchRows(at: step.asked)
    }
  }

  /// Cancels the rows that a change is about to delete or to give other content.
  ///
  /// The data source announces its changes, and still has the rows.
  final func cancelPrefetching(endedBy batch: CheckedUpdates) {
    cancel(prefetchWindow.removeRows(endedBy: batch), in: content.dataSource)
  }

  /// Cancels rows with other content after a change of a data source written by hand, and forgets
  /// deleted ones.
  ///
  /// The source would take the places of deleted rows for those of others.
  final func cancelPrefetching(leftInPlaceBy batch: CheckedUpdates) {
    let ended = prefetchWindow.removeRows(endedBy: batch)
    cancel(ended.filter { batch.placeAfter(of: $0) == $0 }, in: content.dataSource)
  }

  /// Cancels all expected rows, before everything changes or the data source is changed by hand.
  ///
  /// Nobody knows yet which rows that will be. If the data source has changed already, only places
  /// that still exist are told.
  final func cancelPrefetching() {
    cancel(prefetchWindow.removeAll(), in: content.dataSource)
  }

  /// Cancels all rows that were expected before a reload, or another data source; only rows that
  /// still exist.
  final func cancelPrefetchingAfterReload(of loaded: (any TableViewDataSource)?) {
    let rows = prefetchWindow.removeAll()
    guard loaded === content.dataSource else { return cancel(rows, in: loaded) }
    // The counts have just been read.
    tellCancelled(rows.filter(content.contains), to: loaded)
  }

  private func cancel(_ rows: [TableIndexPath], in dataSource: (any TableViewDataSource)?) {
    guard !rows.isEmpty, let dataSource else { return }
    let counts = dataSource.counts
    tellCancelled(
      rows.filter { $0.section < counts.count && $0.row < counts[$0.section] }, to: dataSource)
  }

  private func tellCancelled(
    _ rows: [TableIndexPath], to dataSource: (any TableViewDataSource)?
  ) {
    guard !rows.isEmpty, let prefetcher = dataSource?.prefetcher else { return }
    report(.cancelPrefetching(rows))
    prefetcher.cancelPrefetching(ofRowsAt: rows)
  }
}
