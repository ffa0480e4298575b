import HeadlessViews
import TableModels

/// The suspicious things that a table survived, in the order in which they were found.
struct DiagnosticLog {
  private var log = BoundedLog<TableDiagnostic>()
  /// The duplicates that the last search found, which are in the log.
  private var knownDuplicates: Set<Duplicate> = []

  /// The most known duplicates, beyond which they are forgotten: those of the last search, and some
  /// from changes.
  private var mostKnown = Self.mostFromChanges
  private static let mostFromChanges = 10_000

  /// A duplicate, in any place of its rows.
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

  /// All entries, or of very many the first and the last.
  var all: [TableDiagnostic] { log.entries(omitted: { .omitted(count: $0) }) }

  mutating func append(_ diagnostic: TableDiagnostic) { log.append(diagnostic) }

  /// Notes duplicates that came with a change.
  mutating func append(_ duplicates: [DuplicateID], inTable name: String?) {
    // A duplicate that is forgotten is noted twice at the worst.
    if knownDuplicates.count > mostKnown { knownDuplicates = [] }
    for duplicate in duplicates where knownDuplicates.insert(Duplicate(duplicate)).inserted {
      log.append(.duplicateID(duplicate, table: name))
    }
  }

  /// Forgets the known duplicates, because another data source has others.
  mutating func forgetDuplicates() { knownDuplicates = [] }

  /// Notes those of all duplicates in the content that are not in the log, each once for as long as
  /// it exists.
  mutating func note(allDuplicates duplicates: [DuplicateID], inTable name: String?) {
    append(duplicates, inTable: name)
    knownDuplicates = Set(duplicates.map(Duplicate.init))
    mostKnown = knownDuplicates.count + Self.mostFromChanges
  }
}
