/// A reader of a batch that takes the places of one verb for places in the other state.
///
/// The rest of the batch maps a place from one state to the other.
struct OtherStateReader {
  private let updates: TableUpdates
  /// The number of sections before the batch.
  private let sections: Int
  /// The number of rows of each section after the batch.
  private let after: [Int]

  init(_ updates: TableUpdates, sections: Int, after: [Int]) {
    self.updates = updates
    self.sections = sections
    self.after = after
  }

  /// The batches that the caller may have meant.
  var readings: some Sequence<TableUpdates> {
    let rows: [TableUpdates?] = [
      rows(\.insertedRows, writtenBefore: true), rows(\.deletedRows, writtenBefore: false),
      moves(\.to, writtenBefore: true), moves(\.from, writtenBefore: false), reloads,
    ]
    let sections = [
      self.sections(\.insertedSections, writtenBefore: true),
      self.sections(\.deletedSections, writtenBefore: false),
      self.sections(\.reloadedSections, writtenBefore: false),
    ]
    return (rows + sections).compactMap { $0 }
  }

  private func rows(
    _ list: WritableKeyPath<TableUpdates, [TableIndexPath]>, writtenBefore: Bool
  ) -> TableUpdates? {
    guard !updates[keyPath: list].isEmpty else { return nil }
    var rest = updates
    rest[keyPath: list] = []
    guard let map = map(of: rest, forwards: writtenBefore) else { return nil }
    var other = updates
    other[keyPath: list] = updates[keyPath: list].map { place($0, map) }
    return other
  }

  private func moves(
    _ end: WritableKeyPath<TableUpdates.RowMove, TableIndexPath>, writtenBefore: Bool
  ) -> TableUpdates? {
    guard !updates.movedRows.isEmpty else { return nil }
    var rest = updates
    rest.movedRows = []
    guard let map = map(of: rest, forwards: writtenBefore) else { return nil }
    var other = updates
    other.movedRows = updates.movedRows.map { move in
      var meant = move
      meant[keyPath: end] = place(move[keyPath: end], map)
      return meant
    }
    return other
  }

  /// The reading for reloads and reconfigurations; it leaves out those of rows that come.
  private var reloads: TableUpdates? {
    guard !updates.reloadedRows.isEmpty || !updates.reconfiguredRows.isEmpty else { return nil }
    var rest = updates
    rest.reloadedRows = []
    rest.reconfiguredRows = []
    let exist = (updates.reloadedRows + updates.reconfiguredRows).allSatisfy {
      after.indices.contains($0.section) && $0.row < after[$0.section]
    }
    guard exist, let map = map(of: rest, forwards: false) else { return nil }
    var other = updates
    other.reloadedRows = updates.reloadedRows.compactMap { map.placeAfter(of: $0) }
    other.reconfiguredRows = updates.reconfiguredRows.compactMap { map.placeAfter(of: $0) }
    return other
  }

  private func sections(
    _ list: WritableKeyPath<TableUpdates, [Int]>, writtenBefore: Bool
  ) -> TableUpdates? {
    guard !updates[keyPath: list].isEmpty else { return nil }
    var rest = updates
    rest[keyPath: list] = []
    guard let map = map(of: rest, forwards: writtenBefore) else { return nil }
    let places = map.sections.after
    var other = updates
    other[keyPath: list] = updates[keyPath: list].map { section in
      places.indices.contains(section) ? places[section] ?? section : section
    }
    return other
  }

  private func map(of rest: TableUpdates, forwards: Bool) -> RowMap? {
    let after = rest.sectionCount(after: sections)
    guard after >= 0 else { return nil }
    if forwards { return RowMap(rest, sectionsBefore: sections, sectionsAfter: after) }
    return rest.reversed(sections: sections).flatMap {
      RowMap($0, sectionsBefore: after, sectionsAfter: sections)
    }
  }

  private func place(_ path: TableIndexPath, _ map: RowMap) -> TableIndexPath {
    // A row number beyond every table has no place in the other state.
    guard path.row < .max / 2 else { return path }
    return map.placeAfter(of: path) ?? path
  }
}
