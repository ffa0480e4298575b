public import TableModels

extension TableDataSource {
  public func identity(at indexPath: TableIndexPath) -> RowIdentity? { nil }

  public func indexPath(ofRowWithID id: AnyHashable) -> TableIndexPath? {
    firstRow { identity(at: $0)?.id == id }
  }

  /// Returns the place of the first row with an identity; nil if there is none.
  ///
  /// - Complexity: That of `indexPath(ofRowWithID:)`; O(*n*) in the number of rows if a model of
  ///   another type has the id too.
  public func indexPath(ofRowWith identity: RowIdentity) -> TableIndexPath? {
    guard let first = indexPath(ofRowWithID: identity.id) else { return nil }
    if self.identity(at: first) == identity { return first }
    return firstRow { self.identity(at: $0) == identity }
  }

  func firstRow(where isMeant: (TableIndexPath) -> Bool) -> TableIndexPath? {
    for section in 0..<numberOfSections {
      for row in 0..<numberOfRows(inSection: section) {
        let indexPath = TableIndexPath(section: section, row: row)
        if isMeant(indexPath) { return indexPath }
      }
    }
    return nil
  }

  /// The places of the rows that exist among several identities.
  ///
  /// - Complexity: That of ``indexPath(ofRowWith:)`` for one row; O(*n*) in the number of rows for
  ///   any number.
  package func indexPaths(
    ofRowsWith identities: Set<RowIdentity>
  ) -> [RowIdentity: TableIndexPath] {
    guard let identity = identities.first else { return [:] }
    var places: [RowIdentity: TableIndexPath] = [:]
    if identities.count == 1 {
      places[identity] = indexPath(ofRowWith: identity)
      return places
    }
    _ = firstRow { indexPath in
      guard let identity = self.identity(at: indexPath), identities.contains(identity),
        places[identity] == nil
      else { return false }
      places[identity] = indexPath
      return places.count == identities.count
    }
    return places
  }
}
