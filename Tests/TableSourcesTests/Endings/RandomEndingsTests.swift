import TableModels
import TableSources
import TestSupport
import Testing

/// Random changes of sources whose rows ask and change them as they end.
///
/// Every host that follows the announcements has the content of the source, and every state on the
/// way is whole.
@Suite struct RandomEndingsTests {
  @Test(arguments: 0..<UInt64(20 * min(TestScale.current, 50)))
  func `hosts keep in step with sources that change whenever a row ends`(seed: UInt64) throws {
    let world = EndingWorld(seed: seed)
    for step in 0..<30 {
      let event = world.change()
      let fault = world.fault
      try #require(fault == nil, "seed \(seed), step \(step), \(event): \(fault ?? "")")
    }
  }
}

/// A host that knows only what it was told.
private final class Mirror: TableDataSourceHost {
  private(set) var rows: TableSnapshot<Int>
  private(set) var fault: String?
  private let read: () -> TableSnapshot<Int>

  init(read: @escaping () -> TableSnapshot<Int>) {
    self.read = read
    rows = read()
  }

  func dataSourceWillChange(_ feed: ChangeFeed, by change: TableChange) {
    if read().rows != rows.rows { fault = "the content changed before hosts were told" }
  }

  func dataSourceDidChange(_ feed: ChangeFeed, by change: TableChange) {
    let now = read()
    guard case .difference(let difference) = change else {
      rows = now
      return
    }
    do {
      rows = try difference.updates.applied(to: rows, insertingFrom: now)
    } catch {
      fault = "\(error)"
    }
    if rows.rows != now.rows { fault = "a host has \(rows) where the source has \(now)" }
  }
}

private final class EndingWorld {
  private let source = CommonDataSource<NumberCell, EndingRow>([], configure: { _, _ in })
  private var generator: SeededGenerator
  private var mirrors: [Mirror] = []
  private var nextID = 0
  private var holds = 0
  /// The number of changes that the ends of rows may still make before the next step.
  private var meddlings = 0
  private var found: String?

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    mirrors = (0..<2).map { _ in
      Mirror { [unowned source] in
        // What hosts see is what is shown: without the changes that wait.
        TableSnapshot(
          sections: (0..<source.numberOfSections).map { section in
            TableSection(
              id: SectionID(section),
              (0..<source.numberOfRows(inSection: section)).map { source.shownID([section, $0]) })
          })
      }
    }
    for mirror in mirrors { source.changeFeed?.attach(mirror) }
  }

  private func newRow() -> EndingRow {
    nextID += 1
    return EndingRow(id: nextID, ending: Ending(nextID) { [weak self] _ in self?.rowEnded() })
  }

  private func rowEnded() {
    // Every row that the source gives out is whole.
    for row in source.snapshot.sections.joined() where row.id != row.ending.number {
      found = "the row \(row.id) is \(row.ending.number)"
    }
    guard meddlings > 0, generator.oneIn(3) else { return }
    meddlings -= 1
    _ = makeChange()
  }

  private func newSection() -> TableSection<EndingRow> {
    nextID += 1
    return TableSection(
      id: SectionID(nextID), (0..<Int.random(in: 0...4, using: &generator)).map { _ in newRow() })
  }

  func change() -> String {
    meddlings = 4
    if holds == 0, generator.oneIn(4) {
      holds += 1
      source.changeFeed?.hold()
    }
    let change = makeChange()
    if holds > 0, generator.oneIn(3) {
      holds -= 1
      source.changeFeed?.release()
    }
    return change
  }

  private func makeChange() -> String {
    let snapshot = source.snapshot
    let paths = snapshot.sections.indices.flatMap { section in
      snapshot.sections[section].indices.map { TableIndexPath(section: section, row: $0) }
    }
    guard let path = paths.randomElement(using: &generator) else {
      source.insertSection(newSection(), at: 0)
      return "insert a section"
    }
    switch Int.random(in: 0..<9, using: &generator) {
    case 0:
      source.remove(at: path)
      return "remove \(path)"
    case 1:
      source.insert(newRow(), at: path)
      return "insert \(path)"
    case 2:
      source.replace(at: path, with: newRow())
      return "replace \(path)"
    case 3:
      source.removeSection(at: path.section)
      return "remove section \(path.section)"
    case 4:
      source.move(from: path, to: [path.section, 0])
      return "move \(path)"
    case 5:
      source.snapshot = TableSnapshot(sections: [newSection(), newSection()])
      return "snapshot"
    case 6:
      var new = snapshot
      new.sections.shuffle(using: &generator)
      new.sections.append(newSection())
      new.remove(at: new.path(of: path, from: snapshot))
      source.apply(new)
      return "apply"
    case 7:
      let (added, row) = (newSection(), newRow())
      source.edit { draft in
        draft.remove(at: path)
        draft.insertSection(added, at: 0)
        draft.append(row, toSection: 0)
      }
      return "edit"
    default:
      source.moveSection(from: path.section, to: 0)
      return "move section \(path.section)"
    }
  }

  var fault: String? {
    if let fault = found ?? mirrors.lazy.compactMap(\.fault).first { return fault }
    guard holds == 0 else { return nil }
    let ids = source.snapshot.sections.map { $0.map(\.id) }
    for mirror in mirrors where mirror.rows.rows != ids {
      return "a host has \(mirror.rows) where the source has \(ids)"
    }
    return nil
  }
}

extension TableSnapshot {
  /// The models of each section.
  fileprivate var rows: [[Model]] { sections.map(Array.init) }
}

extension TableSnapshot<EndingRow> {
  /// The place of a row of another snapshot, with its sections in another order.
  fileprivate func path(of path: TableIndexPath, from other: Self) -> TableIndexPath {
    let id = other.sections[path.section].id
    return TableIndexPath(section: sectionIndex(of: id) ?? 0, row: path.row)
  }
}

extension CommonDataSource where Model == EndingRow {
  /// The id of the row that is shown at a place.
  fileprivate func shownID(_ indexPath: TableIndexPath) -> Int {
    identity(at: indexPath)?.id.base as? Int ?? -1
  }
}
