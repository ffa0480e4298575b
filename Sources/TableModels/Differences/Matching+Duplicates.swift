extension Matching {
  /// Makes room for the results about the leftovers, which are empty at first.
  @usableFromInline
  mutating func clearPartners() {
    old.partners.refill(old.rows.count, with: Self.none)
    new.partners.refill(new.rows.count, with: Self.none)
    old.isChanged.refill(old.rows.count, with: false)
    guard !old.rows.isEmpty, !new.rows.isEmpty else { return }
    prepareToEnter()
  }

  /// Makes room for the ids of all leftovers.
  @usableFromInline
  mutating func prepareToEnter() {
    let count = old.rows.count + new.rows.count
    hashes.reserveCapacity(count)
    firsts.reserveCapacity(count)
    isSame.refill(new.rows.count, with: false)
    table.reset(room: count)
  }

  /// Enters all ids by their hashes alone. Equal parts of hashes almost always mean equal ids,
  /// which is confirmed afterwards.
  @usableFromInline
  mutating func guessFirsts() {
    for number in hashes.indices {
      let first = table.enter(number, hash: hashes[number]) { _ in true }
      firsts.append(Int32(truncatingIfNeeded: first))
    }
  }

  /// Pairs the leftovers with equal ids: directly if the id is unique, else in order.
  ///
  /// - Complexity: O(*m*) in the number of leftovers.
  @usableFromInline
  mutating func pairByFirsts() {
    let oldCount = old.rows.count
    var hasDuplicates = old.rows.indices.contains { Int(firsts[$0]) != $0 }
    for index in new.rows.indices {
      let first = Int(firsts[oldCount + index])
      guard first < oldCount, old.partners[first] == Self.none else {
        hasDuplicates = hasDuplicates || first != oldCount + index
        continue
      }
      old.partners[first] = Int32(truncatingIfNeeded: index)
      new.partners[index] = Int32(truncatingIfNeeded: first)
    }
    guard hasDuplicates else { return }
    findDuplicates(among: new.rows, numberedFrom: oldCount)
    pairDuplicatesInOrder()
  }

  /// Finds the rows of one side that share an id, two for each id.
  ///
  /// - Complexity: O(*m*) in the number of leftovers.
  @usableFromInline
  mutating func findDuplicates(among rows: [Place], numberedFrom start: Int) {
    var firstRows = Array(repeating: Self.none, count: firsts.count)
    for index in rows.indices {
      let first = Int(firsts[start + index])
      if firstRows[first] == Self.none {
        firstRows[first] = Int32(index)
      } else if firstRows[first] >= 0 {
        duplicates.append(DuplicateRows(first: rows[Int(firstRows[first])], second: rows[index]))
        firstRows[first] = -2
      }
    }
  }

  /// Pairs all leftovers again, in order: first inside of each section, then across sections.
  ///
  /// - Complexity: O(*m*) in the number of leftovers.
  private mutating func pairDuplicatesInOrder() {
    clearPairs()
    var queues = NumberQueues(count: firsts.count)
    for pair in pairs {
      pairInOrder(pair.oldLeftovers, pair.newLeftovers, &queues)
      for number in pair.oldLeftovers { queues.empty(Int(firsts[number])) }
    }
    pairInOrder(old.rows.indices, new.rows.indices, &queues)
  }

  private mutating func clearPairs() {
    old.partners.refill(old.rows.count, with: Self.none)
    new.partners.refill(new.rows.count, with: Self.none)
    old.isChanged.refill(old.rows.count, with: false)
  }

  private mutating func pairInOrder(
    _ oldNumbers: Range<Int>, _ newNumbers: Range<Int>, _ queues: inout NumberQueues
  ) {
    for number in oldNumbers where old.partners[number] == Self.none {
      queues.append(number, to: Int(firsts[number]))
    }
    for index in newNumbers where new.partners[index] == Self.none {
      guard let number = queues.popFirst(of: Int(firsts[old.rows.count + index])) else { continue }
      old.partners[number] = Int32(index)
      new.partners[index] = Int32(number)
    }
  }
}

extension DifferenceWorkspace {
  /// All ids that a snapshot has more than once.
  ///
  /// - Complexity: O(*n*) in the number of rows, on average.
  @inlinable
  mutating func findDuplicates<Model: Identifiable>(
    in snapshot: TableSnapshot<Model>
  ) -> [DuplicateID] {
    listAll(snapshot)
    rows.enterAll(snapshot.sections.span)
    return duplicates(in: snapshot)
  }

  /// Lists the rows of all sections, except of those whose id an earlier section has.
  @usableFromInline
  mutating func listAll<Model>(_ snapshot: TableSnapshot<Model>) {
    let keys = TableSnapshot(snapshot.sections.map { SectionKey($0) })
    sections.removeAll()
    sections.old.rows.append(
      contentsOf: keys.sections[0].indices.map { Matching.Place(section: 0, row: $0) })
    sections.enterAll(keys.sections.span)
    rows.removeAll()
    for (number, section) in snapshot.sections.enumerated()
    where Int(sections.firsts[number]) == number {
      for row in section.indices {
        rows.old.rows.append(Matching.Place(section: number, row: row))
      }
    }
  }

  /// The duplicates that were found, as values for the caller.
  @usableFromInline
  func duplicates<Model: Identifiable>(in snapshot: TableSnapshot<Model>) -> [DuplicateID] {
    sections.duplicates.map { pair in
      .section(
        id: snapshot.sections[pair.first.row].id, first: pair.first.row, second: pair.second.row)
    }
      + rows.duplicates.map { pair in
        .row(
          id: String(describing: snapshot[pair.first.indexPath].id),
          section: snapshot.sections[pair.second.section].id, first: pair.first.indexPath,
          second: pair.second.indexPath)
      }
  }

  /// A snapshot without the sections and rows that repeat an earlier id.
  @usableFromInline
  func removingDuplicates<Model>(from snapshot: TableSnapshot<Model>) -> TableSnapshot<Model> {
    var kept = TableSnapshot<Model>()
    var index = 0
    for (number, section) in snapshot.sections.enumerated()
    where Int(sections.firsts[number]) == number {
      let start = index
      index += section.count
      let models = section.indices.filter { Int(rows.firsts[start + $0]) == start + $0 }
        .map { section.stored[$0] }
      var copy = section
      if models.count < section.count { copy.stored = models }
      kept.sections.append(copy)
    }
    return kept
  }
}

extension Matching {
  /// Hashes the ids of all rows, listed as old ones, and finds equal ids.
  @inlinable
  mutating func enterAll<Model: Identifiable>(_ sections: Span<TableSection<Model>>) {
    prepareToEnter()
    appendHashes(of: old.rows, in: sections)
    guessFirsts()
    confirmOldFirsts(sections)
    findDuplicates(among: old.rows, numberedFrom: 0)
  }
}

/// A queue of numbers for each of the numbers below a count, in three arrays.
private struct NumberQueues {
  private var heads: [Int]
  private var tails: [Int]
  private var nexts: [Int]

  init(count: Int) {
    heads = Array(repeating: -1, count: count)
    tails = heads
    nexts = heads
  }

  mutating func append(_ number: Int, to queue: Int) {
    nexts[number] = -1
    if heads[queue] < 0 {
      heads[queue] = number
    } else {
      nexts[tails[queue]] = number
    }
    tails[queue] = number
  }

  mutating func popFirst(of queue: Int) -> Int? {
    let number = heads[queue]
    guard number >= 0 else { return nil }
    heads[queue] = nexts[number]
    return number
  }

  mutating func empty(_ queue: Int) {
    heads[queue] = -1
  }
}
