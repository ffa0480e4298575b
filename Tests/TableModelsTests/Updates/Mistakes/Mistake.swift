import TableModels

/// The single mistakes that are made with a right batch.
enum Mistake: CaseIterable {
  case dropped
  case toldBefore
  case misplaced
  case otherSide
  case changedByHalf
  case notChanged
  case changedTooEarly
  case rowsForSection
  case reloadForChange
  case replaced

  /// Everything that this mistake makes of a right batch.
  func planted(in right: SmallBatch) -> [SmallBatch] {
    let operations = right.operations
    switch self {
    case .dropped: return operations.indices.map { right.without($0) }
    case .changedTooEarly:
      return [SmallBatch(before: right.after, operations: operations, after: right.after)]
    case .toldBefore:
      let back = operations.map(\.reversed)
      let halves = SmallBatch(before: right.after, operations: back, after: right.before).halves
      return (halves + [right.after]).map {
        SmallBatch(before: $0, operations: operations, after: right.after)
      }
    case .replaced:
      return right.newRowsAlone.map {
        [SmallBatch(before: right.before, operations: operations, after: $0)]
      } ?? []
    case .notChanged:
      return [SmallBatch(before: right.before, operations: operations, after: right.before)]
    case .misplaced:
      return operations.indices.flatMap { index in
        operations[index].elsewhere(from: right.before, to: right.after)
          .map { right.replacing(index, by: [$0]) }
      }
    case .otherSide:
      return operations.indices.flatMap { index in
        right.onOtherSide(index).map { right.replacing(index, by: [$0]) }
      }
    case .changedByHalf:
      return right.halves.map {
        SmallBatch(before: right.before, operations: operations, after: $0)
      }
    case .rowsForSection:
      return operations.indices.flatMap { index in
        [right.rowsForSection(index), right.numberForSection(index)].compactMap { $0 }
          .map { right.replacing(index, by: $0) }
      }
    case .reloadForChange:
      return operations.indices.compactMap { index in
        switch operations[index] {
        case .insertRow(let path), .deleteRow(let path):
          right.replacing(index, by: [.reloadRow(path)])
        case .moveRow, .reloadRow, .deleteSection, .insertSection, .moveSection, .reloadSection: nil
        }
      }
    }
  }

  /// Returns true if this mistake turns some right batch into the given one.
  func explains(_ seen: SmallBatch) -> Bool {
    let operations = seen.operations
    switch self {
    case .dropped:
      return SmallOperation.all(from: seen.before, to: seen.after)
        .contains { seen.with(operations + [$0]).isRight }
    case .changedTooEarly:
      return seen.before == seen.after && !operations.isEmpty && !seen.origins.isEmpty
    case .toldBefore:
      return Mistake.changedTooEarly.explains(seen) || seen.headStarts.contains(seen.before)
    case .replaced:
      return seen.outcomes.contains { outcome in
        SmallBatch(before: seen.before, operations: operations, after: outcome).newRowsAlone
          == seen.after
      }
    case .notChanged:
      return seen.before == seen.after && !operations.isEmpty && !seen.outcomes.isEmpty
    case .misplaced:
      return operations.indices.contains { index in
        operations[index].elsewhere(from: seen.before, to: seen.after)
          .contains { seen.replacing(index, by: [$0]).isRight }
      }
    case .otherSide:
      return operations.indices.contains { index in
        operations[index].elsewhere(from: seen.before, to: seen.after).contains {
          let right = seen.replacing(index, by: [$0])
          return right.isRight && right.onOtherSide(index).contains(operations[index])
        } || seen.reloadsArrival(index) && seen.without(index).isRight
      }
    case .changedByHalf:
      return seen.outcomes.contains {
        SmallBatch(before: seen.before, operations: operations, after: $0).halves
          .contains(seen.after)
      }
    case .rowsForSection:
      return seen.sectionsForRows.contains { $0.isRight } || seen.sectionsForNumbers.isRight
    case .reloadForChange:
      return operations.indices.contains { index in
        guard case .reloadRow(let path) = operations[index] else { return false }
        return seen.replacing(index, by: [.insertRow(path)]).isRight
          || seen.replacing(index, by: [.deleteRow(path)]).isRight
      }
    }
  }
}

extension SmallBatch {
  /// An announcement with one place read through the rest of the batch: before instead of after it,
  /// or after instead of before.
  func onOtherSide(_ index: Int) -> [SmallOperation] {
    let rest = without(index)
    let candidates = operations[index].elsewhere(from: before, to: after)
    return candidates.filter { other in
      switch (operations[index], other) {
      case (.deleteRow(let from), .deleteRow(let to)), (.reloadRow(let from), .reloadRow(let to)):
        rest.leads(from, to: to)
      case (.insertRow(let to), .insertRow(let from)): rest.leads(from, to: to)
      case (.moveRow(let from, let to), .moveRow(let otherFrom, let otherTo)):
        (to == otherTo && rest.leads(from, to: otherFrom))
          || (from == otherFrom && rest.leads(otherTo, to: to))
      case (.deleteSection(let from), .deleteSection(let to)),
        (.reloadSection(let from), .reloadSection(let to)):
        rest.leadsSection(from, to: to)
      case (.insertSection(let to), .insertSection(let from)): rest.leadsSection(from, to: to)
      default: false
      }
    }
  }

  /// Returns true if a reload names a row that comes or is read anew: it was meant for the row that
  /// is there afterwards.
  fileprivate func reloadsArrival(_ index: Int) -> Bool {
    guard case .reloadRow(let path) = operations[index] else { return false }
    let sources = sectionSources(count: after.count) ?? []
    let source = sources.indices.contains(path.section) ? sources[path.section] : nil
    return operations.contains {
      switch $0 {
      case .insertRow(path), .moveRow(_, path), .insertSection(path.section): true
      case .reloadSection(let section): section == source
      default: false
      }
    }
  }

  /// Returns true if the gap before a row is the gap before another one after the batch.
  private func leads(_ from: TableIndexPath, to: TableIndexPath) -> Bool {
    guard let sources = sectionSources(count: max(0, countOfSectionsAfter)),
      let section = sources.firstIndex(of: from.section), section == to.section
    else { return false }
    // The rows of the section before, by their numbers, less those that leave; then the arrivals.
    var rows = Array(0...max(from.row, before[from.section]) + 2)
    var arrivals: [Int] = []
    for operation in Set(operations) {
      switch operation {
      case .deleteRow(let path) where path.section == from.section:
        if path.row == from.row { return false }
        rows.removeAll { $0 == path.row }
      case .moveRow(let path, let target):
        if path == from { return false }
        if path.section == from.section { rows.removeAll { $0 == path.row } }
        if target.section == section { arrivals.append(target.row) }
      case .insertRow(let path) where path.section == section: arrivals.append(path.row)
      case .reloadSection(from.section): return false
      default: break
      }
    }
    for place in arrivals.sorted() where place <= rows.count { rows.insert(-1, at: place) }
    return rows.indices.contains(to.row) && rows[to.row] == from.row
  }

  private func leadsSection(_ from: Int, to: Int) -> Bool {
    sectionSources(count: max(0, countOfSectionsAfter))?.firstIndex(of: from) == to
  }

  /// The counts of a model that has done all but one change, or one half of a move.
  var halves: [[Int]] {
    guard let sources = sectionSources(count: after.count) else { return [] }
    let reloaded = operations.compactMap { if case .reloadSection(let s) = $0 { s } else { nil } }
    func changed(_ changes: (Int, Int?)...) -> [Int]? {
      var counts = after
      for (change, place) in changes {
        guard let place, counts.indices.contains(place), let source = sources[place],
          !reloaded.contains(source)
        else { return nil }
        counts[place] += change
      }
      return counts.allSatisfy { $0 >= 0 } ? counts : nil
    }
    return operations.indices.flatMap { index -> [[Int]?] in
      switch operations[index] {
      case .deleteRow(let path): [changed((1, sources.firstIndex(of: path.section)))]
      case .insertRow(let path): [changed((-1, path.section))]
      case .moveRow(let from, let to):
        [
          changed((1, sources.firstIndex(of: from.section))), changed((-1, to.section)),
          changed((1, sources.firstIndex(of: from.section)), (-1, to.section)),
        ]
      case .insertSection(let section): [after.removing(section)]
      case .deleteSection, .moveSection: without(index).outcomes.map { Optional($0) }
      case .reloadRow, .reloadSection: []
      }
    }.compactMap { $0 }.filter { $0 != before }
  }

  /// The rows of a section that comes or goes, announced one by one.
  func rowsForSection(_ index: Int) -> [SmallOperation]? {
    switch operations[index] {
    case .insertSection(let section) where after[section] > 0:
      (0..<after[section]).map { .insertRow(TableIndexPath(section: section, row: $0)) }
    case .deleteSection(let section) where before[section] > 0:
      (0..<before[section]).map { .deleteRow(TableIndexPath(section: section, row: $0)) }
    default: nil
    }
  }

  /// A section that comes or goes, announced by its number as a row.
  func numberForSection(_ index: Int) -> [SmallOperation]? {
    let others = without(index).operations
    guard !others.contains(where: { $0.verb <= 1 }) else { return nil }
    switch operations[index] {
    case .insertSection(let section): return [.insertRow(TableIndexPath(section: 0, row: section))]
    case .deleteSection(let section): return [.deleteRow(TableIndexPath(section: 0, row: section))]
    case .moveRow, .insertRow, .deleteRow, .reloadRow, .moveSection, .reloadSection: return nil
    }
  }

  /// The batch in which the numbers of rows are those of sections.
  fileprivate var sectionsForNumbers: SmallBatch {
    with(
      operations.map {
        switch $0 {
        case .deleteRow(let path): .deleteSection(path.row)
        case .insertRow(let path): .insertSection(path.row)
        case .moveRow, .reloadRow, .deleteSection, .insertSection, .moveSection, .reloadSection: $0
        }
      })
  }

  /// The counts of a model that has the inserted rows alone, where nothing but rows comes.
  var newRowsAlone: [Int]? {
    let inserted = operations.compactMap { if case .insertRow(let path) = $0 { path } else { nil } }
    let reloads = operations.count {
      switch $0 {
      case .reloadRow, .reloadSection: true
      default: false
      }
    }
    guard inserted.count + reloads == operations.count, !inserted.isEmpty else { return nil }
    var counts = after
    for section in Set(inserted.map(\.section)) {
      let new = Set(inserted).count { $0.section == section }
      guard before[section] > 0, new != before[section] else { return nil }
      counts[section] = new
    }
    return counts
  }

  /// The batches in which one section is announced in place of some of its rows.
  fileprivate var sectionsForRows: [SmallBatch] {
    let sections =
      before.indices.map { SmallOperation.deleteSection($0) }
      + after.indices.map { .insertSection($0) }
    return sections.compactMap { section in
      let others = operations.filter { !$0.isRow(of: section) }
      return others.count < operations.count ? with(others + [section]) : nil
    }
  }
}

extension SmallOperation {
  /// Returns true if a row comes to a section that comes, or goes from one that goes.
  fileprivate func isRow(of section: SmallOperation) -> Bool {
    switch (self, section) {
    case (.insertRow(let path), .insertSection(let section)),
      (.deleteRow(let path), .deleteSection(let section)):
      path.section == section
    default: false
    }
  }
}

extension [Int] {
  fileprivate func removing(_ index: Int) -> [Int]? {
    guard indices.contains(index) else { return nil }
    var other = self
    other.remove(at: index)
    return other
  }
}
