public import TableModels

extension SectionedDataSource {
  public func identity(at indexPath: TableIndexPath) -> RowIdentity? {
    let (child, section) = child(ofSection: indexPath.section)
    return sources[child].identity(at: TableIndexPath(section: section, row: indexPath.row))
  }

  /// The first place that a child gives, counted in the whole.
  public func indexPath(ofRowWithID id: AnyHashable) -> TableIndexPath? {
    for (child, source) in sources.enumerated() {
      if let place = source.indexPath(ofRowWithID: id) {
        return indexPath(of: place, inChild: child)
      }
    }
    return nil
  }

  /// The duplicates inside of each child: children may use the same ids.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public func duplicateIDs() -> [DuplicateID] {
    sources.enumerated().flatMap { child, source in
      (source as? any AnnouncingDataSource)?.duplicateIDs().map {
        $0.shifted(bySections: firstSection(ofChild: child))
      } ?? []
    }
  }
}
