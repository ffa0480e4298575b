import TableModels
import TableSources

// Who is told of rows that are expected on screen. The window is changed before anybody is told, so
// whoever reacts by changing or scrolling meets it in order; all that happens then waits for the end
// of the pass.

extension TableView {
  /// Expects the rows beyond what the viewport shows, at the end of a layout pass.
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
    // The next pass decides for what has become of the content; what is on show has come.
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

  /// Cancels the rows that a change is about to take away or to give other content.
  ///
  /// The data source announces its changes, and still has the rows.
  final func cancelPrefetching(endedBy batch: CheckedUpdates) {
    cancel(prefetchWindow.removeRows(endedBy: batch), in: content.dataSource)
  }

  /// Cancels the rows to which a change of a data source written by hand has given other content, and
  /// forgets those that it took away: by their places the source would take them for others.
  final func cancelPrefetching(leftInPlaceBy batch: CheckedUpdates) {
    let ended = prefetchWindow.removeRows(endedBy: batch)
    cancel(ended.filter { batch.placeAfter(of: $0) == $0 }, in: content.dataSource)
  }

  /// Cancels all rows that are expected, before their data source changes everything, or is changed by
  /// hand: nobody knows yet which rows that will be. Of one that has changed already, only places are
  /// told that it still has.
  final func cancelPrefetching() {
    cancel(prefetchWindow.removeAll(), in: content.dataSource)
  }

  /// Cancels all rows that were expected before the data source was read anew, or another in its
  /// place; as far as they are still there.
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
