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

  /// The duplicates inside of each child: children may use the same ids.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public func duplicateIDs() -> [DuplicateID] {
    sources.enumerated().flatMap { child, source in
      source.duplicateIDs().map { $0.shifted(bySections: firstSection(ofChild: child)) }
    }
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
