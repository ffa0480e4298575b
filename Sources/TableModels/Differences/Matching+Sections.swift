/// The id and the titles of a section: all of it but its rows.
struct SectionKey: Identifiable, Equatable {
  let id: SectionID
  let header: String?
  let footer: String?

  init<Model>(_ section: TableSection<Model>) {
    id = section.id
    header = section.header
    footer = section.footer
  }
}

extension DifferenceWorkspace {
  /// Matches the sections of two snapshots, and notes the pairs for their rows.
  ///
  /// - Complexity: O(*s*) in the number of sections, on average.
  @usableFromInline
  mutating func pairSections<Model>(_ old: TableSnapshot<Model>, _ new: TableSnapshot<Model>) {
    rows.removeAll()
    let oldKeys = old.sections.map { SectionKey($0) }
    let newKeys = new.sections.map { SectionKey($0) }
    sections.removeAll()
    sections.pairs.append(Matching.SectionPair(old: 0, new: 0))
    sections.match(TableSnapshot(oldKeys), TableSnapshot(newKeys)) { _, _ in false }
    listSources(count: newKeys.count)
    retitledSections.removeAll(keepingCapacity: true)
    for (index, source) in sources.enumerated() where source >= 0 {
      rows.pairs.append(Matching.SectionPair(old: source, new: index))
      let (old, new) = (oldKeys[source], newKeys[index])
      guard old != new else { continue }
      retitledSections.append(
        RetitledSection(
          before: source, after: index, changesHeader: old.header != new.header,
          changesFooter: old.footer != new.footer))
    }
  }

  /// Lists the old index of each new section.
  private mutating func listSources(count: Int) {
    sources.refill(count, with: -1)
    for run in sections.runs {
      for offset in 0..<run.count { sources[run.new + offset] = run.old + offset }
    }
    for index in sections.new.rows.indices where sections.new.partners[index] >= 0 {
      sources[sections.new.rows[index].row] =
        sections.old.rows[Int(sections.new.partners[index])].row
    }
  }

  /// The result, as a value.
  ///
  /// - Complexity: O(*m*) in the number of changes.
  @usableFromInline
  func difference<Model: Identifiable>(to new: TableSnapshot<Model>) -> TableDifference {
    var updates = TableUpdates()
    updates.deletedSections = sections.deletedRows().map(\.row)
    updates.insertedSections = sections.insertedRows().map(\.row)
    updates.movedSections = sections.movedRows().map {
      TableUpdates.SectionMove(from: $0.from.row, to: $0.to.row)
    }
    updates.deletedRows = rows.deletedRows()
    updates.insertedRows = rows.insertedRows()
    updates.movedRows = rows.movedRows()
    updates.reconfiguredRows = rows.reconfiguredRows()
    return TableDifference(
      updates: updates, retitledSections: retitledSections, duplicates: duplicates(in: new),
      sharesObjects: rows.sharesObjects)
  }
}
