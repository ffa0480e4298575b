extension Matching {
  /// Makes room for what is found about the leftovers: nothing yet.
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
    firstNew.refill(count, with: Self.none)
    hashes.reserveCapacity(count)
    firsts.reserveCapacity(count)
    table.reset(room: count)
  }

  /// Notes that a new row has an id that another new row has; for each id once.
  @usableFromInline
  mutating func noteDuplicate(of first: Int, at index: Int) {
    hasDuplicates = true
    guard firstNew[first] >= 0 else { return }
    duplicates.append(DuplicateRows(first: firstNew[first], second: index))
    firstNew[first] = -2
  }

  /// Pairs all leftovers again, by their numbers: inside of each section first, the first row with
  /// the first, the second with the second; then what is left in the same way across sections.
  ///
  /// - Complexity: O(*m*) in the number of leftovers.
  @usableFromInline
  mutating func pairDuplicatesInOrder() {
    clearPairs()
    var queues = NumberQueues(count: firsts.count)
    for pair in pairs {
      pairInOrder(pair.oldLeftovers, pair.newLeftovers, &queues)
      for number in pair.oldLeftovers { queues.empty(firsts[number]) }
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
      queues.append(number, to: firsts[number])
    }
    for index in newNumbers where new.partners[index] == Self.none {
      guard let number = queues.popFirst(of: firsts[old.rows.count + index]) else { continue }
      old.partners[number] = index
      new.partners[index] = number
    }
  }
}

extension DifferenceWorkspace {
  /// The ids that a snapshot has more than once, all of them.
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

  /// Lists the rows of all sections, but for those whose id an earlier section has.
  @usableFromInline
  mutating func listAll<Model>(_ snapshot: TableSnapshot<Model>) {
    let keys = TableSnapshot(snapshot.sections.map { SectionKey($0) })
    sections.removeAll()
    sections.new.rows.append(contentsOf: keys.sections[0].indices.map { [0, $0] })
    sections.enterAll(keys.sections.span)
    rows.removeAll()
    for (number, section) in snapshot.sections.enumerated() where sections.firsts[number] == number
    {
      for row in section.indices {
        rows.new.rows.append(TableIndexPath(section: number, row: row))
      }
    }
  }

  /// The duplicates that were found, in words.
  @usableFromInline
  func duplicates<Model: Identifiable>(in snapshot: TableSnapshot<Model>) -> [DuplicateID] {
    sections.duplicates.map { pair in
      let first = sections.new.rows[pair.first].row
      let second = sections.new.rows[pair.second].row
      return .section(id: snapshot.sections[first].id, first: first, second: second)
    }
      + rows.duplicates.map { pair in
        let first = rows.new.rows[pair.first]
        let second = rows.new.rows[pair.second]
        return .row(
          id: String(describing: snapshot[first].id),
          section: snapshot.sections[second.section].id, first: first, second: second)
      }
  }

  /// A snapshot without what was found to be there before.
  @usableFromInline
  func removingDuplicates<Model>(from snapshot: TableSnapshot<Model>) -> TableSnapshot<Model> {
    var kept = TableSnapshot<Model>()
    var index = 0
    for (number, section) in snapshot.sections.enumerated() where sections.firsts[number] == number
    {
      let start = index
      index += section.count
      let models = section.indices.filter { rows.firsts[start + $0] == start + $0 }
        .map { section.stored[$0] }
      var copy = section
      if models.count < section.count { copy.stored = models }
      kept.sections.append(copy)
    }
    return kept
  }
}

extension Matching {
  /// Hashes the ids of all rows of the new side, and finds which are equal.
  @inlinable
  mutating func enterAll<Model: Identifiable>(_ sections: Span<TableSection<Model>>) {
    prepareToEnter()
    appendHashes(of: new.rows, in: sections)
    let rows = new.rows
    for index in rows.indices {
      let place = rows[index]
      let first = table.enter(index, hash: hashes[index]) { other in
        sections[rows[other].section].stored[rows[other].row].id
          == sections[place.section].stored[place.row].id
      }
      firsts.append(first)
      if first == index {
        firstNew[first] = index
      } else {
        noteDuplicate(of: first, at: index)
      }
    }
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
