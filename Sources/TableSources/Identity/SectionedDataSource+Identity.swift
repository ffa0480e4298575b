public import TableModels

extension SectionedDataSource {
  public func identity(at indexPath: TableIndexPath) -> RowIdentity? {
    let (child, section) = child(ofSection: indexPath.section)
    return sources[child].identity(at: TableIndexPath(section: section, row: indexPath.row))
  }

  public func indexPath(ofRowWith identity: RowIdentity) -> TableIndexPath? {
    firstPlace { $0.indexPath(ofRowWith: identity) }
  }

  public func indexPath(ofRowWithID id: some Hashable) -> TableIndexPath? {
    firstPlace { $0.indexPath(ofRowWithID: id) }
  }

  /// The place that the first child gives which gives any, counted in the whole.
  private func firstPlace(
    _ place: (any TableDataSource) -> TableIndexPath?
  ) -> TableIndexPath? {
    for (child, source) in sources.enumerated() {
      if let place = place(source) { return indexPath(of: place, inChild: child) }
    }
    return nil
  }
}
