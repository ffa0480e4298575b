import HeadlessViews
import TableModels
import TableSources
import TableUIKitChecked
import TableViews
import TestSupport
import UIKit

/// A headless cell of notes.
class HeadlessNoteCell: TableViewCell, NoteDisplay {
  var line = ""
}

final class HeadlessLoudCell: HeadlessNoteCell {}

/// One list in two worlds: shown by a headless table, and by the adapter in the stand-in's table view. Both
/// get the same changes, and the same closure shows their notes.
@MainActor final class PairedLists {
  let headless: CommonDataSource<HeadlessNoteCell, Note>
  let list: CommonDataSource<NoteCell, Note>
  /// A part that stands before the list in both, and changes too.
  let headlessHead: CommonDataSource<HeadlessNoteCell, Note>
  let head: CommonDataSource<NoteCell, Note>

  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 100, height: 60))
  let tableView = makeTableView(rows: 6)
  private let headlessPage: any TableViewDataSource
  private let adapter: TableViewAdapter
  private var nextID = 0

  init(using generator: inout SeededGenerator) {
    let quiet = CellRegistration<HeadlessNoteCell, Note> { cell, note in show(note, in: cell) }
    let loud = CellRegistration<HeadlessLoudCell, Note> { cell, note in show(note, in: cell) }
    func makeHeadless() -> CommonDataSource<HeadlessNoteCell, Note> {
      CommonDataSource<HeadlessNoteCell, Note>([Note]()) { note, slot in
        if note.isLoud { slot.show(note, with: loud) } else { slot.show(note, with: quiet) }
      }
    }
    (headless, list) = (makeHeadless(), makeList([Note]()))
    (headlessHead, head) = (makeHeadless(), makeList([Note]()))
    let isWhole = Bool.random(using: &generator)
    headlessPage = isWhole ? headless : SectionedDataSource(headlessHead, headless)
    adapter = TableViewAdapter(
      tableView, showing: isWhole ? list : SectionedDataSource(head, list))
    tableView.endsDisplaysLate = Bool.random(using: &generator)
    tableView.preparesCells = Bool.random(using: &generator)
    let isMultiple = Bool.random(using: &generator)
    tableView.allowsMultipleSelection = isMultiple
    table.selectionMode = isMultiple ? .multiple : .single
    table.rowHeight = 10
    table.sectionHeaderHeight = 0
    table.sectionFooterHeight = 0
    table.dataSource = headlessPage
    if Bool.random(using: &generator) { lookAtBoth(using: &generator) }
  }

  // MARK: Changes

  /// Changes both lists alike.
  ///
  /// - Returns: What was done.
  func change(using generator: inout SeededGenerator) -> String {
    // A layout is due when the change comes.
    if generator.oneIn(3) {
      tableView.contentOffset.y = CGFloat(Int.random(in: 0...60, using: &generator))
    }
    let isHead = generator.oneIn(6)
    let (one, other) = isHead ? (headlessHead, head) : (headless, list)
    switch Int.random(in: 0..<14, using: &generator) {
    case 0..<6:
      var draft = one.snapshot
      for _ in 0..<Int.random(in: 1...5, using: &generator) { mutate(&draft, using: &generator) }
      one.apply(draft)
      other.apply(draft)
      return "apply"
    case 6..<8:
      let seed = generator.next()
      for source in [one.edit, other.edit] as [((inout TableDraft<Note>) -> Void) -> Void] {
        var same = SeededGenerator(seed: seed)
        let id = nextID
        source { draft in edit(&draft, using: &same) }
        nextID = id
      }
      nextID += 10
      return "edit"
    case 8..<11:
      return singleEdit(one, other, using: &generator)
    case 11:
      let new = randomSnapshot(using: &generator)
      one.snapshot = new
      other.snapshot = new
      return "reload"
    case 12:
      let heights: RowHeights<Note> =
        [.standard, .fixed(10), .fixed(20), .each(\.height)].randomElement(using: &generator)
        ?? .standard
      one.rowHeights = heights
      other.rowHeights = heights
      return "heights"
    default:
      selectARow(using: &generator)
      return "select"
    }
  }

  private func selectARow(using generator: inout SeededGenerator) {
    let rows = (0..<tableView.numberOfSections).flatMap { section in
      (0..<tableView.numberOfRows(inSection: section)).map {
        TableIndexPath(section: section, row: $0)
      }
    }
    guard let row = rows.randomElement(using: &generator) else { return }
    if tableView.selectedRows.contains(row) {
      table.deselectRow(at: row)
      tableView.deselectRow(at: IndexPath(row), animated: false)
    } else {
      table.selectRow(at: row)
      tableView.select(row)
    }
  }

  private func randomNote(using generator: inout SeededGenerator) -> Note {
    nextID += 1
    var note = Note(nextID, isLoud: Bool.random(using: &generator))
    note.height = [0, 10, 10, 20].randomElement(using: &generator) ?? 10
    return note
  }

  private func randomSection(using generator: inout SeededGenerator) -> TableSection<Note> {
    nextID += 1
    return TableSection(
      id: SectionID(nextID), header: Bool.random(using: &generator) ? "H\(nextID)" : nil,
      footer: generator.oneIn(3) ? "F\(nextID)" : nil,
      (0..<Int.random(in: 0...5, using: &generator)).map { _ in randomNote(using: &generator) })
  }

  private func randomSnapshot(using generator: inout SeededGenerator) -> TableSnapshot<Note> {
    TableSnapshot(
      sections: (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        randomSection(using: &generator)
      })
  }

  private func mutate(
    _ snapshot: inout TableSnapshot<Note>, using generator: inout SeededGenerator
  ) {
    let rows = snapshot.sections.indices.flatMap { section in
      snapshot.sections[section].indices.map { TableIndexPath(section: section, row: $0) }
    }
    let row = rows.randomElement(using: &generator)
    let section = snapshot.sections.indices.randomElement(using: &generator)
    switch (Int.random(in: 0..<9, using: &generator), row, section) {
    case (0...1, _, let section?):
      let place = Int.random(in: 0...snapshot.sections[section].count, using: &generator)
      snapshot.insert(
        randomNote(using: &generator), at: TableIndexPath(section: section, row: place))
    case (2, let row?, _): snapshot.remove(at: row)
    case (3, let row?, let section?):
      let note = snapshot.remove(at: row)
      let place = Int.random(in: 0...snapshot.sections[section].count, using: &generator)
      snapshot.insert(note, at: TableIndexPath(section: section, row: place))
    case (4, let row?, _):
      snapshot[row].text += "'"
      snapshot[row].isLoud = Bool.random(using: &generator)
      snapshot[row].height = [0, 10, 20].randomElement(using: &generator) ?? 10
    case (5, _, let section?):
      snapshot.sections[section].header = Bool.random(using: &generator) ? "h" : nil
    case (6, _, let section?): snapshot.removeSection(at: section)
    case (7, _, _?): snapshot.sections.shuffle(using: &generator)
    default:
      guard snapshot.numberOfSections < 6 else { return }
      snapshot.sections.append(randomSection(using: &generator))
    }
  }

  private func edit(_ draft: inout TableDraft<Note>, using generator: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let snapshot = draft.snapshot
      guard let section = snapshot.sections.indices.randomElement(using: &generator) else {
        draft.insertSection(randomSection(using: &generator), at: 0)
        continue
      }
      let count = snapshot.sections[section].count
      let row = TableIndexPath(section: section, row: Int.random(in: 0...count, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: draft.insert(randomNote(using: &generator), at: row)
      case 1 where row.row < count: draft.remove(at: row)
      case 2 where row.row < count:
        var note = snapshot[row]
        note.isLoud.toggle()
        draft.replace(at: row, with: note)
      default: draft.moveSection(from: section, to: 0)
      }
    }
  }

  private func singleEdit(
    _ one: CommonDataSource<HeadlessNoteCell, Note>, _ other: CommonDataSource<NoteCell, Note>,
    using generator: inout SeededGenerator
  ) -> String {
    let snapshot = one.snapshot
    guard let section = snapshot.sections.indices.randomElement(using: &generator) else {
      let new = randomSection(using: &generator)
      one.insertSection(new, at: 0)
      other.insertSection(new, at: 0)
      return "insert section"
    }
    let count = snapshot.sections[section].count
    let row = TableIndexPath(section: section, row: Int.random(in: 0...count, using: &generator))
    switch Int.random(in: 0..<6, using: &generator) {
    case 0 where row.row < count:
      one.remove(at: row)
      other.remove(at: row)
      return "remove"
    case 1 where row.row < count:
      // Another note in its place, of another identity.
      let note = randomNote(using: &generator)
      one.replace(at: row, with: note)
      other.replace(at: row, with: note)
      return "replace"
    case 2 where row.row < count:
      let target = TableIndexPath(
        section: section, row: Int.random(in: 0..<count, using: &generator))
      one.move(from: row, to: target)
      other.move(from: row, to: target)
      return "move"
    case 3:
      let target = Int.random(in: 0..<snapshot.numberOfSections, using: &generator)
      one.moveSection(from: section, to: target)
      other.moveSection(from: section, to: target)
      return "move section"
    case 4 where snapshot.numberOfSections > 1:
      one.removeSection(at: section)
      other.removeSection(at: section)
      return "remove section"
    default:
      let note = randomNote(using: &generator)
      one.insert(note, at: row)
      other.insert(note, at: row)
      return "insert"
    }
  }

  // MARK: Comparison

  /// Scrolls both to one place, and lays them out.
  private func lookAtBoth(using generator: inout SeededGenerator) {
    table.layoutIfNeeded()
    let highest = max(0, table.contentHeight - 60)
    let offset = Double(Int.random(in: 0...Int(highest), using: &generator))
    table.contentOffset = offset
    tableView.contentOffset.y = CGFloat(offset)
    table.layoutIfNeeded()
    tableView.layoutIfNeeded()
  }

  /// The first difference between the two; nil for none.
  func difference(using generator: inout SeededGenerator) -> String? {
    lookAtBoth(using: &generator)
    let counts = (0..<table.numberOfSections).map(table.numberOfRows)
    let otherCounts = (0..<tableView.numberOfSections).map(tableView.numberOfRows)
    guard counts == otherCounts else { return "counts \(counts), \(otherCounts)" }
    let lines = table.visibleCells.map { ($0 as? HeadlessNoteCell)?.line ?? "?" }
    guard lines == tableView.lines else { return "texts \(lines), \(tableView.lines)" }
    let places = (tableView.indexPathsForVisibleRows ?? []).map(TableIndexPath.init)
    guard table.indexPathsForVisibleRows == places else { return "visible rows" }
    let selected = table.indexPathsForSelectedRows
    guard selected == tableView.selectedRows else {
      return "selection \(selected), \(tableView.selectedRows)"
    }
    let marks = table.visibleCells.map(\.isSelected)
    guard marks == tableView.visibleCells.map(\.isSelected) else { return "marks" }
    for section in counts.indices {
      let traits = headlessPage.traits(ofSection: section)
      guard tableView.titles(ofSection: section) == [traits.header, traits.footer] else {
        return "titles of section \(section): \(tableView.titles(ofSection: section))"
      }
    }
    return nil
  }
}
