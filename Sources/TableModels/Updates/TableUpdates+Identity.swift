extension TableUpdates {
  /// Returns every rule that this batch breaks between two snapshots with identity, also that only
  /// the announced rows changed.
  ///
  /// Counts alone cannot tell a swap from a move:
  ///
  /// ```swift
  /// // A, B, C, D became D, B, C, A, which is two moves.
  /// updates.moveRow(at: [0, 0], to: [0, 3])
  /// updates.violations(from: old, to: new)  // [identityMismatch …]
  /// ```
  ///
  /// Rows that stay, move or are reconfigured must keep their ids, and so must sections that stay
  /// or move. Reloaded rows and sections are read anew and may have other ids.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the batch.
  ///   - new: The snapshot after it.
  /// - Returns: The violations of the counts, if there are any; else those of identity: one for
  ///   each section in which rows differ, and one for each section with another id.
  /// - Complexity: O(*r* + *n* log *n*) in the number of rows and of operations.
  public func violations<Model: Identifiable>(
    from old: TableSnapshot<Model>, to new: TableSnapshot<Model>
  ) -> [TableUpdateViolation] {
    let map: RowMap
    do { map = try checked(from: old.rowCounts, to: new.rowCounts).map } catch {
      return error.violations
    }
    let reloaded = SortedDistinct(reloadedRows).elements
    return new.sections.indices.flatMap { section -> [TableUpdateViolation] in
      guard let source = map.keptSource(of: section) else { return [] }
      let isSame = old.sections[source].id == new.sections[section].id
      return
        (isSame
        ? []
        : [
          .sectionIdentityMismatch(
            from: source, to: section, before: old.sections[source].id,
            after: new.sections[section].id)
        ])
        + map.rowMismatches(ofSection: section, from: source, old, new, reloaded: reloaded)
    }
  }
}

extension RowMap {
  /// At most one violation: the first row that is not the announced one, and the number of such
  /// rows.
  fileprivate func rowMismatches<Model: Identifiable>(
    ofSection section: Int, from source: Int, _ old: TableSnapshot<Model>,
    _ new: TableSnapshot<Model>, reloaded: [TableIndexPath]
  ) -> [TableUpdateViolation] {
    var first: RowIdentityMismatch?
    forEachRow(ofSection: section, from: source, count: new.sections[section].count) {
      row, origin in
      guard let origin, reloaded.isEmpty || !reloaded.hasInOrder(origin) else { return }
      let before = old[origin].id
      let after = new.sections[section][row].id
      guard before != after else { return }
      first?.count += 1
      if first == nil {
        first = RowIdentityMismatch(
          from: origin, to: TableIndexPath(section: section, row: row), before: "\(before)",
          after: "\(after)", count: 1)
      }
    }
    return first.map { [.identityMismatch($0)] } ?? []
  }
}
