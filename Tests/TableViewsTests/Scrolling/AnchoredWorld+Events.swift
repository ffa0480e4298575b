import Tables
import TestSupport

extension AnchoredWorld {
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
  func edit(using generator: inout SeededGenerator) -> String {
    let first = sections.all
    var texts: [String] = []
    var staying = Set(shown.map(\.id))
    var moved: Set<Int> = []
    let edits = Bool.random(using: &generator) ? 1 : 3
    for number in 0..<edits {
      let before = TableSnapshot(sections: sections.all)
      if number > 0, Int.random(in: 0..<3, using: &generator) == 0 {
        sections.restore(first)
      } else {
        for _ in 0..<Int.random(in: 1...4, using: &generator) { sections.change(using: &generator) }
      }
      let after = TableSnapshot(sections: sections.all)
      let (left, movedNow) = follow(from: before, to: after)
      staying.formIntersection(left)
      moved.formUnion(movedNow)
      source.apply(after)
      texts.append("edit to \(sections.all.map { $0.map(\.id) })")
    }
    let survivors = shown.filter { staying.contains($0.id) }
    let anchor = survivors.first { !moved.contains($0.id) } ?? survivors.first
    expectation = restingExpectation ?? anchor.map { .row($0.id, y: $0.y) } ?? .nothing
    return texts.joined(separator: ", ")
  }

  /// Updates the known heights after an edit.
  ///
  /// - Returns: The rows that are still there, and those that were moved by themselves.
  func follow(
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

  var restingExpectation: Expectation? {
    switch table.contentAnchoring {
    case .stayAtTop where offset == 0: .top
    case .followEnd where offset == end: .end
    default: nil
    }
  }

  func scroll(by distance: Double) -> String {
    let wanted = min(max(0, offset + distance), max(offset, end))
    expectation = expectation(scrolledTo: wanted)
    table.scroll(by: distance)
    return "scroll by \(distance)"
  }

  /// The expectation that rows visible before and after move by exactly the wanted points.
  func expectation(scrolledTo wanted: Double) -> Expectation {
    let kept = shown.first { row in
      let y = row.y + offset - wanted
      return row.height > 0 && y < table.bounds.height && y + row.height > 0
    }
    return kept.map { .row($0.id, y: $0.y + offset - wanted) }
      ?? (heights == .measured ? .nothing : .offset(wanted))
  }

  func jump(using generator: inout SeededGenerator) -> String {
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

  func scrollToRow(using generator: inout SeededGenerator) -> String {
    let paths = sections.all.enumerated().flatMap { number, section in
      section.indices.map { TableIndexPath(section: number, row: $0) }
    }
    guard let path = paths.randomElement(using: &generator),
      let position = RowScrollPosition.allCases.randomElement(using: &generator)
    else { return "nothing to scroll to" }
    expectation = .scrolled(sections.all[path.section][path.row].id, position, from: offset)
    table.scrollToRow(at: path, at: position)
    return "scroll to \(path), \(position)"
  }

  func resize(using generator: inout SeededGenerator) -> String {
    let width: Double = Bool.random(using: &generator) ? 80 : 120
    let viewports: [Double] = [0, 33.25, 100, 300]
    if width != table.bounds.width { measured = [] }
    table.frame.size = LayoutSize(
      width: width, height: viewports.randomElement(using: &generator) ?? 0)
    expectation = restingExpectation ?? shown.first.map { .row($0.id, y: $0.y) } ?? .nothing
    return "resize to \(table.bounds.size)"
  }

  func reload() -> String {
    table.reloadData()
    expectation = expectationOfReload
    forgetMeasured()
    return "reload"
  }

  var expectationOfReload: Expectation {
    if let restingExpectation { return restingExpectation }
    guard heights == .measured else { return .offset(offset) }
    return shown.first.map { .row($0.id, y: $0.y) } ?? .nothing
  }

  func forgetMeasured() {
    if rememberedWidth != table.bounds.width { remembered = [:] }
    rememberedWidth = table.bounds.width
    known = remembered
    measured = []
  }

  /// Other heights, of any kind and often of nothing.
  func changeHeights(using generator: inout SeededGenerator) -> String {
    let old = heights
    chooseHeights(using: &generator)
    expectation = expectationOfReload
    // The heights that become known decide where the offset is.
    if heights == .measured, old != .measured, restingExpectation == nil { expectation = .nothing }
    forgetMeasured()
    return "heights \(heights), \(estimate)"
  }

  /// Another style or other headers, on the way to a row perhaps.
  func changeLook(using generator: inout SeededGenerator) -> String {
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
  func askAgain() -> String {
    do { try table.performBatchUpdates { _ in } } catch { return "\(error)" }
    expectation = restingExpectation ?? shown.first.map { .row($0.id, y: $0.y) } ?? .nothing
    measured = []
    return "ask again"
  }
}
