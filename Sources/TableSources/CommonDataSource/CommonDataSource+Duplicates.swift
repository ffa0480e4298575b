public import TableModels

extension CommonDataSource {
  /// The ids that rows or sections have more than once, each with its first two places.
  ///
  /// The search runs when it is asked for, and then not again until the content changes, so a
  /// change costs no more. It leaves out rows without identity, and sections that provide their
  /// models, because it would make them all.
  ///
  /// - Complexity: O(*n*) in the number of rows, and O(1) if nothing has changed since.
  public func duplicateIDs() -> [DuplicateID] {
    let number = changeCount
    if let known = knownDuplicates, known.change == number { return known.ids }
    let ids = storage.snapshot.duplicateIDsOfStoredRows()
    // Changes that wait are counted, and not there yet.
    if !feed.hasOwnWaitingChanges { knownDuplicates = (number, ids) }
    return ids
  }
}

extension TableSnapshot {
  /// The duplicate ids, if it is unknown before run time that models have identity.
  fileprivate func duplicateIDsOfStoredRows() -> [DuplicateID] {
    var stored = self
    for index in stored.sections.indices where !stored.sections[index].storesModels {
      stored.sections[index] = TableSection(id: stored.sections[index].id)
    }
    guard let rowType = Model.self as? any Identifiable.Type else {
      return stored.duplicateSectionIDs() + stored.duplicateRowIdentities()
    }
    return stored.duplicateIDs(ofRows: rowType)
  }

  /// The duplicate ids of rows of one type. One cast for all rows: a box for each would take many
  /// times as long.
  private func duplicateIDs<Row: Identifiable>(ofRows _: Row.Type) -> [DuplicateID] {
    guard let typed = self as? TableSnapshot<Row> else { return [] }
    return typed.duplicateIDs()
  }

  /// The duplicate ids of models behind a protocol or in an optional: some may have identity, of
  /// any type.
  private func duplicateRowIdentities() -> [DuplicateID] {
    var places: [RowIdentity: TableIndexPath] = [:]
    var reported: Set<RowIdentity> = []
    var found: [DuplicateID] = []
    for (number, section) in sections.enumerated() {
      for row in section.indices {
        let place = TableIndexPath(section: number, row: row)
        guard let identity = RowIdentity(ofModel: section[row]) else { continue }
        guard let first = places[identity] else {
          places[identity] = place
          continue
        }
        guard reported.insert(identity).inserted else { continue }
        found.append(
          .row(id: "\(identity.id.base)", section: section.id, first: first, second: place))
      }
    }
    return found
  }
}
