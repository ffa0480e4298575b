extension TableUpdates {
  /// The counts that this batch leads to, or nil if its sections contradict each other.
  ///
  /// - Parameters:
  ///   - before: The number of rows of each section before the batch.
  ///   - known: The counts for sections that are read anew; they get more rows if the batch names
  ///     more.
  /// - Complexity: O(*n* log *n* + *s*) in the number of operations and of sections.
  func outcome(from before: [Int], known: [Int]) -> [Int]? {
    let count = sectionCount(after: before.count)
    guard count >= 0, let sections = SectionMap(self, from: before.count, to: count) else {
      return nil
    }
    let reloaded = Set(reloadedSections)
    func keeps(_ section: Int) -> Bool { !reloaded.contains(section) }
    var counts = sections.before.enumerated().map { place, source in
      if let source, keeps(source) { return before[source] }
      return known.indices.contains(place) ? known[place] : 0
    }
    let comes = SortedDistinct(insertedRows).elements + movesByTo.map(\.to)
    let goes = SortedDistinct(deletedRows).elements + movesByFrom.map(\.from)
    for path in comes where counts.indices.contains(path.section) && path.row >= 0 {
      if let source = sections.before[path.section], keeps(source) {
        counts[path.section] &+= 1
      } else if path.row < .max {
        counts[path.section] = max(counts[path.section], path.row + 1)
      }
    }
    for path in goes where sections.after.indices.contains(path.section) && keeps(path.section) {
      if let place = sections.after[path.section] { counts[place] &-= 1 }
    }
    return counts
  }

  /// The number of sections that this batch leads to.
  func sectionCount(after before: Int) -> Int {
    before + Set(insertedSections).count - Set(deletedSections).count
  }

  /// The batch that leads back to the old counts and places; without reloads and reconfigurations,
  /// which change neither.
  ///
  /// - Parameter before: The number of sections before this batch.
  func reversed(sections before: Int) -> TableUpdates? {
    guard let map = SectionMap(self, from: before, to: sectionCount(after: before)) else {
      return nil
    }
    var reversed = TableUpdates()
    reversed.deletedRows = insertedRows
    reversed.insertedRows = deletedRows
    reversed.movedRows = movedRows.map { RowMove(from: $0.to, to: $0.from) }
    reversed.deletedSections = insertedSections
    reversed.insertedSections = deletedSections
    reversed.movedSections = movedSections.map { SectionMove(from: $0.to, to: $0.from) }
    reversed.reloadedSections = reloadedSections.compactMap { section in
      map.after.indices.contains(section) ? map.after[section] : nil
    }
    return reversed
  }
}
