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
  private let heights: Heights
  private let estimate: Double

  private var sections: [TableSection<TallRow>] = []
  private var nextID = 0
  /// How high each row is, as far as anybody has said.
  private var known: [Int: Double] = [:]
  private var measured: Set<Int> = []
  /// What cells of the width that the table has said.
  private var remembered: [Int: Double] = [:]
  private var measuredTwice: Int?

  private var shown: [Shown] = []
  private var offset = 0.0
  private var end = 0.0
  private var mostVisible = 0
  private var measuredInStep = 0
  private var mostMeasured = 0
  private var expectation = Expectation.nothing

  init(using generator: inout SeededGenerator) {
    heights = Heights.allCases.randomElement(using: &generator) ?? .each
    estimate = [8, 20, 60].randomElement(using: &generator) ?? 20
    weak var world: AnchoredWorld?
    source = CommonDataSource([]) { cell, row in
      cell.row = row
      cell.whenMeasured = { world?.note(measured: $0) }
    }
    switch heights {
    case .fixed: source.rowHeights = .fixed(estimate)
    case .each: source.rowHeights = .each { $0.height }
    case .measured: source.rowHeights = .measured(estimate: estimate)
    }
    table.frame = LayoutRect(x: 0, y: 0, width: 120, height: 100)
    table.style = Bool.random(using: &generator) ? .plain : .grouped
    table.contentAnchoring =
      ContentAnchoring.allCases.randomElement(using: &generator) ?? .followEnd
    for _ in 0..<Int.random(in: 0...4, using: &generator) { insertSection(using: &generator) }
    source.snapshot = TableSnapshot(sections: sections)
    table.dataSource = source
    world = self
  }

  private func note(measured row: TallRow) {
    measuredInStep += 1
    if !measured.insert(row.id).inserted { measuredTwice = row.id }
    known[row.id] = row.height(inWidth: table.bounds.width)
    remembered[row.id] = known[row.id]
  }

  // MARK: Events

  func takeStep(using generator: inout SeededGenerator) -> String {
    expectation = .nothing
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<8: return edit(using: &generator)
    case 8..<13: return scroll(by: Double(Int.random(in: -480...480, using: &generator)) / 4)
    case 13: return jump(using: &generator)
    case 14..<17: return scrollToRow(using: &generator)
    case 17, 18: return resize(using: &generator)
    default: return reload()
    }
  }

  private func edit(using generator: inout SeededGenerator) -> String {
    let before = TableSnapshot(sections: sections)
    for _ in 0..<Int.random(in: 1...4, using: &generator) { change(using: &generator) }
    let after = TableSnapshot(sections: sections)
    expectation = expectation(from: before, to: after)
    source.apply(after)
    return "edit to \(sections.map { $0.map(\.id) })"
  }

  /// Of an edit: the first visible row stays that is still there and was not moved by itself.
  private func expectation(
    from before: TableSnapshot<TallRow>, to after: TableSnapshot<TallRow>
  ) -> Expectation {
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
    known.merge(remembered) { old, _ in old }
    if let resting = restingExpectation { return resting }
    let updates = after.difference(from: before).updates
    let moved = Set(updates.movedRows.map { before[$0.from].id })
    let survivors = shown.filter { staying.contains($0.id) }
    let anchor = survivors.first { !moved.contains($0.id) } ?? survivors.first
    return anchor.map { .row($0.id, y: $0.y) } ?? .nothing
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
    if width != table.bounds.width {
      measured = []
      remembered = [:]
    }
    table.frame.size = LayoutSize(
      width: width, height: viewports.randomElement(using: &generator) ?? 0)
    expectation = restingExpectation ?? shown.first.map { .row($0.id, y: $0.y) } ?? .nothing
    return "resize to \(table.bounds.size)"
  }

  private func reload() -> String {
    table.reloadData()
    expectation = restingExpectation ?? shown.first.map { .row($0.id, y: $0.y) } ?? .nothing
    known = remembered
    measured = []
    return "reload"
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
    [0, 4, 16, 16, 17.25, 40, 130].randomElement(using: &generator) ?? 16
  }
}

// MARK: What must hold

extension AnchoredWorld {
  /// A sentence on the first thing that is wrong, or nil.
  func fault() -> String? {
    table.layoutIfNeeded()
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
    shown = visible.map { Shown(id: $0.id, y: $0.top - offset, height: $0.height) }
    mostVisible = max(mostVisible, visible.count)
    let created = table.reuseQueue.statistics(forIdentifier: "TallCell").created
    // A row that is measured has to be shown for that, and may turn out to be elsewhere.
    mostMeasured = max(mostMeasured, measuredInStep)
    measuredInStep = 0
    if created > mostVisible + mostMeasured {
      return "\(created) cells were made, and no more than \(mostVisible) rows were visible"
    }
    return nil
  }

  private func height(of row: TallRow) -> Double {
    switch heights {
    case .fixed: estimate
    case .each: row.height
    case .measured: known[row.id] ?? estimate
    }
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
