import HeadlessViews
import TableModels

/// The suspicious things that a table survived, in the order in which they were found.
struct DiagnosticLog {
  private var log = BoundedLog<TableDiagnostic>()
  /// The duplicates that were there when they were last looked for, and are in the log.
  private var knownDuplicates: Set<Duplicate> = []

  /// Beyond so many, they are forgotten: those that were there, and some that changes brought since.
  private var mostKnown = Self.mostFromChanges
  private static let mostFromChanges = 10_000

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

  /// All of it, or of very much the first and the last.
  var all: [TableDiagnostic] { log.entries(omitted: { .omitted(count: $0) }) }

  mutating func append(_ diagnostic: TableDiagnostic) { log.append(diagnostic) }

  /// Notes duplicates that came with a change.
  mutating func append(_ duplicates: [DuplicateID], inTable name: String?) {
    // One that is forgotten is noted twice at the worst.
    if knownDuplicates.count > mostKnown { knownDuplicates = [] }
    for duplicate in duplicates where knownDuplicates.insert(Duplicate(duplicate)).inserted {
      log.append(.duplicateID(duplicate, table: name))
    }
  }

  /// Begins to note duplicates anew, as another data source has others.
  mutating func forgetDuplicates() { knownDuplicates = [] }

  /// Notes those of all duplicates in the content that are not in the log: each once, for as long as
  /// it is there.
  mutating func note(allDuplicates duplicates: [DuplicateID], inTable name: String?) {
    append(duplicates, inTable: name)
    knownDuplicates = Set(duplicates.map(Duplicate.init))
    mostKnown = knownDuplicates.count + Self.mostFromChanges
  }
}
