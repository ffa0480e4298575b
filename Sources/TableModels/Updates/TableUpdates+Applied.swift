extension TableUpdates {
  /// Returns the result of this batch on a snapshot.
  ///
  /// Rows that stay and rows that move are those of `old`. Inserted, reloaded and reconfigured
  /// rows, and inserted and reloaded sections, are read from `new`. A difference is right exactly
  /// if its result is `new`, which makes this the oracle of a test:
  ///
  /// ```swift
  /// #expect(try updates.applied(to: old, insertingFrom: new) == new)
  /// ```
  ///
  /// A section that stays keeps its id, header and footer from `old`.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the batch.
  ///   - new: The source of new content; it has the counts after the batch.
  /// - Returns: The snapshot that a host shows after the batch.
  /// - Throws: `InvalidTableUpdate` if the batch does not lead from the counts of `old` to those of
  ///   `new`.
  /// - Complexity: O(*r* + *n* log *n*) in the number of rows of the sections in which rows change,
  ///   and of operations.
  public func applied<Model>(
    to old: TableSnapshot<Model>, insertingFrom new: TableSnapshot<Model>
  ) throws(InvalidTableUpdate) -> TableSnapshot<Model> {
    let map = try checked(from: old.rowCounts, to: new.rowCounts).map
    let refreshed = SortedDistinct(reloadedRows + reconfiguredRows).elements
    let sections = new.sections.indices.map { section in
      guard let source = map.keptSource(of: section) else { return new.sections[section] }
      var kept = old.sections[source]
      let isUntouched =
        map.arrivals(ofSection: section).isEmpty && map.leavers(ofSection: source).isEmpty
        && !refreshed.hasRow(inSection: source)
      guard !isUntouched else { return kept }
      var models: [Model] = []
      models.reserveCapacity(new.sections[section].count)
      map.forEachRow(ofSection: section, from: source, count: new.sections[section].count) {
        row, origin in
        if let origin, refreshed.isEmpty || !refreshed.hasInOrder(origin) {
          models.append(old[origin])
        } else {
          models.append(new.sections[section][row])
        }
      }
      kept.replaceModels(with: models)
      return kept
    }
    return TableSnapshot(sections: sections)
  }
}

extension TableSnapshot {
  /// The number of rows of each section, which a batch of updates is checked against.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  public var rowCounts: [Int] { sections.map(\.count) }
}

extension TableSection {
  fileprivate mutating func replaceModels(with models: [Model]) {
    self = TableSection(id: id, header: header, footer: footer, models)
  }
}

extension [TableIndexPath] {
  /// Returns true if a list that is in order has a row of a section.
  fileprivate func hasRow(inSection section: Int) -> Bool {
    let index = countBefore(TableIndexPath(section: section, row: 0))
    return index < count && self[index].section == section
  }
}
