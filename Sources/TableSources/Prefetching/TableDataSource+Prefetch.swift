public import TableModels

extension TableDataSource {
  public var observesPrefetch: Bool { true }

  public func prefetchRows(at indexPaths: [TableIndexPath]) {}

  public func cancelPrefetching(ofRowsAt indexPaths: [TableIndexPath]) {}
}
