import Tables
import TestSupport
import Testing

/// A data source that is written by hand, with an owner who forgets, repeats and misplaces
/// announcements.
///
/// Its batches may be right in number and wrong in place. Each batch is refused or the screen is
/// right, and a right batch is never refused.
@Suite struct HandWrittenMistakesTests {
  @Test func `a batch by a forgetful owner is refused, or the screen is right`() throws {
    var counts = Counts()
    for seed in 0..<UInt64(60 * min(TestScale.current, 50)) {
      var generator = SeededGenerator(seed: seed)
      let world = ForgetfulWorld(using: &generator)
      for step in 0..<25 {
        let fault = world.change(using: &generator, &counts)
        try #require(fault == nil, "seed \(seed), step \(step): \(fault ?? "")")
      }
    }
    print("hand-written batches: \(counts)")
    #expect(counts.right > 0)
    #expect(counts.refusedByCounts > 0)
    #expect(counts.refusedByIdentity > 0)
    #expect(counts.notedByIdentity > 0)
  }

  @Test func `a row that is announced in another's place is refused, by the rows on screen`() throws
  {
    let source = People(["a", "b", "c", "d"].map { Person(id: $0) })
    let table = makeTable(lines: 3)
    table.dataSource = source
    let before = (table.screen, table.visibleCells)
    source.people.remove(at: 1)
    let error = #expect(throws: InvalidTableUpdate.self) { try table.deleteRows(at: [[0, 0]]) }
    #expect(
      error?.violations == [
        .identityMismatch(
          RowIdentityMismatch(from: [0, 1], to: [0, 0], before: "b", after: "a", count: 1))
      ])
    #expect(error?.causes == [.otherRowsAnnounced])
    #expect(table.diagnostics == error.map { [.refusedUpdate($0)] })
    #expect(table.screen == before.0)
    #expect(zip(table.visibleCells, before.1).allSatisfy { $0 === $1 })
    try table.deleteRows(at: [[0, 1]])
    #expect(table.visibleLines == ["a", "c", "d"])
  }

  @Test func `rows that were reloaded may be others, and rows that left the screen are not asked`()
    throws
  {
    let source = People((0..<40).map { Person(id: "\($0)") })
    let table = makeTable(lines: 3)
    table.dataSource = source
    table.layoutIfNeeded()
    source.people[1] = Person(id: "new")
    try table.reloadRows(at: [[0, 1]])
    #expect(table.visibleLines == ["0", "new", "2"])
    table.contentOffset = 320
    table.layoutIfNeeded()
    source.asked = 0
    source.people.remove(at: 3)
    try table.deleteRows(at: [[0, 4]])
    #expect(source.asked == 3)
  }

  @Test func `a data source that announces its own changes is not asked who its rows are`() {
    final class Asked { var count = 0 }
    struct Guarded: Identifiable {
      let asked: Asked
      var id: Int {
        asked.count += 1
        return 0
      }
    }
    let asked = Asked()
    let guarded = CommonDataSource<LineCell, Guarded>([Guarded(asked: asked)]) { cell, _ in
      cell.label.text = "row"
    }
    let child: any TableViewDataSource = guarded
    let whole: any TableViewDataSource = SectionedDataSource(child)
    for source in [child, whole] {
      let table = makeTable(lines: 3)
      table.dataSource = source
      table.layoutIfNeeded()
      #expect(asked.count == 0)
    }
  }

  @Test func `a source of whose rows the first has no identity is asked once`() {
    let source = People((0..<40).map { Person(id: "\($0)") })
    source.hasIdentity = false
    let table = makeTable(lines: 3)
    table.dataSource = source
    for step in 0..<10 {
      table.contentOffset = Double(step * 48)
      table.layoutIfNeeded()
    }
    #expect(source.asked == 1)
  }
}

private struct Person: Identifiable, Equatable {
  let id: String
}

private final class People: TableViewDataSource {
  var people: [Person]
  var hasIdentity = true
  var asked = 0
  private let row = CellRegistration<LineCell, Person> { $0.label.text = $1.id }

  init(_ people: [Person]) { self.people = people }

  func numberOfRows(inSection section: Int) -> Int { people.count }
  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(people[indexPath.row], with: row)
  }
  func identity(at indexPath: TableIndexPath) -> RowIdentity? {
    asked += 1
    return hasIdentity ? RowIdentity(people[indexPath.row]) : nil
  }
}

private struct Counts {
  var right = 0
  var refusedByCounts = 0
  var refusedByIdentity = 0
  var notedByIdentity = 0
  var wrongAndUnseen = 0
}

private final class Sections: TableViewDataSource {
  var snapshot: TableSnapshot<Person>
  private let row = CellRegistration<LineCell, Person> { $0.label.text = $1.id }

  init(_ snapshot: TableSnapshot<Person>) { self.snapshot = snapshot }

  var numberOfSections: Int { snapshot.numberOfSections }
  func numberOfRows(inSection section: Int) -> Int { snapshot.numberOfRows(inSection: section) }
  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    slot.show(snapshot[indexPath], with: row)
  }
  func identity(at indexPath: TableIndexPath) -> RowIdentity? { RowIdentity(snapshot[indexPath]) }
}

private final class ForgetfulWorld: TableViewDelegate {
  private let table = makeTable(columns: 10, lines: 5)
  private let source: Sections
  private var nextID = 0
  private var whenShown: (() -> Void)?

  init(using generator: inout SeededGenerator) {
    source = Sections(TableSnapshot(sections: []))
    source.snapshot.sections = (0..<3).map { number in
      let count = Int.random(in: 0...6, using: &generator)
      return TableSection(id: SectionID(number), (0..<count).map { _ in newPerson() })
    }
    table.dataSource = source
    table.delegate = self
    table.layoutIfNeeded()
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath
  ) {
    guard let announce = whenShown else { return }
    whenShown = nil
    announce()
  }

  private func newPerson() -> Person {
    nextID += 1
    return Person(id: "\(nextID)")
  }

  /// Changes the model and announces it, rightly or not.
  ///
  /// - Returns: The fault of the table afterwards; nil for none.
  func change(using generator: inout SeededGenerator, _ counts: inout Counts) -> String? {
    table.contentOffset += Double(16 * Int.random(in: -3...3, using: &generator))
    table.layoutIfNeeded()
    let old = source.snapshot
    var new = old
    for _ in 0..<Int.random(in: 0...3, using: &generator) { mutate(&new, using: &generator) }
    let right = new.difference(from: old).updates
    let announced = right.mistaken(counts: old.rowCounts, using: &generator)
    guard Int.random(in: 0..<5, using: &generator) > 0 else {
      return announceInPass(announced, new, &counts)
    }
    source.snapshot = new
    do {
      try table.performBatchUpdates { $0 = announced }
      if announced == right { counts.right += 1 } else { counts.wrongAndUnseen += 1 }
    } catch {
      guard announced != right else { return "a right batch was refused: \(error)" }
      guard case .refusedUpdate(error)? = table.diagnostics.last else { return "nothing was noted" }
      if error.isAboutIdentity {
        counts.refusedByIdentity += 1
      } else {
        counts.refusedByCounts += 1
      }
      table.reloadData()
    }
    return screenFault
  }

  /// Announces while a row is shown, so that the batch waits and nobody can catch it.
  private func announceInPass(
    _ announced: TableUpdates, _ new: TableSnapshot<Person>, _ counts: inout Counts
  ) -> String? {
    let notes = table.diagnostics.count
    whenShown = { [table, source] in
      source.snapshot = new
      try? table.performBatchUpdates { $0 = announced }
    }
    table.reloadData()
    // The batch waits in this pass, and is performed by the next one.
    table.layoutIfNeeded()
    let fault = screenFault
    whenShown = nil
    for case .invalidWaitingUpdate(let error) in table.diagnostics.dropFirst(notes)
    where error.isAboutIdentity { counts.notedByIdentity += 1 }
    return fault
  }

  private func mutate(
    _ snapshot: inout TableSnapshot<Person>, using generator: inout SeededGenerator
  ) {
    let rows = snapshot.sections.indices.flatMap { section in
      snapshot.sections[section].indices.map { TableIndexPath(section: section, row: $0) }
    }
    let section = Int.random(in: 0..<3, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      let row = Int.random(in: 0...snapshot.sections[section].count, using: &generator)
      snapshot.insert(newPerson(), at: [section, row])
    case 1:
      if let row = rows.randomElement(using: &generator) { snapshot.remove(at: row) }
    case 2:
      guard let row = rows.randomElement(using: &generator) else { return }
      let person = snapshot.remove(at: row)
      let place = Int.random(in: 0...snapshot.sections[section].count, using: &generator)
      snapshot.insert(person, at: [section, place])
    default: snapshot.sections.swapAt(section, Int.random(in: 0..<3, using: &generator))
    }
  }

  private var screenFault: String? {
    let screen = table.screen
    let other = TableView(frame: table.frame)
    let fresh = Sections(source.snapshot)
    other.dataSource = fresh
    other.contentOffset = table.contentOffset
    return other.screen == screen ? nil : "the screen is\n\(screen)\nnot\n\(other.screen)"
  }
}

extension InvalidTableUpdate {
  fileprivate var isAboutIdentity: Bool {
    violations.contains { if case .identityMismatch = $0 { true } else { false } }
  }
}

extension TableUpdates {
  /// The batch as somebody announces it who forgets, repeats, or names another place.
  fileprivate func mistaken(
    counts: [Int], using generator: inout SeededGenerator
  ) -> TableUpdates {
    var other = self
    func anyPlace(_ path: TableIndexPath) -> TableIndexPath {
      let count = counts.indices.contains(path.section) ? counts[path.section] : 0
      return [path.section, Int.random(in: 0...max(0, count - 1), using: &generator)]
    }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: _ = other.deletedRows.popLast()
    case 1: _ = other.insertedRows.popLast()
    case 2: _ = other.movedRows.popLast()
    case 3: other.deletedRows += deletedRows
    case 4: other.deletedRows = deletedRows.map(anyPlace)
    case 5: other.insertedRows = insertedRows.map(anyPlace)
    case 6:
      other.movedRows = movedRows.map { RowMove(from: anyPlace($0.from), to: $0.to) }
    default: break
    }
    return other
  }
}
