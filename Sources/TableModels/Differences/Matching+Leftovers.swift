extension Matching {
  /// Finds the leftovers with equal ids, in any section.
  ///
  /// Hashes the id of each leftover once, and nothing if one side has none.
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
    guessFirsts()
    confirmOldFirsts(oldSections)
    confirmNewFirsts(oldSections, newSections)
    pairLeftovers(oldSections, newSections, isReplaced: isReplaced)
  }

  /// Hashes the ids in a run of its own: nothing else is in the caches while the ids are read.
  @inlinable
  mutating func appendHashes<Model: Identifiable>(
    of rows: [Place], in sections: Span<TableSection<Model>>
  ) {
    for place in rows {
      let hash = sections[place.section].stored[place.row].id.hashValue
      hashes.append(IdentityTable.spread(hash))
    }
  }

  /// Compares the ids of old rows that were guessed to be equal: none if ids are unique and no two
  /// hashes are alike.
  ///
  /// The table also contains the new rows: a search that continues behind a wrong guess meets them
  /// and skips them.
  @inlinable
  mutating func confirmOldFirsts<Model: Identifiable>(_ oldSections: Span<TableSection<Model>>) {
    let rows = old.rows
    for number in rows.indices where Int(firsts[number]) != number {
      let place = rows[number]
      confirmFirst(of: number) { other in
        guard other < rows.count else { return false }
        return oldSections[rows[other].section].stored[rows[other].row].id
          == oldSections[place.section].stored[place.row].id
      }
    }
  }

  /// Compares the ids of new rows with those that they were guessed to equal, and the contents
  /// while both rows are in the caches.
  ///
  /// A loop of its own: no read of a row waits for the one before.
  @inlinable
  mutating func confirmNewFirsts<Model: Identifiable & Equatable>(
    _ oldSections: Span<TableSection<Model>>, _ newSections: Span<TableSection<Model>>
  ) {
    let (oldRows, newRows) = (old.rows, new.rows)
    let oldCount = oldRows.count
    for index in newRows.indices where Int(firsts[oldCount + index]) != oldCount + index {
      let place = newRows[index]
      confirmFirst(of: oldCount + index) { other in
        let id = newSections[place.section].stored[place.row].id
        guard other >= oldCount else {
          return oldSections[oldRows[other].section].stored[oldRows[other].row].id == id
        }
        let otherPlace = newRows[other - oldCount]
        return newSections[otherPlace.section].stored[otherPlace.row].id == id
      }
      let first = Int(firsts[oldCount + index])
      guard first < oldCount else { continue }
      isSame[index] =
        oldSections[oldRows[first].section].stored[oldRows[first].row]
        == newSections[place.section].stored[place.row]
    }
  }

  @inlinable @inline(__always)
  mutating func confirmFirst(of number: Int, isSame: (_ other: Int) -> Bool) {
    guard !isSame(Int(firsts[number])) else { return }
    let first = table.enter(number, hash: hashes[number], isSame: isSame)
    firsts[number] = Int32(truncatingIfNeeded: first)
  }

  /// Pairs the leftovers, and compares the contents of each pair.
  @inlinable
  mutating func pairLeftovers<Model: Equatable>(
    _ oldSections: Span<TableSection<Model>>, _ newSections: Span<TableSection<Model>>,
    isReplaced: (Model, Model) -> Bool
  ) {
    pairByFirsts()
    for index in new.rows.indices where new.partners[index] >= 0 {
      compare(index, oldSections, newSections, isReplaced: isReplaced)
    }
  }

  /// Compares the contents of a new row and its counterpart, if that was not done with their ids;
  /// parts them if the row is replaced.
  @inlinable @inline(__always)
  mutating func compare<Model: Equatable>(
    _ index: Int, _ oldSections: Span<TableSection<Model>>,
    _ newSections: Span<TableSection<Model>>, isReplaced: (Model, Model) -> Bool
  ) {
    let partner = Int(new.partners[index])
    let isFirst = partner == Int(firsts[old.rows.count + index])
    if isFirst, isSame[index] { return }
    let oldPlace = old.rows[partner]
    let newPlace = new.rows[index]
    if !isFirst,
      oldSections[oldPlace.section].stored[oldPlace.row]
        == newSections[newPlace.section].stored[newPlace.row]
    {
      return
    }
    if isReplaced(
      oldSections[oldPlace.section].stored[oldPlace.row],
      newSections[newPlace.section].stored[newPlace.row])
    {
      old.partners[partner] = Self.none
      new.partners[index] = Self.none
    } else {
      old.isChanged[partner] = true
    }
  }
}
