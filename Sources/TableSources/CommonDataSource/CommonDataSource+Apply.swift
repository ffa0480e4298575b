public import TableModels

extension CommonDataSource {
  /// The most memory that is kept between changes, in bytes: enough for some ten thousand rows that
  /// moved.
  private static var keptBytes: Int { 1 << 20 }

  /// Makes another snapshot the content. Where nothing differs there is nothing to tell, only other models
  /// to keep.
  @usableFromInline
  func replace(with new: TableSnapshot<Model>, difference: TableDifference) {
    differences.release(ifLargerThan: Self.keptBytes)
    commit(difference.asksNothing ? nil : .difference(difference), .all(new))
  }

  /// Runs code of the user's that has to leave the data source alone.
  @inlinable
  func undisturbed<Result, Failure: Error>(
    orTrap reason: @autoclosure () -> String, _ perform: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let count = changeCount
    let result = try perform()
    guard changeCount == count else { trapDisturbed(reason()) }
    return result
  }

  @usableFromInline
  static var changedByComparison: String {
    "while a snapshot was compared with its content; ==, hash(into:) and the closure that shows a model "
      + "have to leave it alone"
  }

  /// Makes several changes as one: hosts are told once, with the fewest moves.
  ///
  /// ```swift
  /// notes.edit { draft in
  ///   let note = draft.remove(at: [0, 4])
  ///   draft.insert(note, at: [0, 0])
  ///   draft.append("new", toSection: 1)
  /// }
  /// ```
  ///
  /// The models need no identity: a row is followed through the changes. Changes that cancel each
  /// other are not announced.
  ///
  /// - Parameter change: Makes the changes, each with index paths as the one before left them.
  /// - Precondition: The closure changes the draft, not the data source itself.
  /// - Complexity: O(*n*) in the number of rows, beside the changes themselves.
  public func edit(_ change: (_ draft: inout TableDraft<Model>) -> Void) {
    var draft = TableDraft(snapshot)
    undisturbed(orTrap: "inside of its own edit; change the draft instead") { change(&draft) }
    let difference = draft.difference
    guard !difference.isEmpty else { return }
    replace(
      with: draft.snapshot,
      difference: difference.replacing(from: snapshot, to: draft.snapshot) {
        self.wantsOtherKind($1, than: $0)
      })
  }
}

extension CommonDataSource where Model: Identifiable & Equatable {
  /// Makes another snapshot the content, and announces the fewest changes that lead to it.
  ///
  /// Rows are recognised by their ids, the fewest rows move, and rows with unequal models are
  /// reconfigured. A row whose model wants another kind of cell is deleted and inserted.
  ///
  /// The new snapshot is kept even if nothing differs, because equal models may be other objects.
  /// No host is told then.
  ///
  /// Models should be values: an object that was changed equals itself, so nobody can see which
  /// rows have new content. If old and new model are one object, hosts configure all visible rows
  /// again; the other rows keep their heights.
  ///
  /// Rows with one id are paired in order: the first with the first old one, the second with the
  /// second. A table lists them in its diagnostics. ``apply(_:resolvingDuplicates:)`` can leave
  /// them out or refuse them.
  ///
  /// - Complexity: O(*n*) in the number of rows, and next to nothing if little changed.
  @inlinable  // so that models are compared and hashed by code that knows their type
  public func apply(_ new: TableSnapshot<Model>) {
    let difference = undisturbed(orTrap: Self.changedByComparison) {
      new.difference(
        from: snapshot, using: &differences, isReplaced: { self.wantsOtherKind($1, than: $0) })
    }
    replace(with: new, difference: difference)
  }

  /// Makes another snapshot the content by a difference that was computed before.
  ///
  /// If the content is no longer the snapshot that the difference starts from, the difference is
  /// computed again, here and now.
  ///
  /// - Parameter prepared: The new snapshot, with the difference from the old one.
  /// - Returns: True if the difference could be used as it was.
  /// - Complexity: O(*c*) in the number of changed rows if the difference is used; else that of
  ///   applying the snapshot.
  @discardableResult
  public func apply(_ prepared: PreparedDifference<Model>) -> Bool {
    guard prepared.starts(from: snapshot) else {
      apply(prepared.new)
      return false
    }
    let difference = prepared.difference.replacing(from: prepared.old, to: prepared.new) {
      self.wantsOtherKind($1, than: $0)
    }
    replace(with: prepared.new, difference: difference)
    return true
  }

  /// Makes other models the content of a data source of one section, as applying a snapshot does.
  @inlinable
  public func apply(_ models: [Model]) {
    guard var section = snapshot.sections.first, snapshot.sections.count == 1 else {
      return apply(TableSnapshot(models))
    }
    section = TableSection(
      id: section.id, header: section.header, footer: section.footer, models)
    apply(TableSnapshot(sections: [section]))
  }

  /// Makes another snapshot the content, with a policy for duplicate ids.
  ///
  /// - Parameters:
  ///   - new: The snapshot.
  ///   - policy: The treatment of ids that it has more than once.
  /// - Throws: `DuplicateIDs` if the policy is to refuse them and there are any; nothing has changed.
  @inlinable
  public func apply(
    _ new: TableSnapshot<Model>, resolvingDuplicates policy: DuplicatePolicy
  ) throws(DuplicateIDs) {
    let resolved = try undisturbed(orTrap: Self.changedByComparison) {
      () throws(DuplicateIDs) in
      try new.difference(
        from: snapshot, resolving: policy, using: &differences,
        isReplaced: { self.wantsOtherKind($1, than: $0) })
    }
    replace(with: resolved.snapshot, difference: resolved.difference)
  }
}

@usableFromInline
func trapDisturbed(_ reason: String) -> Never {
  fatalError("A data source was changed \(reason)")
}
