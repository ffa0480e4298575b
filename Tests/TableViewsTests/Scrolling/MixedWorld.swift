import Tables
import TestSupport

/// A table of several data sources under hostile events, several between two layouts.
///
/// It has measured rows next to known ones, and cells whose code edits and scrolls as they are
/// measured.
///
/// The rules are fewer than those of ``AnchoredWorld``, and are true after any event.
final class MixedWorld {
  typealias Source = CommonDataSource<TallCell, TallRow>

  private let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 120, height: 100))
  private let children: [Source]
  private let whole: SectionedDataSource<any TableViewDataSource>
  private var generator: SeededGenerator
  private var nextID = 0
  private var isMeddling = false
  private var onShow: [ObjectIdentifier: Int] = [:]
  private var displayFault: String?

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    weak var world: MixedWorld?
    children = (0..<3).map { _ in
      Source([]) { cell, row in
        cell.row = row
        cell.whenMeasured = { _ in world?.meddle() }
      }
    }
    children[0].rowHeights = .measured(estimate: 20)
    children[1].rowHeights = .each { $0.height }
    children[2].rowHeights = .measured(estimate: 55)
    whole = SectionedDataSource(children[0], children[1], children[2])
    for child in children {
      child.snapshot = randomSnapshot()
      child.onWillDisplay = { cell, row, _ in
        if world?.onShow.values.contains(row.id) == true {
          world?.displayFault = "\(row.id) came and was there already"
        }
        if world?.onShow.updateValue(row.id, forKey: ObjectIdentifier(cell)) != nil {
          world?.displayFault = "\(row.id) came in a cell that is on show"
        }
      }
      child.onDidEndDisplaying = { cell, row, _ in
        if world?.onShow.removeValue(forKey: ObjectIdentifier(cell)) != row.id {
          world?.displayFault = "\(row.id) left and did not come"
        }
      }
    }
    table.dataSource = whole
    world = self
  }

  private func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

  private func meddle() {
    guard isMeddling, chance(12) else { return }
    event()
  }

  // MARK: Events

  func takeStep() {
    isMeddling = chance(3)
    for _ in 0..<Int.random(in: 1...3, using: &generator) { event() }
  }

  private func event() {
    switch Int.random(in: 0..<27, using: &generator) {
    case 24: changeHeights()
    case 25: try? table.performBatchUpdates { _ in }
    case 26: table.sectionSpacing = [0, 0.5, 16].randomElement(using: &generator) ?? 0
    case 0..<8: edit()
    case 8..<11: table.scroll(by: Double(Int.random(in: -800...800, using: &generator)) / 4)
    case 11: table.contentOffset = chance(2) ? .infinity : 0
    case 12, 13: table.contentOffset = Double(Int.random(in: 0...900, using: &generator))
    case 14..<17: scrollToSomething()
    case 17: table.frame.size.height = [0, 10, 100, 250].randomElement(using: &generator) ?? 0
    case 18: table.frame.size.width = [80, 120].randomElement(using: &generator) ?? 80
    case 19:
      table.contentAnchoring =
        ContentAnchoring.allCases.randomElement(using: &generator) ?? .stayAtTop
    case 20: table.style = chance(2) ? .plain : .grouped
    case 21: table.sectionHeaderHeight = [0, 16, 130].randomElement(using: &generator) ?? 16
    case 22: table.reloadData()
    default: children[Int.random(in: 0..<3, using: &generator)].snapshot = randomSnapshot()
    }
  }

  /// Other heights of a child, and of all its rows.
  private func changeHeights() {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: children[0].rowHeights = .measured(estimate: chance(2) ? 8 : 40)
    case 1: children[1].rowHeights = .each { $0.height }
    default:
      let height = chance(2) ? 0 : Self.height(using: &generator)
      let child = children[Int.random(in: 0..<3, using: &generator)]
      var snapshot = child.snapshot
      for section in snapshot.sections.indices {
        for row in snapshot.sections[section].indices {
          snapshot.sections[section][row].height = height
        }
      }
      child.apply(snapshot)
    }
  }

  private func edit() {
    let child = children[Int.random(in: 0..<3, using: &generator)]
    var generator = generator
    var nextID = nextID
    child.edit { draft in
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        nextID += 1
        Self.change(&draft, nextID, using: &generator)
      }
    }
    (self.generator, self.nextID) = (generator, nextID)
  }

  private static func change(
    _ draft: inout TableDraft<TallRow>, _ id: Int, using generator: inout SeededGenerator
  ) {
    let sections = draft.snapshot.sections
    guard let section = sections.indices.randomElement(using: &generator) else { return }
    let place = Int.random(in: 0...sections[section].count, using: &generator)
    let new = TallRow(id: id, height: height(using: &generator), extra: 10)
    guard place < sections[section].count else { return draft.insert(new, at: [section, place]) }
    let target = Int.random(in: 0..<sections.count, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: draft.moveSection(from: section, to: target)
    case 1: draft.setTitles(header: chanceTitle(id), footer: nil, ofSection: section)
    case 2: draft.move(from: [section, place], to: [target, 0])
    case 3, 4: draft.remove(at: [section, place])
    case 5:
      draft.replace(
        at: [section, place],
        with: TallRow(id: sections[section][place].id, height: height(using: &generator)))
    default: draft.insert(new, at: [section, place])
    }
  }

  private static func chanceTitle(_ id: Int) -> String? { id % 2 == 0 ? "title \(id)" : nil }

  private static func height(using generator: inout SeededGenerator) -> Double {
    [0, 4, 16, 20, 17.25, 55, 130].randomElement(using: &generator) ?? 16
  }

  private func randomSnapshot() -> TableSnapshot<TallRow> {
    TableSnapshot(
      sections: (0..<Int.random(in: 0...3, using: &generator)).map { number in
        nextID += 1
        return TableSection(
          id: SectionID(nextID), header: Self.chanceTitle(nextID),
          footer: nextID % 3 == 0 ? "footer" : nil,
          (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            nextID += 1
            return TallRow(id: nextID, height: Self.height(using: &generator), extra: 10)
          })
      })
  }

  private func scrollToSomething() {
    guard table.numberOfSections > 0,
      let place = RowScrollPosition.allCases.randomElement(using: &generator)
    else { return }
    let section = Int.random(in: 0..<table.numberOfSections, using: &generator)
    let rows = table.numberOfRows(inSection: section)
    guard rows > 0 else { return table.scrollToSection(section, at: place) }
    let row = Int.random(in: 0..<rows, using: &generator)
    table.scrollToRow(at: TableIndexPath(section: section, row: row), at: place)
  }

  // MARK: What must hold

  /// A sentence on the first thing that is wrong, or nil.
  func fault() -> String? {
    // What cells did in one pass is over after the next.
    _ = table.screen
    isMeddling = false
    for _ in 0..<3 { _ = table.screen }
    if let displayFault { return displayFault }
    let (offset, end) = (table.contentOffset, max(0, table.contentHeight - table.bounds.height))
    if offset < 0 || offset > end { return "the offset \(offset) is not in 0...\(end)" }
    if table.bounds.minY != offset { return "the viewport is at \(table.bounds.minY)" }
    return rowFault(offset) ?? drawingFault()
  }

  private func rowFault(_ offset: Double) -> String? {
    var visible: [(id: Int, height: Double)] = []
    var top = 0.0
    for section in 0..<table.numberOfSections {
      let place = whole.child(ofSection: section)
      let rows = children[place.index].snapshot.sections[place.section]
      if rows.count != table.numberOfRows(inSection: section) {
        return "section \(section) has others"
      }
      for (number, row) in rows.enumerated() {
        let rect = table.rectForRow(at: TableIndexPath(section: section, row: number))
        if rect.minY < top { return "row \(row.id) is at \(rect), above \(top)" }
        top = rect.maxY
        if place.index == 1, rect.height != row.height {
          return "row \(row.id) is \(rect.height) high"
        }
        if rect.height == 0, row.height(inWidth: place.index == 1 ? 120 : table.bounds.width) > 0 {
          return "row \(row.id) cannot be seen again"
        }
        if max(rect.minY, offset) < min(rect.maxY, offset + table.bounds.height) {
          visible.append((row.id, rect.height))
          let known = row.height(inWidth: table.bounds.width)
          if place.index != 1, rect.height != known { return "row \(row.id) was not measured" }
        }
      }
    }
    let shown = table.visibleCells.compactMap { ($0 as? TallCell)?.row.id }
    if shown != visible.map(\.id) { return "on show are \(shown), not \(visible)" }
    if onShow.values.sorted() != shown.sorted() { return "on display are \(onShow.values)" }
    return nil
  }

  /// The table's views are the content, and a header where one sticks; and each is in its place once.
  private func drawingFault() -> String? {
    if table.subviews.count > 2 { return "the table has \(table.subviews.count) subviews" }
    for view in table.subviews where view.superview !== table { return "\(view) is nowhere" }
    var seen: Set<ObjectIdentifier> = []
    for view in table.subviews + (table.subviews.first?.subviews ?? []) {
      if !seen.insert(ObjectIdentifier(view)).inserted { return "\(view) is there twice" }
      if view.superview == nil { return "\(view) is nowhere" }
    }
    let statistics = ["TallCell", "header", "footer"].map {
      table.reuseQueue.statistics(forIdentifier: $0)
    }
    let inUse = statistics.reduce(0) { $0 + $1.created - $1.idle - $1.discarded }
    if inUse != seen.count - 1 { return "\(inUse) views are in use, and \(seen.count - 1) on show" }
    return nil
  }
}
