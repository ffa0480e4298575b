public import TableModels

extension SectionedDataSource: RowPrefetcher {
  /// The data source itself, if a child has a prefetcher.
  public var prefetcher: (any RowPrefetcher)? {
    sources.contains { $0.prefetcher != nil } ? self : nil
  }

  public func prefetchRows(at indexPaths: [TableIndexPath]) {
    for (child, indexPaths) in runs(of: indexPaths) {
      sources[child].prefetcher?.prefetchRows(at: indexPaths)
    }
  }

  public func cancelPrefetching(ofRowsAt indexPaths: [TableIndexPath]) {
    for (child, indexPaths) in runs(of: indexPaths) {
      sources[child].prefetcher?.cancelPrefetching(ofRowsAt: indexPaths)
    }
  }

  /// The index paths as the children count them, in order, one run for each change of the child.
  private func runs(
    of indexPaths: [TableIndexPath]
  ) -> [(child: Int, indexPaths: [TableIndexPath])] {
    var runs: [(child: Int, indexPaths: [TableIndexPath])] = []
    for indexPath in indexPaths {
      let (child, section) = child(ofSection: indexPath.section)
      if runs.last?.child != child { runs.append((child, [])) }
      runs[runs.count - 1].indexPaths.append(
        TableIndexPath(section: section, row: indexPath.row))
    }
    return runs
  }
}
