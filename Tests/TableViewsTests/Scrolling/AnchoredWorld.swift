import Tables
import TestSupport

/// A table under random events, and what an array of its rows says that it must show.
final class AnchoredWorld {
  private enum Heights: CaseIterable { case fixed, each, measured }

  /// A row on show, by where it stands below the top of the viewport.
  private struct Shown {
    let id: Int
    let y: Double
    let height: Double
  }

  /// What must hold of the offset after an event.
  private enum Expectation {
    case nothing
    case top, end
    case offset(Double)
    /// A row stands where it stood.
    case row(Int, y: Double)
    case scrolled(Int, RowScrollPosition, from: Double)
  }

  private let table = TableView()
  private let source: CommonDataSource<TallCell, TallRow>
  private var heights = Heights.fixed
  private var estimate = 0.0

  private var sections: [TableSection<TallRow>] = []
  private var nextID = 0
  /// How high each row is, as far as anybody has said.
  private var known: [Int: Double] = [:]
  private var measured: Set<Int> = []
  /// What cells of one width have said.
  private var remembered: [Int: Double] = [:]
  private var rememberedWidth = 0.0
  /// The rows that came on show since the last layout.
  private var came: [Int] = []
  private var measuredTwice: Int?

  private var shown: [Shown] = []
  private var offset = 0.0
  private var end = 0.0
  private var mostOnShow = 0
  private var expectation = Expectation.nothing

  init(using generator: inout SeededGenerator) {
    weak var world: AnchoredWorld?
    source = CommonDataSource([]) { cell, row in
      cell.row = row
      cell.whenMeasured = { world?.note(measured: $0) }
    }
    chooseHeights(using: &generator)
    table.frame = LayoutRect(x: 0, y: 0, width: 120, height: 100)
    table.style = Bool.random(using: &generator) ? .plain : .grouped
    table.contentAnchoring =
      ContentAnchoring.allCases.randomElement(using: &generator) ?? .followEnd
    for _ in 0..<Int.random(in: 0...4, using: &generator) { insertSection(using: &generator) }
    source.snapshot = TableSnapshot(sections: sections)
    source.onWillDisplay = { _, row, _ in world?.came.append(row.id) }
    table.dataSource = source
    world = self
  }

  private func chooseHeights(using generator: inout SeededGenerator) {
    heights = Heights.allCases.randomElement(using: &generator) ?? .each
    estimate = [8, 20, 60].randomElement(using: &generator) ?? 20
    switch heights {
    case .fixed:
      if Int.random(in: 0..<4, using: &generator) == 0 { estimate = 0 }
      source.rowHeights = .fixed(estimate)
    case .each: source.rowHeights = .each { $0.height }
    case .measured: source.rowHeights = .measured(estimate: estimate)
    }
  }

  private func note(measured row: TallRow) {
    if rememberedWidth != table.bounds.width { remembered = [:] }
    rememberedWidth = table.bounds.width
    if !measured.insert(row.id).inserted { measuredTwice = row.id }
    known[row.id] = row.height(inWidth: table.bounds.width)
    remembered[row.id] = known[row.id] == 0 ? nil : known[row.id]
  }

  // MARK: Events

  func takeStep(using generator: inout SeededGenerator) -> String {
    expectation = .nothing
    switch Int.random(in: 0..<24, using: &generator) {
    case 0..<8: return edit(using: &generator)
    case 20: return changeHeights(using: &generator)
    case 21: return changeLook(using: &generator)
    case 22: return scrollToRow(using: &generator) + ", " + changeLook(using: &generator)
    case 23: return askAgain()
    case 8..<13: return scroll(by: Double(Int.random(in: -480...480, using: &generator)) / 4)
    case 13: return jump(using: &generator)
    case 14..<17: return scrollToRow(using: &generator)
    case 17, 18: return resize(using: &generator)
    default: return reload()
    }
  }

  /// One change, or several before a layout, which may undo each other.
  private func edit(using generator: inout SeededGenerator) -> String {
    let first = sections
    var texts: [String] = []
    var staying = Set(shown.map(\.id))
    var moved: Set<Int> = []
    let edits = Bool.random(using: &generator) ? 1 : 3
    for number in 0..<edits {
      let before = TableSnapshot(sections: sections)
      if number > 0, Int.random(in: 0..<3, using: &generator) == 0 {
        sections = first
      } else {
        for _ in 0..<Int.random(in: 1...4, using: &generator) { change(using: &generator) }
      }
      let after = TableSnapshot(sections: sections)
      let (left, movedNow) = follow(from: before, to: after)
      staying.formIntersection(left)
      moved.formUnion(movedNow)
      source.apply(after)
      texts.append("edit to \(sections.map { $0.map(\.id) })")
    }
    let survivors = shown.filter { staying.contains($0.id) }
    let anchor = survivors.first { !moved.contains($0.id) } ?? survivors.first
    expectation = restingExpectation ?? anchor.map { .row($0.id, y: $0.y) } ?? .nothing
    return texts.joined(separator: ", ")
  }

  /// What is known of the heights after an edit.
  ///
  /// - Returns: The rows that are still there, and those that were moved by themselves.
  private func follow(
    from before: TableSnapshot<TallRow>, to after: TableSnapshot<TallRow>
  ) -> (staying: Set<Int>, moved: Set<Int>) {
    let oldSections = Set(before.sections.map(\.id))
    let newSections = Set(after.sections.map(\.id))
    let old = Set(before.sections.filter { newSections.contains($0.id) }.joined().map(\.id))
    let new = Set(after.sections.filter { oldSections.contains($0.id) }.joined().map(\.id))
    let staying = old.intersection(new)
    // A row that comes with its section, or out of one that goes, is another one; and one that has
    // changed is to be measured again.
    let rows = Dictionary(uniqueKeysWithValues: before.sections.joined().map { ($0.id, $0) })
    measured.formIntersection(after.sections.joined().filter { rows[$0.id] == $0 }.map(\.id))
    measured.formIntersection(staying)
    known = known.filter { staying.contains($0.key) }
    if rememberedWidth == table.bounds.width { known.merge(remembered) { old, _ in old } }
    let updates = after.difference(from: before).updates
    return (staying, Set(updates.movedRows.map { before[$0.from].id }))
  }

  private var restingExpectation: Expectation? {
    switch table.contentAnchoring {
    case .stayAtTop where offset == 0: .top
    case .followEnd where offset == end: .end
    default: nil
    }
  }

  private func scroll(by distance: Double) -> String {
    let wanted = min(max(0, offset + distance), max(offset, end))
    expectation = expectation(scrolledTo: wanted)
    table.scroll(by: distance)
    return "scroll by \(distance)"
  }

  /// What was visible before and is after moves by as much as was asked for.
  private func expectation(scrolledTo wanted: Double) -> Expectation {
    let kept = shown.first { row in
      let y = row.y + offset - wanted
      return row.height > 0 && y < table.bounds.height && y + row.height > 0
    }
    return kept.map { .row($0.id, y: $0.y + offset - wanted) }
      ?? (heights == .measured ? .nothing : .offset(wanted))
  }

  private func jump(using generator: inout SeededGenerator) -> String {
    let targets: [Double] = [-5, 0, .infinity, end / 2]
    let target = targets.randomElement(using: &generator) ?? 0
    if target <= 0 {
      expectation = .top
    } else if target == .infinity {
      expectation = .end
    } else {
      expectation = expectation(scrolledTo: (target * 64).rounded() / 64)
    }
    table.contentOffset = target
    return "jump to \(target)"
  }

  private func scrollToRow(using generator: inout SeededGenerator) -> String {
    let paths = sections.enumerated().flatMap { number, section in
      section.indices.map { TableIndexPath(section: number, row: $0) }
    }
    guard let path = paths.randomElement(using: &generator),
      let position = RowScrollPosition.allCases.randomElement(using: &generator)
    else { return "nothing to scroll to" }
    expectation = .scrolled(sections[path.section][path.row].id, position, from: offset)
    table.scrollToRow(at: path, at: position)
    return "scroll to \(path), \(position)"
  }

  private func resize(using generator: inout SeededGenerator) -> String {
    let width: Double = Bool.random(using: &generator) ? 80 : 120
    let viewports: [Double] = [0, 33.25, 100, 300]
    if width != table.bounds.width { measured = [] }
    table.frame.size = LayoutSize(
      width: width, height: viewports.randomElement(using: &generator) ?? 0)
    expectation = restingExpectation ?? shown.first.map { .row($0.id, y: $0.y) } ?? .nothing
    return "resize to \(table.bounds.size)"
  }

  private func reload() -> String {
    table.reloadData()
    expectation = expectationOfReload
    forgetMeasured()
    return "reload"
  }

  private var expectationOfReload: Expectation {
    if let restingExpectation { return restingExpectation }
    guard heights == .measured else { return .offset(offset) }
    return shown.first.map { .row($0.id, y: $0.y) } ?? .nothing
  }

  private func forgetMeasured() {
    if rememberedWidth != table.bounds.width { remembered = [:] }
    rememberedWidth = table.bounds.width
    known = remembered
    measured = []
  }

  /// Other heights, of any kind and often of nothing.
  private func changeHeights(using generator: inout SeededGenerator) -> String {
    let old = heights
    chooseHeights(using: &generator)
    expectation = expectationOfReload
    // The heights that become known decide where the offset is.
    if heights == .measured, old != .measured, restingExpectation == nil { expectation = .nothing }
    forgetMeasured()
    return "heights \(heights), \(estimate)"
  }

  /// Another style or other headers, on the way to a row perhaps.
  private func changeLook(using generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: table.style = table.style == .plain ? .grouped : .plain
    case 1: table.sectionSpacing = [0, 0.5, 16].randomElement(using: &generator) ?? 0
    default: table.sectionHeaderHeight = [0, 16, 40].randomElement(using: &generator) ?? 0
    }
    if case .scrolled = expectation {} else { expectation = expectationOfReload }
    forgetMeasured()
    return "\(table.style), \(table.sectionSpacing), \(table.sectionHeaderHeight)"
  }

  /// An empty batch.
  private func askAgain() -> String {
    do { try table.performBatchUpdates { _ in } } catch { return "\(error)" }
    expectation = restingExpectation ?? shown.first.map { .row($0.id, y: $0.y) } ?? .nothing
    measured = []
    return "ask again"
  }

  // MARK: Changes of the sections

  private func change(using generator: inout SeededGenerator) {
    guard let section = sections.indices.randomElement(using: &generator) else {
      return insertSection(using: &generator)
    }
    let row = sections[section].indices.randomElement(using: &generator)
    switch (Int.random(in: 0..<12, using: &generator), row) {
    case (0, _): insertSection(using: &generator)
    case (1, _): sections.remove(at: section)
    case (2, _):
      let moved = sections.remove(at: section)
      sections.insert(moved, at: Int.random(in: 0...sections.count, using: &generator))
    case (3, let row?):
      let moved = sections[section].remove(at: row)
      let target = Int.random(in: 0..<sections.count, using: &generator)
      sections[target].insert(
        moved, at: Int.random(in: 0...sections[target].count, using: &generator))
    case (4, let row?):
      sections[section][row].height = height(using: &generator)
    case (5, _) where Int.random(in: 0..<3, using: &generator) == 0:
      let height = Bool.random(using: &generator) ? 0 : height(using: &generator)
      for row in sections[section].indices { sections[section][row].height = height }
    case (5...7, let row?): sections[section].remove(at: row)
    default:
      let place = Int.random(in: 0...sections[section].count, using: &generator)
      sections[section].insert(makeRow(using: &generator), at: place)
    }
  }

  private func insertSection(using generator: inout SeededGenerator) {
    let rows = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
      makeRow(using: &generator)
    }
    nextID += 1
    let header = Bool.random(using: &generator) ? "header" : nil
    sections.insert(
      TableSection(id: SectionID(nextID), header: header, rows),
      at: Int.random(in: 0...sections.count, using: &generator))
  }

  private func makeRow(using generator: inout SeededGenerator) -> TallRow {
    nextID += 1
    return TallRow(
      id: nextID, height: height(using: &generator),
      extra: [0, 0, 12, 40].randomElement(using: &generator) ?? 0)
  }

  private func height(using generator: inout SeededGenerator) -> Double {
    [0, 0, 4, 16, 16, 17.25, 40, 130].randomElement(using: &generator) ?? 16
  }
}

// MARK: What must hold

extension AnchoredWorld {
  /// A sentence on the first thing that is wrong, or nil.
  func fault() -> String? {
    table.layoutIfNeeded()
    if heights == .measured, !sections.isEmpty, rememberedWidth != table.bounds.width {
      remembered = [:]
      rememberedWidth = table.bounds.width
    }
    if let measuredTwice { return "row \(measuredTwice) was measured twice" }
    var rows: [(id: Int, path: TableIndexPath, top: Double, height: Double)] = []
    var top = 0.0
    for (number, section) in sections.enumerated() {
      if number > 0, table.style == .grouped { top += table.sectionSpacing }
      if section.header != nil { top += table.sectionHeaderHeight }
      for (row, model) in section.enumerated() {
        let path = TableIndexPath(section: number, row: row)
        let height = height(of: model)
        let rect = table.rectForRow(at: path)
        if rect.minY != top || rect.height != height {
          return "\(path) is at \(rect), not at \(top) and \(height) high"
        }
        rows.append((model.id, path, top, height))
        top += height
      }
    }
    if table.contentHeight != top { return "the content is \(table.contentHeight), not \(top)" }
    offset = table.contentOffset
    end = max(0, top - table.bounds.height)
    if offset < 0 || offset > end { return "the offset \(offset) is not in 0...\(end)" }
    if let fault = offsetFault(rows.map { ($0.id, $0.top, $0.height) }) { return fault }

    let bottom = offset + table.bounds.height
    let visible = rows.filter { max($0.top, offset) < min($0.top + $0.height, bottom) }
    if table.indexPathsForVisibleRows != visible.map(\.path) {
      return "visible are \(table.indexPathsForVisibleRows), not \(visible.map(\.path))"
    }
    let cells = table.visibleCells.compactMap { ($0 as? TallCell)?.row }
    if cells.map(\.id) != visible.map(\.id) { return "cells show \(cells), not \(visible)" }
    if heights == .measured, !measured.isSuperset(of: visible.map(\.id)) {
      return "a visible row was not measured"
    }
    let others = Set(came).subtracting(visible.map(\.id))
    if !others.isEmpty { return "\(others) came on show and are not visible" }
    came = []
    // Rows that leave may be on show while others come, and one more may be measured.
    let both = Set(shown.map(\.id)).union(visible.map(\.id)).count
    mostOnShow = max(mostOnShow, heights == .measured ? both + 1 : visible.count)
    shown = visible.map { Shown(id: $0.id, y: $0.top - offset, height: $0.height) }
    let created = table.reuseQueue.statistics(forIdentifier: "TallCell").created
    if created > mostOnShow { return "\(created) cells were made, and \(mostOnShow) needed" }
    return nil
  }

  private func height(of row: TallRow) -> Double {
    switch heights {
    case .fixed: estimate
    case .each: row.height
    case .measured: measuredHeight(of: row)
    }
  }

  /// What a cell has said, and where none was asked since, what is more than nothing.
  private func measuredHeight(of row: TallRow) -> Double {
    guard let known = known[row.id], known > 0 || measured.contains(row.id) else { return estimate }
    return known
  }

  private func offsetFault(_ rows: [(id: Int, top: Double, height: Double)]) -> String? {
    func clamped(_ offset: Double) -> Double { min(max(0, offset), end) }
    let expected: Double
    switch expectation {
    case .nothing: return nil
    case .top: expected = 0
    case .end: expected = end
    case .offset(let offset): expected = clamped(offset)
    case .row(let id, let y):
      guard let row = rows.first(where: { $0.id == id }) else { return nil }
      expected = clamped(row.top - y)
    case .scrolled(let id, let position, let from):
      guard let row = rows.first(where: { $0.id == id }) else { return nil }
      let atTop = row.top - coveredHeight(above: id)
      let atBottom = row.top + row.height - table.bounds.height
      switch position {
      case .top: expected = clamped(atTop)
      case .bottom: expected = clamped(atBottom)
      case .middle: expected = clamped(((atTop + atBottom) / 2 * 64).rounded(.down) / 64)
      case .nearest where heights == .measured:
        // The offset from which the movement is the least is an estimate.
        let isInView = atBottom <= offset && offset <= atTop
        let isAtEdge = clamped(atTop) == offset || clamped(atBottom) == offset
        return isInView || isAtEdge ? nil : "a row was not brought into view"
      case .nearest: expected = clamped(min(atTop, max(atBottom, from)))
      }
    }
    return offset == expected ? nil : "the offset is \(offset), not \(expected)"
  }

  private func coveredHeight(above id: Int) -> Double {
    let section = sections.first { $0.contains { $0.id == id } }
    return table.style == .plain && section?.header != nil ? table.sectionHeaderHeight : 0
  }
}
