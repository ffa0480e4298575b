extension TableSnapshot where Model: Identifiable & Equatable {
  /// What turns another snapshot into this one.
  ///
  /// Rows are recognised by their `id`, wherever they went; a row whose id is the same and whose
  /// model is not equal is reconfigured, moved or not. Sections are recognised by theirs and move
  /// with their rows. What moves is as little as possible: first the fewest sections, then the
  /// fewest rows. A row that comes into a new section is part of its insertion, and one that goes
  /// with an old section part of its deletion: neither is a move.
  ///
  /// ```swift
  /// let difference = new.difference(from: old) { $0.kind != $1.kind }
  /// ```
  ///
  /// Ids should be unique in the table. Where they are not, rows with one id are paired in order,
  /// after those that are still where they were, and inside of a section before across sections;
  /// the difference still leads from one snapshot to the other, but may move more rows than needed.
  /// `difference(from:resolving:using:isReplaced:)` can leave them out or refuse them.
  ///
  /// Models should be values. An object that is changed where it is has changed in the old snapshot
  /// too, and equals itself: all that the difference can say is that there are such rows, see
  /// ``TableDifference/sharesObjects``.
  ///
  /// Snapshots are values, so this may run on any thread, and what becomes of other copies meanwhile
  /// does not matter.
  ///
  /// An id that is not equal to itself, as a floating-point NaN, or that hashes differently each
  /// time, is a row that goes and another that comes, unless it is in an array that both snapshots
  /// share: that is not looked into.
  ///
  /// - Parameters:
  ///   - old: The snapshot to start from.
  ///   - isReplaced: Whether a row cannot keep its cell, although its id is the same: the rows are
  ///     then deleted and inserted. It is called with the old model and the new one, only for
  ///     rows that are not equal.
  /// - Complexity: O(*n*) in the number of rows, where the ids' hashes spread. A section whose models
  ///   are in the memory they were in is skipped; ids are hashed only where rows around them changed,
  ///   each at most once. A section that provides its models is read into an array first.
  @inlinable
  public func difference(
    from old: TableSnapshot, isReplaced: (_ old: Model, _ new: Model) -> Bool = { _, _ in false }
  ) -> TableDifference {
    var workspace = DifferenceWorkspace()
    return difference(from: old, using: &workspace, isReplaced: isReplaced)
  }

  /// What turns another snapshot into this one, computed in memory that the caller keeps.
  ///
  /// As ``difference(from:isReplaced:)``; the number of allocations does not depend on the number of
  /// rows once the workspace has been used for a change as large as this one.
  ///
  /// - Parameters:
  ///   - old: The snapshot to start from.
  ///   - workspace: The memory; nothing in it matters to the result.
  ///   - isReplaced: Whether a row cannot keep its cell, although its id is the same.
  /// - Complexity: O(*n*) in the number of rows, where the ids' hashes spread.
  @inlinable
  public func difference(
    from old: TableSnapshot, using workspace: inout DifferenceWorkspace,
    isReplaced: (_ old: Model, _ new: Model) -> Bool = { _, _ in false }
  ) -> TableDifference {
    guard !sections.span.isIdentical(to: old.sections.span) else {
      return .nothing(sharesObjects: Model.self is AnyObject.Type && numberOfRows > 0)
    }
    let old = old.storingModels()
    let new = storingModels()
    workspace.pairSections(old, new)
    workspace.rows.match(old, new, isReplaced: isReplaced)
    return workspace.difference(to: new)
  }

  /// What turns another snapshot into this one, with a say in what happens to duplicate ids.
  ///
  /// Unlike ``difference(from:isReplaced:)``, which reports the duplicates that it meets, this one
  /// looks at every id of the new snapshot.
  ///
  /// - Parameters:
  ///   - old: The snapshot to start from.
  ///   - policy: What to do about ids that this snapshot has more than once.
  ///   - workspace: The memory; nothing in it matters to the result.
  ///   - isReplaced: Whether a row cannot keep its cell, although its id is the same.
  /// - Returns: The difference, and the snapshot to show: this one, or what is kept of it.
  /// - Throws: ``DuplicateIDs`` if the policy is to refuse them and there are any.
  /// - Complexity: O(*n*) in the number of rows, where the ids' hashes spread; each new id is hashed.
  @inlinable
  public func difference(
    from old: TableSnapshot, resolving policy: DuplicatePolicy,
    using workspace: inout DifferenceWorkspace,
    isReplaced: (_ old: Model, _ new: Model) -> Bool = { _, _ in false }
  ) throws(DuplicateIDs) -> ResolvedDifference<Model> {
    var new = storingModels()
    let duplicates = workspace.findDuplicates(in: new)
    if !duplicates.isEmpty {
      switch policy {
      case .pairInOrder: break
      case .keepFirst: new = workspace.removingDuplicates(from: new)
      case .refuse: throw DuplicateIDs(duplicates)
      }
    }
    let difference = new.difference(from: old, using: &workspace, isReplaced: isReplaced)
    return ResolvedDifference(snapshot: new, difference: difference.reporting(duplicates))
  }
}

extension TableSnapshot where Model: Identifiable {
  /// The ids that are there more than once, each with the first two places: of sections first, then
  /// of rows. The rows of a section whose id an earlier section has are not looked at.
  ///
  /// - Complexity: O(*n*) in the number of rows, where the ids' hashes spread.
  @inlinable
  public func duplicateIDs() -> [DuplicateID] {
    var workspace = DifferenceWorkspace()
    return workspace.findDuplicates(in: storingModels())
  }
}

extension TableSnapshot {
  /// The ids that sections have more than once, each with the first two places.
  ///
  /// - Complexity: O(*s*) in the number of sections.
  package func duplicateSectionIDs() -> [DuplicateID] {
    let keys = TableSnapshot<SectionKey>(sections.map { SectionKey($0) })
    var workspace = DifferenceWorkspace()
    return workspace.findDuplicates(in: keys).map { duplicate in
      switch duplicate {
      case .row(_, _, let first, let second):
        .section(id: sections[first.row].id, first: first.row, second: second.row)
      case .section: duplicate
      }
    }
  }

  /// The same snapshot, with every model in an array.
  @usableFromInline
  func storingModels() -> TableSnapshot {
    guard sections.contains(where: { $0.provider != nil }) else { return self }
    var copy = self
    for index in copy.sections.indices { copy.sections[index].storeModels() }
    return copy
  }
}
