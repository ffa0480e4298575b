public import TableModels

extension CommonDataSource: RowPrefetcher {
  /// The data source itself, if it has a listener.
  public var prefetcher: (any RowPrefetcher)? {
    listeners.prefetch == nil && listeners.cancelPrefetch == nil ? nil : self
  }

  public func prefetchRows(at indexPaths: [TableIndexPath]) {
    tell(onPrefetch, of: indexPaths)
  }

  public func cancelPrefetching(ofRowsAt indexPaths: [TableIndexPath]) {
    tell(onCancelPrefetch, of: indexPaths)
  }

  /// Tells a listener of rows. A stale index path gets no model and no trap: a prefetch is a wish.
  private func tell(_ listener: PrefetchListener?, of indexPaths: [TableIndexPath]) {
    guard let listener else { return }
    let snapshot = storage.snapshot
    let there = indexPaths.filter(snapshot.contains)
    if !there.isEmpty { listener(there.map { snapshot[$0] }, there) }
  }
}
