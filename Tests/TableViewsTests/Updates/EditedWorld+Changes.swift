import Tables
import TestSupport

// What changes.

extension EditedWorld {
  private func randomNote(using generator: inout SeededGenerator) -> Note {
    nextID += 1
    return Note(
      id: nextID, text: "note \(nextID)", isLoud: Bool.random(using: &generator),
      height: [0, 16, 16, 24].randomElement(using: &generator) ?? 16,
      ending: Ending(nextID) { [weak self] in self?.modelEnded($0) })
  }

  /// Asks table and source, and changes the source now and then.
  func modelEnded(_ number: Int) {
    var generator = SeededGenerator(seed: UInt64(number))
    for note in source.snapshot.sections.joined() where note.id != note.ending.number {
      faults.append("the note \(note.id) is \(note.ending.number)")
    }
    guard meddlings > 0 else { return }
    meddlings -= 1
    wasMeddledWith = true
    if generator.oneIn(3) { _ = table.visibleCells }
    if generator.oneIn(2) { singleEdit(using: &generator) }
  }

  func randomSnapshot(using generator: inout SeededGenerator) -> TableSnapshot<Note> {
    TableSnapshot(
      sections: (0..<Int.random(in: 0...3, using: &generator)).map { number in
        nextID += 1
        return TableSection(
          id: SectionID(nextID), header: Bool.random(using: &generator) ? "H\(nextID)" : nil,
          footer: Bool.random(using: &generator) ? "F\(nextID)" : nil,
          (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            randomNote(using: &generator)
          })
      })
  }

  func change(using generator: inout SeededGenerator) -> String {
    configured = 0
    measured = 0
    wasMeddledWith = false
    meddlings = generator.oneIn(3) ? 3 : 0
    defer { meddlings = 0 }
    switch Int.random(in: 0..<9, using: &generator) {
    case 8:
      chooseHeights(using: &generator)
      // All rows are shown anew.
      cells = [:]
      return "other heights"
    case 0:
      table.contentOffset += Double.random(in: -60...60, using: &generator)
      return "scroll"
    case 1...3:
      var draft = source.snapshot
      for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&draft, using: &generator) }
      source.apply(draft)
      return "apply"
    case 4:
      // What ends as the draft changes must not change the source: that is the caller's mistake.
      let allowed = meddlings
      source.edit { draft in
        meddlings = 0
        defer { meddlings = allowed }
        for _ in 0..<Int.random(in: 1...4, using: &generator) { edit(&draft, using: &generator) }
      }
      return "edit"
    default:
      singleEdit(using: &generator)
      return "single edit"
    }
  }

  private func randomRow(
    of snapshot: TableSnapshot<Note>, using generator: inout SeededGenerator
  ) -> TableIndexPath? {
    snapshot.sections.indices.flatMap { section in
      snapshot.sections[section].indices.map { TableIndexPath(section: section, row: $0) }
    }.randomElement(using: &generator)
  }

  private func randomPlace(
    in snapshot: TableSnapshot<Note>, using generator: inout SeededGenerator
  ) -> TableIndexPath? {
    guard let section = snapshot.sections.indices.randomElement(using: &generator) else {
      return nil
    }
    let count = snapshot.sections[section].count
    return TableIndexPath(
      section: section, row: Int.random(in: 0...count, using: &generator))
  }

  private func mutate(
    _ snapshot: inout TableSnapshot<Note>, using generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0:
      guard let place = randomPlace(in: snapshot, using: &generator) else { return }
      snapshot.insert(randomNote(using: &generator), at: place)
    case 1:
      guard let row = randomRow(of: snapshot, using: &generator) else { return }
      snapshot.remove(at: row)
    case 2:
      guard let row = randomRow(of: snapshot, using: &generator) else { return }
      let note = snapshot.remove(at: row)
      guard let place = randomPlace(in: snapshot, using: &generator) else { return }
      snapshot.insert(note, at: place)
      // A row that moves into a new section comes with it.
      let section = snapshot.sections[place.section].id
      if source.snapshot.sectionIndex(of: section) == nil { cells[note.id] = nil }
    case 3:
      guard let row = randomRow(of: snapshot, using: &generator) else { return }
      snapshot[row].text += "'"
      snapshot[row].isLoud = Bool.random(using: &generator)
      snapshot[row].height = [0, 16, 24].randomElement(using: &generator) ?? 16
    case 4:
      snapshot.sections += randomSnapshot(using: &generator).sections.prefix(1)
    case 5:
      snapshot.sections.shuffle(using: &generator)
    default:
      guard let section = snapshot.sections.indices.randomElement(using: &generator) else { return }
      snapshot.sections[section].header = Bool.random(using: &generator) ? "new" : nil
    }
  }

  private func edit(_ draft: inout TableDraft<Note>, using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      guard let place = randomPlace(in: draft.snapshot, using: &generator) else { return }
      draft.insert(randomNote(using: &generator), at: place)
    case 1:
      guard let row = randomRow(of: draft.snapshot, using: &generator) else { return }
      draft.remove(at: row)
    case 2:
      guard let row = randomRow(of: draft.snapshot, using: &generator) else { return }
      var note = draft.snapshot[row]
      note.isLoud.toggle()
      note.height = Bool.random(using: &generator) ? 0 : 16
      draft.replace(at: row, with: note)
    case 3:
      let sections = draft.snapshot.sections.indices
      guard let from = sections.randomElement(using: &generator) else { return }
      draft.moveSection(from: from, to: sections.upperBound - 1)
    default:
      draft.insertSection(
        TableSection(id: SectionID(nextID), [randomNote(using: &generator)]), at: 0)
    }
  }

  private func singleEdit(using generator: inout SeededGenerator) {
    let snapshot = source.snapshot
    guard let row = randomRow(of: snapshot, using: &generator) else {
      source.insertSection(
        TableSection(id: SectionID(nextID), [randomNote(using: &generator)]), at: 0)
      return
    }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: source.insert(randomNote(using: &generator), at: row)
    case 1: source.remove(at: row)
    case 2: source.move(from: row, to: [row.section, snapshot.sections[row.section].count - 1])
    case 3:
      var note = snapshot[row]
      note.text += "\""
      source.replace(at: row, with: note)
    default: source.append(randomNote(using: &generator), toSection: row.section)
    }
  }
}
