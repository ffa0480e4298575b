public import TableModels

extension CommonDataSource {
  /// The identity of a row whose model is `Identifiable`, also behind a protocol or in an optional.
  ///
  /// - Returns: The identity, or nil if the model has none or there is no such row.
  public func identity(at indexPath: TableIndexPath) -> RowIdentity? {
    let snapshot = storage.snapshot
    guard snapshot.contains(indexPath) else { return nil }
    var identity: RowIdentity?
    snapshot.lend(indexPath) { identity = RowIdentity(ofModel: copy $0) }
    return identity
  }
}

extension CommonDataSource {
  /// The place of the first row whose model has an id; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  public func indexPath(ofRowWithID id: AnyHashable) -> TableIndexPath? {
    guard let rowType = Model.self as? any Identifiable.Type else {
      return firstRow { identity(at: $0)?.id == id }
    }
    return storage.snapshot.firstRow(withID: id, ofType: rowType)
  }
}

extension CommonDataSource where Model: Identifiable {
  /// The place of the first row whose model has an id; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the number of rows; nothing is allocated.
  @inlinable
  public func indexPath(ofRowWithID id: Model.ID) -> TableIndexPath? {
    let snapshot = storage.snapshot
    for section in snapshot.sections.indices {
      for row in snapshot.sections[section].indices {
        let place = TableIndexPath(section: section, row: row)
        var isMeant = false
        snapshot.lend(place) { isMeant = $0.id == id }
        if isMeant { return place }
      }
    }
    return nil
  }
}

extension TableSnapshot {
  /// One cast for all rows: a box for each would take 45 times as long.
  fileprivate func firstRow<Row: Identifiable>(
    withID id: AnyHashable, ofType _: Row.Type
  ) -> TableIndexPath? {
    guard let typed = self as? TableSnapshot<Row> else { return nil }
    // Ids of other types may be equal: numbers of all sizes are.
    guard type(of: id.base) == Row.ID.self, let id = id.base as? Row.ID else {
      return typed.firstRow { AnyHashable($0.id) == id }
    }
    for (number, section) in typed.sections.enumerated() {
      guard let row = section.row(ofModelWithID: id) else { continue }
      return TableIndexPath(section: number, row: row)
    }
    return nil
  }

  private func firstRow(where isMeant: (Model) -> Bool) -> TableIndexPath? {
    for (number, section) in sections.enumerated() {
      guard let row = section.firstIndex(where: isMeant) else { continue }
      return TableIndexPath(section: number, row: row)
    }
    return nil
  }
}
