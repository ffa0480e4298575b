import TableModels

/// The suspicious things that a table survived, in the order in which they were found.
struct DiagnosticLog {
  private(set) var all: [TableDiagnostic] = []
  /// The duplicates that were there when they were last looked for, and are in the log.
  private var knownDuplicates: Set<Duplicate> = []

  /// A duplicate, wherever its rows are by now.
  private enum Duplicate: Hashable {
    case row(id: String, section: SectionID)
    case section(id: SectionID)

    init(_ duplicate: DuplicateID) {
      switch duplicate {
      case .row(let id, let section, _, _): self = .row(id: id, section: section)
      case .section(let id, _, _): self = .section(id: id)
      }
    }
  }

  mutating func append(_ diagnostic: TableDiagnostic) { all.append(diagnostic) }

  /// Notes duplicates that came with a change.
  mutating func append(_ duplicates: [DuplicateID], inTable name: String?) {
    for duplicate in duplicates where knownDuplicates.insert(Duplicate(duplicate)).inserted {
      all.append(.duplicateID(duplicate, table: name))
    }
  }

  /// Begins to note duplicates anew, as another data source has others.
  mutating func forgetDuplicates() { knownDuplicates = [] }

  /// Notes those of all duplicates in the content that are not in the log: each once, for as long as
  /// it is there.
  mutating func note(allDuplicates duplicates: [DuplicateID], inTable name: String?) {
    append(duplicates, inTable: name)
    knownDuplicates = Set(duplicates.map(Duplicate.init))
  }
}
