import TableModels
import TableSources

/// The requests of a table for expected rows, and their cancellations: the only writer of the window.
///
/// The window changes before the listeners are told, so a listener that changes or scrolls meets it in
/// order; the effects wait for the end of the pass. It is a class, so that no access to the window spans
/// a listener.
final class Prefetching {
  // Unchecked exclusivity: a plain value, read and written by one statement each, for each pass.

  /// The rows that the data source was asked to prefetch.
  @exclusivity(unchecked) private var window = PrefetchWindow()

  /// Asks for the rows beyond the viewport, at the end of a layout pass.
  ///
  /// - Parameters:
  ///   - visible: The positions that the viewport shows; nil for none.
  ///   - distance: The distance that somebody has scrolled.
  ///   - table: The table, whose pass has shown rows.
  ///   - dataSource: The data source of these rows.
  func ask(
    beyond visible: ClosedRange<ContentPosition>?, by distance: LayoutUnit, of table: TableView,
    from dataSource: any TableViewDataSource
  ) {
    guard let prefetcher = dataSource.prefetcher else {
      if !window.isFresh { window = PrefetchWindow() }
      return
    }
    // The next pass decides for the changed content; the visible rows have come.
    guard !table.work.isPassOver else {
      return window.arrive { table.stage.cell(at: $0) != nil }
    }
    let step = window.advance(
      to: visible, by: distance, distance: table.prefetchDistance, in: table.content.geometry)
    tellCancelled(step.cancelled, of: table, to: dataSource)
    if !step.asked.isEmpty {
      table.report(.prefetch(step.asked))
      prefetcher.prefetchRows(at: step.asked)
    }
  }

  /// Gives the rows the places that they have after a batch.
  func follow(_ map: RowMap) { window.follow(map) }

  /// Cancels the rows that a change is about to delete or to give other content.
  ///
  /// The data source announces its changes, and still has the rows.
  func cancel(endedBy batch: CheckedUpdates, of table: TableView) {
    cancel(window.removeRows(endedBy: batch), of: table, in: table.content.dataSource)
  }

  /// Cancels rows with other content after a change of a data source written by hand, and forgets
  /// deleted ones.
  ///
  /// The source would take the places of deleted rows for those of others.
  func cancel(leftInPlaceBy batch: CheckedUpdates, of table: TableView) {
    let ended = window.removeRows(endedBy: batch)
    let inPlace = ended.filter { batch.placeAfter(of: $0) == $0 }
    cancel(inPlace, of: table, in: table.content.dataSource)
  }

  /// Cancels all expected rows, before everything changes or the data source is changed by hand.
  ///
  /// Nobody knows yet which rows that will be. If the data source has changed already, only places
  /// that still exist are told.
  func cancelAll(of table: TableView) {
    cancel(window.removeAll(), of: table, in: table.content.dataSource)
  }

  /// Cancels all rows that were expected before a reload, or another data source; only rows that
  /// still exist.
  func cancelAll(of table: TableView, loadedFrom loaded: (any TableViewDataSource)?) {
    let rows = window.removeAll()
    guard loaded === table.content.dataSource else { return cancel(rows, of: table, in: loaded) }
    // The counts have just been read.
    tellCancelled(rows.filter(table.content.contains), of: table, to: loaded)
  }

  private func cancel(
    _ rows: [TableIndexPath], of table: TableView, in dataSource: (any TableViewDataSource)?
  ) {
    guard !rows.isEmpty, let dataSource else { return }
    let counts = dataSource.counts
    let existing = rows.filter { $0.section < counts.count && $0.row < counts[$0.section] }
    tellCancelled(existing, of: table, to: dataSource)
  }

  private func tellCancelled(
    _ rows: [TableIndexPath], of table: TableView, to dataSource: (any TableViewDataSource)?
  ) {
    guard !rows.isEmpty, let prefetcher = dataSource?.prefetcher else { return }
    table.report(.cancelPrefetching(rows))
    prefetcher.cancelPrefetching(ofRowsAt: rows)
  }
}
