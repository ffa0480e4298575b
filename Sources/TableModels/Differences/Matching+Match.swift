extension Matching {
  /// Matches the rows of all pairs of sections.
  ///
  /// This function, `walk` and `matchLeftovers` are inlined into the client: unspecialised, a
  /// comparison of two rows takes thirty times as long.
  ///
  /// - Complexity: O(*n*) in the number of rows of the sections that do not share their memory.
  @inlinable
  mutating func match<Model: Identifiable & Equatable>(
    _ old: TableSnapshot<Model>, _ new: TableSnapshot<Model>, isReplaced: (Model, Model) -> Bool
  ) {
    let oldSections = old.sections.span
    let newSections = new.sections.span
    for number in pairs.indices {
      walk(
        pair: number, oldSections[pairs[number].old].stored.span,
        newSections[pairs[number].new].stored.span, isReplaced: isReplaced)
    }
    matchLeftovers(oldSections, newSections, isReplaced: isReplaced)
    sharesObjects =
      Model.self is AnyObject.Type && findsSharedObject(oldSections, newSections)
    findMoves()
  }

  /// Finds out if some matched row has one object as its model on both sides.
  ///
  /// - Complexity: O(*n*) in the number of rows, and O(1) if the first row has one.
  @inlinable
  func findsSharedObject<Model>(
    _ oldSections: Span<TableSection<Model>>, _ newSections: Span<TableSection<Model>>
  ) -> Bool {
    func isShared(_ old: Place, _ new: Place) -> Bool {
      oldSections[old.section].stored[old.row] as AnyObject
        === newSections[new.section].stored[new.row] as AnyObject
    }
    for pair in pairs {
      let (oldRows, newRows) = (oldSections[pair.old].stored, newSections[pair.new].stored)
      if oldRows.span.isIdentical(to: newRows.span), !oldRows.isEmpty { return true }
      for run in runs[pair.runs] {
        for offset in 0..<run.count
        where oldRows[run.old + offset] as AnyObject === newRows[run.new + offset] as AnyObject {
          return true
        }
      }
    }
    return new.rows.indices.contains { index in
      new.partners[index] >= 0 && isShared(old.rows[Int(new.partners[index])], new.rows[index])
    }
  }
}
