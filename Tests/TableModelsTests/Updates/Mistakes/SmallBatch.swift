import TableModels

/// A few announcements with the counts around them: what somebody saw who knows nothing else.
struct SmallBatch: Hashable, CustomStringConvertible {
  var before: [Int]
  var operations: [SmallOperation]
  var after: [Int]

  var updates: TableUpdates {
    var updates = TableUpdates()
    for operation in operations { operation.add(to: &updates) }
    return updates
  }

  var description: String { "\(before) → \(after): \(updates)" }

  /// True if the rows find their places, by the slow referee.
  var isRight: Bool { SlowReferee(updates, from: before, to: after).isPossible }

  /// The rules that are broken, by the slow referee.
  var brokenRules: Set<String> { SlowReferee(updates, from: before, to: after).names }
}

extension SmallBatch {
  func with(_ operations: [SmallOperation]) -> SmallBatch {
    SmallBatch(before: before, operations: operations, after: after)
  }

  func without(_ index: Int) -> SmallBatch {
    var other = operations
    other.remove(at: index)
    return with(other)
  }

  func replacing(_ index: Int, by others: [SmallOperation]) -> SmallBatch {
    var other = operations
    other.replaceSubrange(index...index, with: others)
    return with(other)
  }

  /// The section before for each place after, nil where it is inserted; as the batch says it.
  func sectionSources(count: Int) -> [Int?]? {
    var places: [Int??] = Array(repeating: .none, count: count)
    var waiting = Array(before.indices)
    for case .insertSection(let section) in operations {
      guard places.indices.contains(section) else { return nil }
      places[section] = .some(nil)
    }
    for case .deleteSection(let section) in operations { waiting.removeAll { $0 == section } }
    for case .moveSection(let from, let to) in operations {
      guard places.indices.contains(to), places[to] == nil, waiting.contains(from) else {
        return nil
      }
      places[to] = .some(from)
      waiting.removeAll { $0 == from }
    }
    for place in places.indices where places[place] == nil {
      guard !waiting.isEmpty else { return nil }
      places[place] = .some(waiting.removeFirst())
    }
    return waiting.isEmpty ? places.map { $0! } : nil
  }

  var countOfSectionsAfter: Int {
    let deleted = Set(
      operations.compactMap { if case .deleteSection(let s) = $0 { s } else { nil } })
    let inserted = Set(
      operations.compactMap { if case .insertSection(let s) = $0 { s } else { nil } })
    return before.count + inserted.count - deleted.count
  }

  /// The counts to which the announcements lead, with `fill` rows in each section that is read anew.
  func outcome(fill: Int) -> [Int]? {
    let count = countOfSectionsAfter
    guard count >= 0, let sources = sectionSources(count: count) else { return nil }
    let reloaded = operations.compactMap { if case .reloadSection(let s) = $0 { s } else { nil } }
    let counts = sources.map { source -> Int in
      guard let source, !reloaded.contains(source) else { return fill }
      return before[source]
    }
    var result = counts
    func add(_ change: Int, _ place: Int?) {
      guard let place, result.indices.contains(place), let source = sources[place],
        !reloaded.contains(source)
      else { return }
      result[place] += change
    }
    for operation in Set(operations) {
      switch operation {
      case .deleteRow(let path): add(-1, sources.firstIndex(of: path.section))
      case .insertRow(let path): add(1, path.section)
      case .moveRow(let from, let to):
        add(-1, sources.firstIndex(of: from.section))
        add(1, to.section)
      case .reloadRow, .deleteSection, .insertSection, .moveSection, .reloadSection: break
      }
    }
    return result.allSatisfy { $0 >= 0 } ? result : nil
  }

  /// All counts to which the announcements lead rightly.
  var outcomes: Set<[Int]> {
    Set(
      (0...3).compactMap { fill in
        guard let after = outcome(fill: fill),
          SmallBatch(before: before, operations: operations, after: after).isRight
        else { return nil }
        return after
      })
  }

  /// All counts from which the announcements lead rightly to these.
  var origins: Set<[Int]> {
    // Few enough to try them all.
    let sections =
      2 * after.count
      - SmallBatch(before: after, operations: operations, after: [])
      .countOfSectionsAfter
    guard sections >= 0 else { return [] }
    let tables = Self.tables(sections: sections, rows: (after.max() ?? 0) + operations.count)
    return Set(
      tables.filter { SmallBatch(before: $0, operations: operations, after: after).isRight })
  }

  /// The counts before that hold one change already, of those from which the batch is right.
  var headStarts: Set<[Int]> {
    let back = operations.map(\.reversed)
    return Set(origins.flatMap { SmallBatch(before: after, operations: back, after: $0).halves })
  }

  static func tables(sections: Int, rows: Int) -> [[Int]] {
    (0..<sections).reduce([[]]) { tables, _ in
      tables.flatMap { table in (0...rows).map { table + [$0] } }
    }
  }
}
