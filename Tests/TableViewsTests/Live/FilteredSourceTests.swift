import Tables
import TestSupport
import Testing

/// Tables that show a live data source which somebody else has written.
@Suite struct FilteredSourceTests {
  @Test(arguments: 0..<UInt64(40 * min(TestScale.current, 50)))
  func `a filtered source keeps its tables in step, whatever happens to what it filters`(
    seed: UInt64
  ) throws {
    let world = FilteredWorld(seed: seed)
    for step in 0..<40 {
      let event = world.step()
      let fault = world.fault
      try #require(fault == nil, "seed \(seed), step \(step), \(event): \(fault ?? "")")
    }
  }

  @Test func `a row that is filtered out leaves, and one that comes back keeps the others' cells`()
  {
    let base = CommonDataSource<LineCell, Number>((0..<6).map { Number(id: $0, value: $0) }) {
      $0.label.text = "\($1.value)"
    }
    let even = FilteredSource(base, row: Number.row) { $0.value % 2 == 0 }
    let table = makeTable(lines: 6)
    table.dataSource = even
    #expect(table.visibleLines == ["0", "2", "4"])
    let cells = table.visibleCells
    base.replace(at: [0, 2], with: Number(id: 2, value: 3))
    #expect(table.visibleLines == ["0", "4"])
    base.insert(Number(id: 9, value: 8), at: [0, 0])
    #expect(table.visibleLines == ["8", "0", "4"])
    #expect(table.visibleCells[1] === cells[0])
    #expect(table.visibleCells[2] === cells[2])
    even.isIncluded = { $0.value > 3 }
    #expect(table.visibleLines == ["8", "4", "5"])
    #expect(table.diagnostics == [])
  }
}

private struct Number: Identifiable, Equatable {
  let id: Int
  var value: Int

  var text: String { "\(id) \(value)" }

  static var row: CellRegistration<LineCell, Number> {
    CellRegistration { $0.label.text = "\($1.value)" }
  }
}

/// A source, its filter, and two tables that show the filter.
private final class FilteredWorld {
  private var generator: SeededGenerator
  private let base: CommonDataSource<LineCell, Number>
  private let filter: FilteredSource<LineCell, Number>
  private let tables = [makeTable(lines: 5), makeTable(lines: 9)]
  private var divisor = 1
  private var nextID = 0
  private var held: [ChangeFeed] = []
  /// The action at the next configuration of a row.
  private let reaction: Reaction

  private final class Reaction {
    var perform: (() -> Void)?
  }

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let reaction = Reaction()
    self.reaction = reaction
    base = CommonDataSource(sections: [], configure: { _, _ in })
    let row = CellRegistration<LineCell, Number> { cell, number in
      cell.label.text = number.text
      reaction.perform.take()?()
    }
    filter = FilteredSource(base, row: row) { _ in true }
    for table in tables { table.dataSource = filter }
    for _ in 0..<2 { base.insertSection(newSection(), at: 0) }
  }

  private func newNumber() -> Number {
    nextID += 1
    return Number(id: nextID, value: Int.random(in: 0..<12, using: &generator))
  }

  private func newSection() -> TableSection<Number> {
    let rows = (0..<Int.random(in: 0..<12, using: &generator)).map { _ in newNumber() }
    nextID += 1
    return TableSection(
      id: SectionID("\(nextID)"), header: generator.oneIn(2) ? "section" : nil, rows)
  }

  func step() -> String {
    if generator.oneIn(4) {
      let number = newNumber()
      reaction.perform = { [unowned self] in
        if base.snapshot.numberOfSections > 0 { base.insert(number, at: [0, 0]) }
        if number.value < 4 { choose(divisor: number.value + 1) }
      }
    }
    let event = performEvent()
    for table in tables where generator.oneIn(3) {
      table.contentOffset = Double(Int.random(in: 0..<200, using: &generator))
    }
    for table in tables { table.layoutIfNeeded() }
    return event
  }

  private func performEvent() -> String {
    let event = Int.random(in: 0..<12, using: &generator)
    switch event {
    case 0: choose(divisor: Int.random(in: 1...4, using: &generator))
    case 1:
      let feeds = [base.changeFeed, filter.changeFeed].compactMap(\.self)
      held.append(feeds[Int.random(in: 0..<feeds.count, using: &generator)])
      held.last?.hold()
    case 2, 3, 4: while let feed = held.popLast() { feed.release() }
    case 5: base.insertSection(newSection(), at: 0)
    case 6: return changeSections()
    case 7: base.apply(shuffled())
    case 8:
      base.edit { draft in
        for _ in 0..<3 { change(&draft) }
      }
    default: changeRow()
    }
    return "event \(event)"
  }

  private func choose(divisor: Int) {
    self.divisor = divisor
    filter.isIncluded = { $0.value % divisor == 0 }
  }

  private func changeSections() -> String {
    let count = base.snapshot.numberOfSections
    guard count > 1 else { return "nothing" }
    if generator.oneIn(2) {
      base.removeSection(at: Int.random(in: 0..<count, using: &generator))
      return "a section is removed"
    }
    base.moveSection(from: 0, to: count - 1)
    return "a section moves"
  }

  private func shuffled() -> TableSnapshot<Number> {
    var snapshot = base.snapshot
    for place in places(in: snapshot) where generator.oneIn(3) {
      snapshot.move(from: place, to: TableIndexPath(section: place.section, row: 0))
    }
    if let place = places(in: snapshot).last {
      var number = snapshot[place]
      number.value += 1
      snapshot.replace(at: place, with: number)
    }
    return snapshot
  }

  private func changeRow() {
    guard let place = places(in: base.snapshot).randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: base.insert(newNumber(), at: place)
    case 1: base.remove(at: place)
    case 2: base.move(from: place, to: [place.section, 0])
    default:
      var number = base[place]
      number.value += 1
      base.replace(at: place, with: number)
    }
  }

  private func change(_ draft: inout TableDraft<Number>) {
    guard let place = places(in: draft.snapshot).randomElement(using: &generator) else { return }
    if generator.oneIn(2) { draft.remove(at: place) } else { draft.insert(newNumber(), at: place) }
  }

  private func places(in snapshot: TableSnapshot<Number>) -> [TableIndexPath] {
    snapshot.sections.indices.flatMap { section in
      snapshot.sections[section].indices.map { TableIndexPath(section: section, row: $0) }
    }
  }

  /// The fault of the world; nil while changes wait.
  var fault: String? {
    guard held.isEmpty else { return nil }
    let expected = base.snapshot.sections.map { $0.filter { $0.value % divisor == 0 } }
    for table in tables {
      table.layoutIfNeeded()
      guard table.diagnostics.isEmpty else { return "\(table.diagnostics)" }
      let counts = (0..<table.numberOfSections).map(table.numberOfRows)
      guard counts == expected.map(\.count) else { return "\(counts) rows, not \(expected)" }
      let visible = table.indexPathsForVisibleRows.map { expected[$0.section][$0.row].text }
      guard table.visibleLines == visible else { return "\(table.visibleLines), not \(visible)" }
      guard visible.isEmpty == expected.allSatisfy(\.isEmpty) else { return "nothing is visible" }
    }
    return nil
  }
}
