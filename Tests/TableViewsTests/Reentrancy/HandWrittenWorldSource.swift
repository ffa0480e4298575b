import Tables

/// A data source that is written by hand: it changes first, in a batch, and says what it did.
final class HandWrittenWorldSource: TableViewDataSource, RowPrefetcher, WorldSource {
  private(set) var content: [TableSection<WorldRow>]
  private let heights: WorldHeights
  private unowned let world: ReentrantWorld
  private let registration: CellRegistration<WorldCell, WorldRow>

  init(_ content: [TableSection<WorldRow>], _ heights: WorldHeights, world: ReentrantWorld) {
    self.content = content
    self.heights = heights
    self.world = world
    registration = CellRegistration { [unowned world] cell, row in
      cell.react = { [unowned world] in world.react($0) }
      cell.row = row
      world.react(.configure)
    }
  }

  var tableSource: any TableViewDataSource { self }
  var numberOfSections: Int { content.count }

  func numberOfRows(inSection section: Int) -> Int { content[section].count }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    let row = row(at: indexPath)
    if row == nil { world.note("asked for \(indexPath) of \(content.map(\.count))") }
    slot.show(row ?? WorldRow(id: -1), with: registration)
  }

  func identity(at indexPath: TableIndexPath) -> RowIdentity? {
    row(at: indexPath).map { RowIdentity($0) }
  }

  func traits(ofSection section: Int) -> SectionTraits {
    SectionTraits(header: content[section].header, rowHeights: rowHeights(inSection: section))
  }

  private func rowHeights(inSection section: Int) -> RowHeights<Int> {
    switch heights {
    case .fixed: .standard
    case .each: .each { [unowned self] in row(at: [section, $0])?.height ?? 0 }
    case .measured: .measured(estimate: 20)
    }
  }

  func prefetchRows(at indexPaths: [TableIndexPath]) { world.react(.prefetch) }

  func cancelPrefetching(ofRowsAt indexPaths: [TableIndexPath]) { world.react(.cancelPrefetching) }

  private func row(at indexPath: TableIndexPath) -> WorldRow? {
    guard content.indices.contains(indexPath.section),
      content[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return content[indexPath.section][indexPath.row]
  }

  func perform(_ request: ReentrantRequest, newID: Int, in table: TableView) {
    guard request != .replaceAll else {
      content = .world(sections: 2, rows: 9, firstID: newID)
      return table.reloadData()
    }
    do {
      try table.performBatchUpdates { change(request, newID: newID, announcing: &$0) }
    } catch {
      world.note("\(request) was refused: \(error)")
    }
  }

  private func change(
    _ request: ReentrantRequest, newID: Int, announcing batch: inout TableUpdates
  ) {
    let places = content.places
    switch request {
    case .insertFirst where !content.isEmpty:
      content[0].insert(WorldRow(id: newID), at: 0)
      batch.insertRows(at: [[0, 0]])
    case .removeFirst: if let first = places.first { remove(first, &batch) }
    case .removeLast: if let last = places.last { remove(last, &batch) }
    case .moveLastToFront:
      guard let last = places.last, last != [0, 0] else { return }
      let row = content[last.section].remove(at: last.row)
      content[0].insert(row, at: 0)
      batch.moveRow(at: last, to: [0, 0])
    case .replaceFirst:
      guard let first = places.first else { return }
      content[first.section][first.row].version += 1
      batch.reconfigureRows(at: [first])
    case .insertSection:
      let section = TableSection(
        id: SectionID("\(newID)"), header: "new", [WorldRow(id: newID)])
      content.insert(section, at: 0)
      batch.insertSections([0])
    case .removeSection:
      guard content.count > 1 else { return }
      content.remove(at: 1)
      batch.deleteSections([1])
    case .applyShorter:
      batch.deleteRows(at: places.filter { $0.row >= 2 })
      for section in content.indices {
        while content[section].count > 2 { content[section].remove(at: 2) }
      }
    default: break
    }
  }

  private func remove(_ place: TableIndexPath, _ batch: inout TableUpdates) {
    content[place.section].remove(at: place.row)
    batch.deleteRows(at: [place])
  }
}
