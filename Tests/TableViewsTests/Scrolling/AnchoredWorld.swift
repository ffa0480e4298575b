import Tables
import TestSupport

/// A table under random events, and what an array of its rows says that it must show.
final class AnchoredWorld {
  enum Heights: CaseIterable { case fixed, each, measured }

  /// A row on show, by where it stands below the top of the viewport.
  struct Shown {
    let id: Int
    let y: Double
    let height: Double
  }

  /// The rule for the offset after an event.
  enum Expectation {
    case nothing
    case top, end
    case offset(Double)
    /// A row stands where it stood.
    case row(Int, y: Double)
    case scrolled(Int, RowScrollPosition, from: Double)
  }

  let table = TableView()
  let source: CommonDataSource<TallCell, TallRow>
  var heights = Heights.fixed
  var estimate = 0.0

  var sections = RandomSections()
  /// The height of each row, as far as it is known.
  var known: [Int: Double] = [:]
  var measured: Set<Int> = []
  /// The heights that cells of one width have measured.
  var remembered: [Int: Double] = [:]
  var rememberedWidth = 0.0
  /// The rows that came on show since the last layout.
  var came: [Int] = []
  /// The rows that came on show and have not left.
  private var onShow: Set<Int> = []
  private var cameTwice: Int?
  var measuredTwice: Int?

  var shown: [Shown] = []
  var offset = 0.0
  var end = 0.0
  var mostOnShow = 0
  var expectation = Expectation.nothing

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
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      sections.insertSection(using: &generator)
    }
    source.snapshot = TableSnapshot(sections: sections.all)
    source.onWillDisplay = { _, row, _ in world?.come(row) }
    source.onDidEndDisplaying = { _, row, _ in world?.onShow.remove(row.id) }
    table.dataSource = source
    world = self
  }

  func chooseHeights(using generator: inout SeededGenerator) {
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

  private func come(_ row: TallRow) {
    came.append(row.id)
    if !onShow.insert(row.id).inserted { cameTwice = row.id }
  }

  private func note(measured row: TallRow) {
    if rememberedWidth != table.bounds.width { remembered = [:] }
    rememberedWidth = table.bounds.width
    if !measured.insert(row.id).inserted { measuredTwice = row.id }
    known[row.id] = row.height(inWidth: table.bounds.width)
    remembered[row.id] = known[row.id] == 0 ? nil : known[row.id]
  }
}

// MARK: What must hold

extension AnchoredWorld {
  /// A sentence on the first thing that is wrong, or nil.
  func fault() -> String? {
    table.layoutIfNeeded()
    if heights == .measured, !sections.all.isEmpty, rememberedWidth != table.bounds.width {
      remembered = [:]
      rememberedWidth = table.bounds.width
    }
    if let measuredTwice { return "row \(measuredTwice) was measured twice" }
    if let cameTwice { return "row \(cameTwice) came on show and was there already" }
    var rows: [(id: Int, path: TableIndexPath, top: Double, height: Double)] = []
    var top = 0.0
    for (number, section) in sections.all.enumerated() {
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

  /// The measured height of a row, or the estimate while no cell has measured it.
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
    let section = sections.all.first { $0.contains { $0.id == id } }
    return table.style == .plain && section?.header != nil ? table.sectionHeaderHeight : 0
  }
}
