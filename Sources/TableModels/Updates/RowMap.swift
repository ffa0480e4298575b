/// The mapping of rows between before and after a batch that is known to be valid.
///
/// It is made of the announced places alone and grows with them, not with the rows: the place of
/// any row follows from the number of announced places before it.
package struct RowMap: Sendable {
  /// The mapping of the sections.
  package let sections: SectionMap
  /// The rows that leave their place, deleted or moved, in the order before the batch.
  package let leavers: [TableIndexPath]
  /// The rows that arrive, inserted or moved, in the order after the batch, each with its origin.
  package let arrivals: [Arrival]
  private let arrivalPlaces: [TableIndexPath]
  private let moves: [TableUpdates.RowMove]
  private let isReloaded: [Bool]

  /// A row that is new in its place after a batch.
  package struct Arrival: Sendable {
    package var to: TableIndexPath
    /// The place of the row before the batch, or nil if it is inserted.
    package var from: TableIndexPath?
  }

  /// Maps the rows of a batch, or returns nil if its sections contradict each other or the counts.
  ///
  /// - Precondition: The batch is valid; otherwise the places mean nothing.
  /// - Complexity: O(*n* log *n* + *s*) in the number of operations and of sections.
  package init?(_ updates: TableUpdates, sectionsBefore: Int, sectionsAfter: Int) {
    guard let map = SectionMap(updates, from: sectionsBefore, to: sectionsAfter) else { return nil }
    sections = map
    moves = updates.movesByFrom
    leavers = SortedDistinct(updates.deletedRows + moves.map(\.from)).elements
    arrivals =
      SortedDistinct(updates.insertedRows).elements.map { Arrival(to: $0) }
      .merged(with: updates.movesByTo.map { Arrival(to: $0.to, from: $0.from) })
    arrivalPlaces = arrivals.map(\.to)
    var isReloaded = Array(repeating: false, count: sectionsBefore)
    for section in updates.reloadedSections where isReloaded.indices.contains(section) {
      isReloaded[section] = true
    }
    self.isReloaded = isReloaded
  }

  /// The place after the batch of a row before it; nil if the row goes, or its section goes or is
  /// reloaded.
  ///
  /// - Complexity: O(log *n*) in the number of operations.
  package func placeAfter(of row: TableIndexPath) -> TableIndexPath? {
    guard let section = keptPlace(of: row.section) else { return nil }
    let rank = leavers.countBefore(row)
    if rank < leavers.count, leavers[rank] == row { return move(of: row) }
    let start = leavers.countBefore(TableIndexPath(section: row.section, row: 0))
    return place(inSection: section, ofStaying: row.row - (rank - start))
  }

  /// Returns true if a row is moved by itself, and not only pushed by others.
  ///
  /// - Complexity: O(log *n*) in the number of operations.
  package func isMoved(_ row: TableIndexPath) -> Bool { move(of: row) != nil }

  /// The place after the batch of a section that stays and is not reloaded, by its place before.
  package func keptPlace(of section: Int) -> Int? {
    guard sections.after.indices.contains(section), !isReloaded[section] else { return nil }
    return sections.after[section]
  }

  /// The place before the batch of a section that stays and is not reloaded, by its place after.
  package func keptSource(of section: Int) -> Int? {
    guard let source = sections.before[section], !isReloaded[source] else { return nil }
    return source
  }

  /// The sections that are new or reloaded or whose rows come or go, with some others; by their
  /// places after the batch, in order.
  ///
  /// - Complexity: O(*n* + *s*) in the number of operations and of sections.
  package func touchedSections(and others: some Sequence<Int>) -> [Int] {
    var isTouched = sections.before.indices.map { keptSource(of: $0) == nil }
    for arrival in arrivals { isTouched[arrival.to.section] = true }
    for row in leavers {
      if let section = keptPlace(of: row.section) { isTouched[section] = true }
    }
    for section in others { isTouched[section] = true }
    return isTouched.indices.filter { isTouched[$0] }
  }

  /// The target of an explicit move, if the row has one.
  private func move(of row: TableIndexPath) -> TableIndexPath? {
    let index = moves.firstIndexInOrder { $0.from >= row }
    return index < moves.count && moves[index].from == row ? moves[index].to : nil
  }

  /// The arrivals of a section, as a range of ``arrivals``.
  package func arrivals(ofSection section: Int) -> Range<Int> {
    let start = arrivalPlaces.countBefore(TableIndexPath(section: section, row: 0))
    return start..<arrivalPlaces.countBefore(TableIndexPath(section: section + 1, row: 0))
  }

  /// The leavers of a section, as a range of ``leavers``.
  package func leavers(ofSection section: Int) -> Range<Int> {
    let start = leavers.countBefore(TableIndexPath(section: section, row: 0))
    return start..<leavers.countBefore(TableIndexPath(section: section + 1, row: 0))
  }

  /// The place of the row with `rank` staying rows before it.
  private func place(inSection section: Int, ofStaying rank: Int) -> TableIndexPath {
    let arrivals = arrivals(ofSection: section)
    // The number of arrivals before it. An arrival is before it if its place, less the arrivals
    // before that, is at most the rank.
    let before = arrivals.firstIndexInOrder { index in
      arrivalPlaces[index].row - (index - arrivals.lowerBound) > rank
    }
    return TableIndexPath(section: section, row: rank + before - arrivals.lowerBound)
  }

  /// Calls a closure with each row of a section after the batch and its place before; nil for an
  /// inserted row.
  ///
  /// - Complexity: O(*n*) in the number of rows.
  package func forEachRow(
    ofSection section: Int, from source: Int, count: Int,
    body: (_ row: Int, _ origin: TableIndexPath?) -> Void
  ) {
    var arrivals = self.arrivals[arrivals(ofSection: section)]
    var leavers = self.leavers[leavers(ofSection: source)]
    var staying = 0
    for row in 0..<count {
      if let arrival = arrivals.first, arrival.to.row == row {
        arrivals.removeFirst()
        body(row, arrival.from)
        continue
      }
      while leavers.first?.row == staying {
        leavers.removeFirst()
        staying += 1
      }
      body(row, TableIndexPath(section: source, row: staying))
      staying += 1
    }
  }
}

extension [RowMap.Arrival] {
  /// Merges two lists that are both in order.
  fileprivate func merged(with other: [RowMap.Arrival]) -> [RowMap.Arrival] {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    return (self + other).sorted { $0.to < $1.to }
  }
}
