extension Matching {
  /// Finds which of the leftovers have equal ids, wherever they are.
  ///
  /// Hashes the id of each of them once, and nothing where one side has none.
  ///
  /// - Complexity: O(*m*) in the number of leftovers, on average.
  @inlinable
  mutating func matchLeftovers<Model: Identifiable & Equatable>(
    _ oldSections: Span<TableSection<Model>>, _ newSections: Span<TableSection<Model>>,
    isReplaced: (Model, Model) -> Bool
  ) {
    clearPartners()
    guard !old.rows.isEmpty, !new.rows.isEmpty else { return }
    appendHashes(of: old.rows, in: oldSections)
    appendHashes(of: new.rows, in: newSections)
    enterOldLeftovers(oldSections)
    enterNewLeftovers(oldSections, newSections, isReplaced: isReplaced)
    guard hasDuplicates else { return }
    pairDuplicatesInOrder()
    for number in new.rows.indices where new.partners[number] != Self.none {
      compare(number, oldSections, newSections, isReplaced: isReplaced)
    }
  }

  /// A pass of its own: nothing else is in the caches while the ids are read.
  @inlinable
  mutating func appendHashes<Model: Identifiable>(
    of rows: [TableIndexPath], in sections: Span<TableSection<Model>>
  ) {
    for place in rows {
      hashes.append(sections[place.section].stored[place.row].id.hashValue)
    }
  }

  @inlinable
  mutating func enterOldLeftovers<Model: Identifiable>(_ oldSections: Span<TableSection<Model>>) {
    let rows = old.rows
    for number in rows.indices {
      let place = rows[number]
      let first = table.enter(number, hash: hashes[number]) { other in
        let otherPlace = rows[other]
        return oldSections[otherPlace.section].stored[otherPlace.row].id
          == oldSections[place.section].stored[place.row].id
      }
      hasDuplicates = hasDuplicates || first != number
      firsts.append(first)
    }
  }

  /// Enters the new rows, and pairs each with the first old row that has its id.
  ///
  /// Where ids are unique that is all there is to do, and the contents are compared while both
  /// models are at hand.
  @inlinable
  mutating func enterNewLeftovers<Model: Identifiable & Equatable>(
    _ oldSections: Span<TableSection<Model>>, _ newSections: Span<TableSection<Model>>,
    isReplaced: (Model, Model) -> Bool
  ) {
    let (oldRows, newRows) = (old.rows, new.rows)
    let oldCount = oldRows.count
    for index in newRows.indices {
      let place = newRows[index]
      let number = oldCount + index
      let first = table.enter(number, hash: hashes[number]) { other in
        let id = newSections[place.section].stored[place.row].id
        guard other >= oldCount else {
          let otherPlace = oldRows[other]
          return oldSections[otherPlace.section].stored[otherPlace.row].id == id
        }
        let otherPlace = newRows[other - oldCount]
        return newSections[otherPlace.section].stored[otherPlace.row].id == id
      }
      firsts.append(first)
      guard firstNew[first] == Self.none else {
        noteDuplicate(of: first, at: index)
        continue
      }
      firstNew[first] = index
      guard first < oldCount else { continue }
      old.partners[first] = index
      new.partners[index] = first
      if !hasDuplicates { compare(index, oldSections, newSections, isReplaced: isReplaced) }
    }
  }

  /// Compares the contents of a new row and its counterpart; parts them if the row is replaced.
  @inlinable @inline(__always)
  mutating func compare<Model: Identifiable & Equatable>(
    _ index: Int, _ oldSections: Span<TableSection<Model>>,
    _ newSections: Span<TableSection<Model>>, isReplaced: (Model, Model) -> Bool
  ) {
    let oldPlace = old.rows[new.partners[index]]
    let newPlace = new.rows[index]
    if oldSections[oldPlace.section].stored[oldPlace.row]
      == newSections[newPlace.section].stored[newPlace.row]
    {
      return
    }
    if isReplaced(
      oldSections[oldPlace.section].stored[oldPlace.row],
      newSections[newPlace.section].stored[newPlace.row])
    {
      old.partners[new.partners[index]] = Self.none
      new.partners[index] = Self.none
    } else {
      old.isChanged[new.partners[index]] = true
    }
  }
}
