// Other readings of a batch: a mistake explains the error if the batch is right without the
// mistake.

extension UpdateEvidence {
  /// Returns true if another batch than the announced one leads from before to after.
  private func fits(_ other: TableUpdates?) -> Bool {
    guard let other, other != updates else { return false }
    return other.leads(from: before, to: after)
  }

  /// True if the batch is right when each repetition stands for a row or a section of its own.
  var fitsCountingRepetitions: Bool {
    guard has(.repetition) else { return false }
    let inserted = updates.insertedRows.extraBySection
    let deleted = updates.deletedRows.extraBySection
    let rowsFit = equations.allSatisfy { equation in
      equation.surplus == inserted[equation.sectionAfter, default: 0]
        - deleted[equation.sectionBefore, default: 0]
    }
    guard let sectionEquation else { return rowsFit }
    let extra =
      updates.insertedSections.count - Set(updates.insertedSections).count
      - updates.deletedSections.count + Set(updates.deletedSections).count
    return sectionEquation.after &- sectionEquation.expected == extra
  }

  /// True if the batch is right when rows, or numbers of rows, stand for sections, or when no
  /// section existed or is left.
  var fitsWithSectionsForRows: Bool {
    guard let sectionEquation else { return false }
    var numbers = updates
    numbers.deletedRows = []
    numbers.insertedRows = []
    numbers.deletedSections += updates.deletedRows.map(\.row)
    numbers.insertedSections += updates.insertedRows.map(\.row)
    let gone = updates.deletedRows.wholeSections(of: before)
    let new = updates.insertedRows.wholeSections(of: after)
    let anyGone = Set(updates.deletedRows.map(\.section))
    let anyNew = Set(updates.insertedRows.map(\.section))
    let readings = [
      updates.withSections(gone: gone), updates.withSections(new: new),
      updates.withSections(gone: gone, new: new),
      updates.withSections(gone: anyGone), updates.withSections(new: anyNew),
      updates.withSections(gone: anyGone, new: anyNew), numbers,
    ]
    return readings.contains(where: fits)
      || sectionEquation.announcesNothing
        && (before.isEmpty && !updates.insertedRows.isEmpty
          || after.isEmpty && !updates.deletedRows.isEmpty)
  }

  /// Returns true if the batch is right when reloads stand for the missing insertions or deletions.
  func fitsWithReloads(as list: WritableKeyPath<TableUpdates, [TableIndexPath]>) -> Bool {
    guard !equations.isEmpty, !updates.reloadedRows.isEmpty else { return false }
    let inserts = list == \.insertedRows
    var other = updates
    for equation in equations {
      let missing = inserts ? equation.surplus : 0 &- equation.surplus
      let section = inserts ? equation.sectionAfter : equation.sectionBefore
      let reloads = SortedDistinct(other.reloadedRows).elements.filter { $0.section == section }
      guard missing > 0 else { return false }
      // The last reloads: a row that is new at the end cannot have been reloaded.
      let meant = Set(reloads.suffix(missing))
      other.reloadedRows.removeAll(where: meant.contains)
      other[keyPath: list] += reloads.suffix(missing)
    }
    return fits(other)
  }

  /// True if the batch is right without one or all sections that come, or those that go or move.
  var fitsWithoutSomeSections: Bool {
    guard !isUnchanged, isRightForwards else { return false }
    return updates.leadsWithoutSomeSections(from: before, to: after)
  }

  /// True if the counts before have such sections already.
  var fitsWithSomeSectionsBefore: Bool {
    guard !isUnchanged, isRightBackwards, let back = updates.reversed(to: after.count) else {
      return false
    }
    return back.leadsWithoutSomeSections(from: after, to: before)
  }

  /// True if the announced number of rows changed in other sections, or another section changed.
  var fitsElsewhere: Bool { rowsFitElsewhere || sectionFitsElsewhere }

  private var rowsFitElsewhere: Bool {
    guard sectionEquation == nil, !equations.isEmpty,
      equations.reduce(0, { $0 &+ $1.surplus }) == 0
    else { return false }
    return equations.allSatisfy { $0.surplus <= flow(of: $0).goes }
      || equations.allSatisfy { 0 &- $0.surplus <= flow(of: $0).comes }
  }

  /// True if another section could be the one that comes, goes or moves; tried in tables of a few
  /// sections.
  private var sectionFitsElsewhere: Bool {
    tryingEverySection(\.deletedSections, \.self, before.count)
      || tryingEverySection(\.insertedSections, \.self, after.count)
      || tryingEverySection(\.movedSections, \.from, before.count)
      || tryingEverySection(\.movedSections, \.to, after.count)
  }

  private func tryingEverySection<Announced>(
    _ list: WritableKeyPath<TableUpdates, [Announced]>, _ place: WritableKeyPath<Announced, Int>,
    _ count: Int
  ) -> Bool {
    let announced = updates[keyPath: list]
    // Each try checks the whole batch.
    guard announced.count * count <= 64 else { return false }
    return announced.indices.contains { index in
      (0..<count).contains { section in
        var other = updates
        other[keyPath: list][index][keyPath: place] = section
        return fits(other)
      }
    }
  }

  /// True if the batch is right when the places of one verb are read in the other state: before
  /// instead of after, or vice versa.
  var fitsInTheOtherState: Bool {
    guard !has(.negative) else { return false }
    let reader = OtherStateReader(updates, sections: before.count, after: after)
    return reader.readings.contains { fits($0) }
  }
}

extension [TableIndexPath] {
  /// The sections with all their rows in this list.
  fileprivate func wholeSections(of counts: [Int]) -> Set<Int> {
    let rows = Dictionary(grouping: Set(self), by: \.section)
    let whole = rows.filter { section, rows in
      counts.indices.contains(section) && counts[section] == rows.count
        && rows.allSatisfy { $0.row < counts[section] }
    }
    return Set(whole.keys)
  }

  /// The number of repetitions of places, by section.
  fileprivate var extraBySection: [Int: Int] {
    var seen: Set<TableIndexPath> = []
    return filter { !seen.insert($0).inserted }.map(\.section).countOfEach
  }
}

extension TableUpdates {
  fileprivate func leadsWithoutSomeSections(from before: [Int], to after: [Int]) -> Bool {
    var (going, moving) = (self, self)
    going.deletedSections = []
    moving.movedSections = []
    let coming = SortedDistinct(insertedSections).elements
    func leads(_ other: TableUpdates) -> Bool {
      other != self && other.leads(from: before, to: after)
    }
    return leads(going) || leads(moving) || leads(without(insertedSections: coming))
      // Each try checks the whole batch.
      || coming.prefix(64).contains { leads(without(insertedSections: [$0])) }
  }

  /// The batch for a model in which these sections have not come: places after it are counted
  /// without them.
  fileprivate func without(insertedSections absent: [Int]) -> TableUpdates {
    func place(_ section: Int) -> Int { section &- absent.countBefore(section) }
    func place(_ path: TableIndexPath) -> TableIndexPath {
      TableIndexPath(section: place(path.section), row: path.row)
    }
    var other = self
    other.insertedSections = insertedSections.filter { !absent.hasInOrder($0) }.map(place)
    other.insertedRows = insertedRows.filter { !absent.hasInOrder($0.section) }.map(place)
    other.movedRows = movedRows.map { RowMove(from: $0.from, to: place($0.to)) }
    other.movedSections = movedSections.map { SectionMove(from: $0.from, to: place($0.to)) }
    return other
  }

  /// The batch with these sections instead of their rows.
  fileprivate func withSections(gone: Set<Int> = [], new: Set<Int> = []) -> TableUpdates {
    var other = self
    other.deletedRows.removeAll { gone.contains($0.section) }
    other.insertedRows.removeAll { new.contains($0.section) }
    other.deletedSections += gone.sorted()
    other.insertedSections += new.sorted()
    return other
  }
}
