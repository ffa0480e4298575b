import Tables

struct WorldRow: Identifiable, Equatable {
  let id: Int
  var version = 0

  var text: String { "\(id).\(version)" }
  /// In points. Every fifth row has no height until it is replaced, and none again afterwards.
  var height: Double { (id + version) % 5 == 0 ? 0 : 16 + Double((id + version) % 3) * 8 }
}

/// A cell that shows a row, and lets the world react wherever user code runs in a cell.
final class WorldCell: TableViewCell {
  var row: WorldRow?
  var react: (ReentrantMoment) -> Void = { _ in }

  override func prepareForReuse() {
    react(.prepareForReuse)
    row = nil
  }

  override func layoutSubviews() { react(.layoutOfCell) }

  override func sizeThatFits(_ size: LayoutSize) -> LayoutSize {
    react(.measure)
    return LayoutSize(width: size.width, height: row?.height ?? 0)
  }

  override func stateDidChange() { react(.stateDidChange) }
}

enum WorldHeights: CaseIterable {
  case fixed, each, measured
}

/// A data source whose content a world changes, and that tells it what a table does.
protocol WorldSource: AnyObject {
  var tableSource: any TableViewDataSource { get }
  /// The content, with all changes that have been made, also those that the table has yet to hear of.
  var content: [TableSection<WorldRow>] { get }
  func perform(_ request: ReentrantRequest, newID: Int, in table: TableView)
}

extension [TableSection<WorldRow>] {
  var places: [TableIndexPath] {
    indices.flatMap { section in
      self[section].indices.map { TableIndexPath(section: section, row: $0) }
    }
  }

  static func world(sections: Int, rows: Int, firstID: Int) -> Self {
    (0..<sections).map { section in
      TableSection(
        id: SectionID("\(firstID).\(section)"), header: section == 1 ? nil : "section \(section)",
        (0..<rows).map { WorldRow(id: firstID + section * 100 + $0) })
    }
  }
}

/// Everything that a `CommonDataSource` announces by itself.
final class AnnouncingWorldSource: WorldSource {
  let source: CommonDataSource<WorldCell, WorldRow>

  init(_ content: [TableSection<WorldRow>], _ heights: WorldHeights, world: ReentrantWorld) {
    source = CommonDataSource(sections: content) { [unowned world] cell, row in
      cell.react = { [unowned world] in world.react($0) }
      cell.row = row
      world.react(.configure)
    }
    switch heights {
    case .fixed: break
    case .each: source.rowHeights = .each(\.height)
    case .measured: source.rowHeights = .measured(estimate: 20)
    }
    source.onPrefetch = { [unowned world] _, _ in world.react(.prefetch) }
    source.onCancelPrefetch = { [unowned world] _, _ in world.react(.cancelPrefetching) }
  }

  var tableSource: any TableViewDataSource { source }
  var content: [TableSection<WorldRow>] { source.snapshot.sections }

  func perform(_ request: ReentrantRequest, newID: Int, in table: TableView) {
    let places = content.places
    switch request {
    case .insertFirst where !content.isEmpty: source.insert(WorldRow(id: newID), at: [0, 0])
    case .removeFirst: if let first = places.first { source.remove(at: first) }
    case .removeLast: if let last = places.last { source.remove(at: last) }
    case .moveLastToFront: if let last = places.last { source.move(from: last, to: [0, 0]) }
    case .replaceFirst:
      guard let first = places.first else { return }
      var row = source[first]
      row.version += 1
      source.replace(at: first, with: row)
    case .insertSection:
      source.insertSection(
        TableSection(id: SectionID("\(newID)"), header: "new", [WorldRow(id: newID)]), at: 0)
    case .removeSection: if content.count > 1 { source.removeSection(at: 1) }
    case .applyShorter:
      let kept = content.map { section in
        TableSection(id: section.id, header: section.header, Array(section.prefix(2)))
      }
      source.apply(TableSnapshot(sections: kept))
    case .replaceAll:
      source.snapshot = TableSnapshot(sections: .world(sections: 2, rows: 9, firstID: newID))
    default: break
    }
  }
}
