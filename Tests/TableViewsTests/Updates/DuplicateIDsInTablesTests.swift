import Tables
import TestSupport
import Testing

private struct Note: Identifiable, Equatable {
  let id: Int
  var text = ""
}

private typealias Source = CommonDataSource<LineCell, Note>

private func makeSource(_ sections: [[Int]]) -> Source {
  Source(
    sections: sections.enumerated().map { number, ids in
      TableSection(id: SectionID(number), ids.map { Note(id: $0) })
    },
    configure: { cell, note in cell.label.text = "\(note.id)" })
}

private func makeLoadedTable(of source: Source) -> TableView {
  let table = makeTable(lines: 4)
  table.dataSource = source
  table.layoutIfNeeded()
  return table
}

/// Wherever models come from, a table says which ids are there more than once.
@Suite struct DuplicateIDsInTablesTests {
  private static let entries: [(name: String, before: [Int], enter: @Sendable (Source) -> Void)] = [
    ("append", [1, 2], { $0.append(Note(id: 2)) }),
    ("append a page", [1, 2], { $0.append(contentsOf: [Note(id: 2), Note(id: 3)]) }),
    ("insert", [1, 2], { $0.insert(Note(id: 2), at: [0, 2]) }),
    ("replace", [1, 2, 3], { $0.replace(at: [0, 2], with: Note(id: 2)) }),
    ("edit", [1, 2], { $0.edit { $0.append(Note(id: 2)) } }),
    ("replace in an edit", [1, 2, 3], { $0.edit { $0.replace(at: [0, 2], with: Note(id: 2)) } }),
    ("apply", [1, 2], { $0.apply([1, 2, 2].map { Note(id: $0) }) }),
    ("apply from nothing", [], { $0.apply([1, 2, 2].map { Note(id: $0) }) }),
    ("set", [1, 2], { $0.snapshot = TableSnapshot([1, 2, 2].map { Note(id: $0) }) }),
    ("load", [1, 2, 2], { _ in }),
  ]

  @Test(arguments: entries.indices)
  func `an id that enters a second time is said with section, id and both rows`(entry: Int) {
    let (name, before, enter) = Self.entries[entry]
    let source = makeSource([before])
    let table = makeLoadedTable(of: source)
    enter(source)
    #expect(
      table.diagnostics == [
        .duplicateID(.row(id: "2", section: 0, first: [0, 1], second: [0, 2]))
      ], "\(name)")
    table.layoutIfNeeded()
    #expect(table.diagnostics.count == 1, "\(name)")
  }

  /// SendspinDroid#182: a page repeats a row of the page before.
  @Test func `SendspinDroid #182: a row of the page before comes again, far away`() {
    let source = makeSource([Array(0..<1_000)])
    let table = makeLoadedTable(of: source)
    source.append(contentsOf: (999..<1_100).map { Note(id: $0) })
    #expect(
      table.diagnostics == [
        .duplicateID(.row(id: "999", section: 0, first: [0, 999], second: [0, 1_000]))
      ])
  }

  @Test func `sections of one id are said, and rows of one id in two sections`() {
    let source = makeSource([[1], [2]])
    let table = makeLoadedTable(of: source)
    source.insertSection(TableSection(id: 1, [Note(id: 9)]), at: 2)
    source.insertSection(TableSection(id: 7, [Note(id: 1)]), at: 3)
    #expect(
      table.diagnostics == [
        .duplicateID(.section(id: 1, first: 1, second: 2)),
        .duplicateID(.row(id: "1", section: 7, first: [0, 0], second: [3, 0])),
      ])
  }

  @Test func `a table that has a name says it`() {
    let table = makeTable(lines: 4)
    table.name = "Inbox"
    let source = makeSource([[5, 5]])
    table.dataSource = source
    #expect(
      table.diagnostics.map(\.description) == [
        "Table \"Inbox\": Row [0, 1] in section 0 has the id of row [0, 0]: 5"
      ])
  }

  @Test func `a duplicate is said once for as long as it is there, wherever its rows go`() {
    let source = makeSource([[1, 2, 2]])
    let table = makeLoadedTable(of: source)
    #expect(table.diagnostics.count == 1)
    source.insert(Note(id: 3), at: [0, 0])
    source.move(from: [0, 3], to: [0, 0])
    #expect(table.diagnostics.count == 1)
    source.remove(at: [0, 0])
    #expect(table.diagnostics.count == 1)
    source.append(Note(id: 2))
    #expect(table.diagnostics.count == 2)
  }

  @Test func `another data source has duplicates of its own`() {
    let (first, second) = (makeSource([[2, 2]]), makeSource([[1, 2, 2]]))
    let table = makeLoadedTable(of: first)
    #expect(table.diagnostics.count == 1)
    table.dataSource = second
    #expect(
      table.diagnostics.last
        == .duplicateID(.row(id: "2", section: 0, first: [0, 1], second: [0, 2])))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `after any changes the duplicates that are there have been said`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let source = makeSource([[1, 2, 3], [4]])
    let table = makeLoadedTable(of: source)
    for step in 0..<30 {
      let said = table.diagnostics.count
      let wasThere = duplicates(in: source)
      change(source, using: &generator)
      if Bool.random(using: &generator) { table.layoutIfNeeded() }
      let expected = duplicates(in: source).subtracting(wasThere)
      let found = table.diagnostics[said...].compactMap { diagnostic -> Int? in
        guard case .duplicateID(.row(let id, _, let first, let second), _) = diagnostic else {
          return nil
        }
        #expect(source[first].id == source[second].id && first < second)
        return Int(id)
      }
      #expect(expected.isSubset(of: found), "seed \(seed), step \(step)")
    }
  }

  private func duplicates(in source: Source) -> Set<Int> {
    let ids = source.snapshot.sections.flatMap { $0.map(\.id) }
    return Set(ids.filter { id in ids.count { $0 == id } > 1 })
  }

  private func change(_ source: Source, using generator: inout SeededGenerator) {
    let note = Note(id: .random(in: 0..<12, using: &generator))
    let section = Int.random(in: 0..<2, using: &generator)
    let count = source.snapshot.numberOfRows(inSection: section)
    guard count > 0 else { return source.append(note, toSection: section) }
    let place = TableIndexPath(section: section, row: .random(in: 0..<count, using: &generator))
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: source.insert(note, at: place)
    case 1, 2: source.remove(at: place)
    case 3: source.replace(at: place, with: note)
    case 4: source.edit { $0.insert(note, at: place) }
    case 5:
      var snapshot = source.snapshot
      snapshot.insert(note, at: place)
      source.apply(snapshot)
    default: source.move(from: place, to: [1 - section, 0])
    }
  }
}
