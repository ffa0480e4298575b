import Tables
import TestSupport
import Testing

/// Random right batches of a data source that is written by hand, under a table that scrolls.
///
/// The screen must be that of a new table, in the cells that the surviving rows had.
@Suite struct RandomBatchesTests {
  @Test(arguments: 0..<150 as Range<UInt64>)
  func `after any batch the screen is that of a new table, and rows keep their cells`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let world = AnnouncedWorld(using: &generator)
    for step in 0..<25 {
      try world.change(using: &generator)
      let fault = world.fault()
      try #require(fault == nil, "seed \(seed), step \(step): \(fault ?? "")")
    }
  }
}

private struct Item: Identifiable, Equatable {
  let id: Int
  var revision = 0
  var height = 16.0
  var isLoud = false
  var text: String { "\(id).\(revision)\(isLoud ? "!" : "")" }
}

/// Written by hand: titles depend on the rows, which nobody announces.
private final class Items: TableViewDataSource, DisplayObserver {
  var snapshot: TableSnapshot<Item>
  let hasOwnHeights: Bool
  private let quiet = CellRegistration<LineCell, Item> { $0.label.text = $1.text }
  private let loud = CellRegistration<LineCell, Item>(cellIdentifier: "loud") {
    $0.label.text = $1.text
  }
  var events: (_ began: Bool, AnyObject) -> Void = { _, _ in }

  init(_ snapshot: TableSnapshot<Item>, hasOwnHeights: Bool) {
    self.snapshot = snapshot
    self.hasOwnHeights = hasOwnHeights
  }

  var numberOfSections: Int { snapshot.numberOfSections }
  func numberOfRows(inSection section: Int) -> Int { snapshot.numberOfRows(inSection: section) }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    let item = snapshot[indexPath]
    slot.show(item, with: item.isLoud ? loud : quiet)
  }

  func traits(ofSection section: Int) -> SectionTraits {
    let models = snapshot.sections[section]
    return SectionTraits(
      header: models.isEmpty ? nil : models.header, footer: models.isEmpty ? models.footer : nil,
      rowHeights: hasOwnHeights
        ? .each { row in self.snapshot[[section, row]].height } : .standard)
  }
  func willDisplay(_ cell: AnyObject, at indexPath: TableIndexPath) { events(true, cell) }
  func didEndDisplaying(_ cell: AnyObject, at indexPath: TableIndexPath) { events(false, cell) }
}

private final class AnnouncedWorld {
  private let table = makeTable(columns: 10, lines: 7)
  private let source: Items
  private var nextID = 0
  private var cells: [Int: (cell: TableViewCell, isLoud: Bool)] = [:]
  private var renewed: Set<Int> = []
  private var onDisplay: Set<ObjectIdentifier> = []
  private var faults: [String] = []

  init(using generator: inout SeededGenerator) {
    source = Items(TableSnapshot(sections: []), hasOwnHeights: Bool.random(using: &generator))
    source.snapshot.sections = (0..<3).map { _ in randomSection(using: &generator) }
    source.events = { [unowned self] began, cell in
      let isRight =
        began
        ? onDisplay.insert(ObjectIdentifier(cell)).inserted
        : onDisplay.remove(ObjectIdentifier(cell)) != nil
      if !isRight { faults.append("displays do not pair") }
    }
    table.dataSource = source
    table.layoutIfNeeded()
    remember()
  }

  private func randomItem(using generator: inout SeededGenerator) -> Item {
    nextID += 1
    return Item(
      id: nextID, height: [0, 16, 16, 24].randomElement(using: &generator) ?? 16,
      isLoud: Int.random(in: 0..<4, using: &generator) == 0)
  }

  private func randomSection(using generator: inout SeededGenerator) -> TableSection<Item> {
    nextID += 1
    return TableSection(
      id: SectionID(nextID), header: Bool.random(using: &generator) ? "H\(nextID)" : nil,
      footer: Bool.random(using: &generator) ? "F\(nextID)" : nil,
      (0..<Int.random(in: 0...5, using: &generator)).map { _ in randomItem(using: &generator) })
  }

  func change(using generator: inout SeededGenerator) throws {
    renewed = []
    if Int.random(in: 0..<4, using: &generator) == 0 {
      table.contentOffset += Double.random(in: -70...70, using: &generator)
      if Bool.random(using: &generator) { return table.layoutIfNeeded() }
    }
    let before = source.snapshot
    var after = before
    for _ in 0..<Int.random(in: 0...4, using: &generator) { mutate(&after, using: &generator) }
    var updates = after.difference(from: before).updates
    addReloads(to: &updates, before, &after, using: &generator)
    // A row that comes from a deleted section, or goes into an inserted one, is another row.
    renewed.formUnion(updates.insertedRows.map { after[$0].id })
    renewed.formUnion(updates.insertedSections.flatMap { after.sections[$0].map(\.id) })
    source.snapshot = after
    if Int.random(in: 0..<6, using: &generator) == 0 {
      var wrong = updates
      wrong.deleteRows(at: [[0, 1_000]])
      #expect(throws: InvalidTableUpdate.self) { try announce(wrong) }
      table.contentOffset += 20
      table.layoutIfNeeded()
    }
    if Bool.random(using: &generator) { table.contentOffset += 16 }
    try announce(updates)
  }

  private func announce(_ updates: TableUpdates) throws {
    try table.performBatchUpdates { batch in
      for move in updates.movedRows { batch.moveRow(at: move.from, to: move.to) }
      batch.insertRows(at: updates.insertedRows)
      batch.insertSections(updates.insertedSections)
      batch.reconfigureRows(at: updates.reconfiguredRows)
      try? table.performBatchUpdates { inner in
        inner.deleteRows(at: updates.deletedRows)
        inner.reloadRows(at: updates.reloadedRows)
      }
      for move in updates.movedSections { try? table.moveSection(move.from, toSection: move.to) }
      batch.deleteSections(updates.deletedSections)
      batch.reloadSections(updates.reloadedSections)
    }
  }

  private func mutate(
    _ snapshot: inout TableSnapshot<Item>, using generator: inout SeededGenerator
  ) {
    let rows = snapshot.sections.indices.flatMap { section in
      snapshot.sections[section].indices.map { TableIndexPath(section: section, row: $0) }
    }
    let section = snapshot.sections.indices.randomElement(using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1:
      guard let section else { return }
      let row = Int.random(in: 0...snapshot.sections[section].count, using: &generator)
      snapshot.insert(randomItem(using: &generator), at: [section, row])
    case 2:
      guard let row = rows.randomElement(using: &generator) else { return }
      snapshot.remove(at: row)
    case 3, 4:
      guard let row = rows.randomElement(using: &generator), let section else { return }
      let item = snapshot.remove(at: row)
      let target = Int.random(in: 0...snapshot.sections[section].count, using: &generator)
      snapshot.insert(item, at: [section, target])
    case 5:
      guard let row = rows.randomElement(using: &generator) else { return }
      snapshot[row].revision += 1
      snapshot[row].isLoud.toggle()
      snapshot[row].height = Bool.random(using: &generator) ? 0 : 16
    case 6: snapshot.sections.shuffle(using: &generator)
    case 7:
      guard let section else { return }
      snapshot.removeSection(at: section)
    default:
      snapshot.sections.insert(
        randomSection(using: &generator),
        at: Int.random(in: 0...snapshot.sections.count, using: &generator))
    }
  }

  /// Reloads rows that nothing else happens to, and sections that no row moves into or out of.
  private func addReloads(
    to updates: inout TableUpdates, _ before: TableSnapshot<Item>,
    _ after: inout TableSnapshot<Item>, using generator: inout SeededGenerator
  ) {
    for (number, section) in before.sections.enumerated() {
      guard let place = after.sections.firstIndex(where: { $0.id == section.id }) else { continue }
      let isQuiet =
        !updates.deletedRows.contains { $0.section == number }
        && !updates.insertedRows.contains { $0.section == place }
        && !updates.movedRows.contains { $0.from.section == number || $0.to.section == place }
        && !updates.reconfiguredRows.contains { $0.section == number }
        && !updates.movedSections.contains { $0.from == number }
      guard isQuiet else { continue }
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        let old = after.sections[place]
        after.sections[place] = TableSection(
          id: old.id, header: old.header, footer: old.footer,
          old.shuffled(using: &generator).dropLast() + [randomItem(using: &generator)])
        updates.reloadSections([number])
        renewed.formUnion(section.map(\.id))
      case 1:
        guard let row = section.indices.randomElement(using: &generator) else { continue }
        after.sections[place][row].revision += 1
        after.sections[place][row].isLoud.toggle()
        after.sections[place][row].height = 24
        updates.reloadRows(at: [[number, row]])
        renewed.insert(section[row].id)
      default: continue
      }
    }
  }

  func fault() -> String? {
    let screen = table.screen
    if let fault = faults.first { return fault }
    let other = TableView(frame: table.frame)
    let fresh = Items(source.snapshot, hasOwnHeights: source.hasOwnHeights)
    other.dataSource = fresh
    other.contentOffset = table.contentOffset
    guard other.contentOffset == table.contentOffset else { return "the offset is out of range" }
    guard other.screen == screen else { return "the screen is\n\(screen)\nnot\n\(other.screen)" }
    guard onDisplay == Set(table.visibleCells.map(ObjectIdentifier.init)) else {
      return "other cells are on display than are visible"
    }
    // What other hosts go wrong on is no fault here, nor what was announced wrongly on purpose; and rows
    // may have no height.
    let faults = table.diagnostics.filter { diagnostic in
      switch diagnostic {
      case .portability, .refusedUpdate, .rowsWithoutHeight: false
      default: true
      }
    }
    guard faults.isEmpty else { return "\(faults)" }
    for (cell, path) in zip(table.visibleCells, table.indexPathsForVisibleRows) {
      let item = source.snapshot[path]
      guard let old = cells[item.id], !renewed.contains(item.id), old.isLoud == item.isLoud else {
        continue
      }
      guard old.cell === cell else { return "\(item.id) changed its cell" }
    }
    remember()
    return nil
  }

  private func remember() {
    cells = [:]
    for (cell, path) in zip(table.visibleCells, table.indexPathsForVisibleRows) {
      let item = source.snapshot[path]
      cells[item.id] = (cell, item.isLoud)
    }
  }
}
