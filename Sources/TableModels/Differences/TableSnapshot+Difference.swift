extension TableSnapshot where Model: Identifiable & Equatable {
  /// The changes that turn another snapshot into this one.
  ///
  /// Rows are recognised by their `id`, in any section. A row with the same id and an unequal model
  /// is reconfigured, moved or not. Sections are recognised by their ids and move with their rows.
  /// As little as possible moves: first the fewest sections, then the fewest rows. A row that comes
  /// into a new section is part of its insertion, and a row that goes with an old section is part
  /// of its deletion: neither is a move.
  ///
  /// ```swift
  /// let difference = new.difference(from: old) { $0.kind != $1.kind }
  /// ```
  ///
  /// Ids should be unique in the table. Rows with one id are paired in order: first those that are
  /// still where they were, then inside of each section, then across sections. The difference still
  /// leads from one snapshot to the other, but may move more rows than needed.
  /// `difference(from:resolving:using:isReplaced:)` can leave duplicates out or refuse them.
  ///
  /// Models should be values. An object that changes has changed in the old snapshot too, and
  /// equals itself. The difference can only say that there are such rows; see
  /// ``TableDifference/sharesObjects``.
  ///
  /// Snapshots are values, so this may run on any thread, while other copies change.
  ///
  /// An id that is not equal to itself, such as a floating-point NaN, or that hashes differently
  /// each time, gives a row that goes and another that comes, unless both snapshots share the array
  /// around it: shared arrays are not compared.
  ///
  /// - Parameters:
  ///   - old: The snapshot to start from.
  ///   - isReplaced: Returns true if a row with the same id cannot keep its cell: the row is then
  ///     deleted and inserted. It is called with the old model and the new one, only for models
  ///     that are not equal.
  /// - Complexity: O(*n*) in the number of rows, if the ids' hashes spread. A section that shares
  ///   the memory of its models is skipped; ids are hashed only near changed rows, each at most
  ///   once. A section that provides its models is read into an array first.
  @inlinable
  public func difference(
    from old: TableSnapshot, isReplaced: (_ old: Model, _ new: Model) -> Bool = { _, _ in false }
  ) -> TableDifference {
    var workspace = DifferenceWorkspace()
    return difference(from: old, using: &workspace, isReplaced: isReplaced)
  }

  /// The changes that turn another snapshot into this one, computed in memory that the caller
  /// keeps.
  ///
  /// The result is that of ``difference(from:isReplaced:)``. The number of allocations does not
  /// depend on the number of rows, once the workspace has served a change as large as this one.
  ///
  /// - Parameters:
  ///   - old: The snapshot to start from.
  ///   - workspace: The memory; its content does not affect the result.
  ///   - isReplaced: Returns true if a row with the same id cannot keep its cell.
  /// - Complexity: O(*n*) in the number of rows, if the ids' hashes spread.
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

  /// The changes that turn another snapshot into this one, with a policy for duplicate ids.
  ///
  /// This method looks at every id of the new snapshot; ``difference(from:isReplaced:)`` reports
  /// only the duplicates that it meets.
  ///
  /// - Parameters:
  ///   - old: The snapshot to start from.
  ///   - policy: The treatment of ids that this snapshot has more than once.
  ///   - workspace: The memory; its content does not affect the result.
  ///   - isReplaced: Returns true if a row with the same id cannot keep its cell.
  /// - Returns: The difference, and the snapshot to show: this one, perhaps without duplicates.
  /// - Throws: ``DuplicateIDs`` if the policy is to refuse them and there are any.
  /// - Complexity: O(*n*) in the number of rows, if the ids' hashes spread; each new id is hashed.
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
  /// The ids that occur more than once, each with its first two places: first of sections, then of
  /// rows.
  ///
  /// - Complexity: O(*n*) in the number of rows, if the ids' hashes spread.
  @inlinable
  public func duplicateIDs() -> [DuplicateID] {
    var workspace = DifferenceWorkspace()
    return workspace.findDuplicates(in: storingModels())
  }
}

extension TableSnapshot {
  /// The ids that several sections have, each with its first two places.
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
