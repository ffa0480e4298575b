import Tables
import TestSupport
import Testing

/// Random tables, of all kinds of heights, styles and anchorings, against a model that keeps a list of
/// all frames and looks through all of it.
@Suite struct RandomTablesTests {
  private static let seeds: Range<UInt64> = TestScale.isFull ? 0..<5_000 : 0..<120

  @Test(arguments: seeds)
  func `a table shows what intersects the viewport, in no more cells than that takes`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let world = RandomWorld(using: &generator)
    for step in 0..<25 {
      let event = world.takeStep(using: &generator)
      let fault = world.fault()
      try #require(fault == nil, "seed \(seed), step \(step), \(event): \(fault ?? "")")
    }
  }
}

/// A header, a row or a footer, as the slow model sees it.
private struct Thing: Hashable {
  let kind: String
  let text: String
  let path: TableIndexPath
  let top: Double
  let height: Double
}

private final class RandomWorld {
  private struct Row {
    let name: String
  }

  private let table = TableView()
  private let source: CommonDataSource<LineCell, Row>
  /// The height of each row; where rows are measured, the one that its cell says.
  private var heights: [String: Double] = [:]
  /// The height of rows of which no cell has said anything; nil where rows are not measured.
  private var estimate: Double?
  /// The heights that cells have said.
  private var measured: [String: Double] = [:]
  private var things: [Thing] = []
  /// From where to where each section with a header goes.
  private var sections: [(header: Thing, top: Double, bottom: Double)] = []
  private var contentHeight = 0.0
  private var offset = 0.0
  /// True while the table follows its end, and nobody has scrolled away from it.
  private var isHeldAtEnd = false

  /// The places of what was visible, for each kind.
  private var visibleBefore: [String: Set<TableIndexPath>] = [:]
  private var configuredExpected = 0
  private var mostVisible: [String: Int] = [:]

  private var configured = 0
  private var onDisplay: [TableIndexPath: String] = [:]
  private var displayFaults: [String] = []

  init(using generator: inout SeededGenerator) {
    var sections: [TableSection<Row>] = []
    for number in 0..<Int.random(in: 0...6, using: &generator) {
      let header = Bool.random(using: &generator) ? "H\(number)" : nil
      let footer = Bool.random(using: &generator) ? "F\(number)" : nil
      let rows = (0..<Int.random(in: 0...8, using: &generator)).map {
        Row(name: "R\(number).\($0)")
      }
      sections.append(TableSection(id: SectionID(number), header: header, footer: footer, rows))
    }
    weak var world: RandomWorld?
    source = CommonDataSource(sections: sections) { cell, row in
      world?.configured += 1
      cell.label.text = row.name
      cell.ownHeight = { world?.measure(row) }
    }
    source.onWillDisplay = { _, row, path in
      guard let world else { return }
      if world.onDisplay[path] != nil { world.displayFaults.append("\(path) came twice") }
      world.onDisplay[path] = row.name
    }
    source.onDidEndDisplaying = { cell, row, path in
      guard let world else { return }
      if world.onDisplay.removeValue(forKey: path) != row.name || cell.label.text != row.name {
        world.displayFaults.append("\(path) left with \(row.name) and never came with it")
      }
    }
    table.contentAnchoring =
      ContentAnchoring.allCases.randomElement(using: &generator) ?? .followEnd
    table.dataSource = source
    world = self
    // What is empty shows its end.
    isHeldAtEnd = table.contentAnchoring == .followEnd
    chooseHeights(using: &generator)
  }

  /// Gives rows, headers and footers other heights, in each way that there is.
  private func chooseHeights(using generator: inout SeededGenerator) {
    let all = [0, 0, 0.25, 1, 16, 17.5, 40]
    table.sectionHeaderHeight = all.randomElement(using: &generator) ?? 0
    table.sectionFooterHeight = all.randomElement(using: &generator) ?? 0
    table.style = Bool.random(using: &generator) ? .plain : .grouped
    table.sectionSpacing = [0, 0.5, 16].randomElement(using: &generator) ?? 0
    let one = Bool.random(using: &generator) ? all.randomElement(using: &generator) : nil
    heights = [:]
    for row in source.snapshot.sections.joined() {
      heights[row.name] = one ?? all.randomElement(using: &generator)
    }
    measured = [:]
    estimate = generator.oneIn(3) ? [1, 16, 40].randomElement(using: &generator) : nil
    if let estimate {
      source.rowHeights = .measured(estimate: estimate)
    } else if let one, Bool.random(using: &generator) {
      table.rowHeight = one
      source.rowHeights = .standard
    } else {
      source.rowHeights = one.map { .fixed($0) } ?? .each { [heights] in heights[$0.name] ?? 0 }
    }
    arrange()
  }

  private func height(of row: Row) -> Double {
    estimate.map { measured[row.name] ?? $0 } ?? heights[row.name] ?? 0
  }

  private func measure(_ row: Row) -> Double? {
    measured[row.name] = heights[row.name]
    return heights[row.name]
  }

  private var end: Double { max(0, contentHeight - table.frame.height) }

  /// Computes all positions, from the top.
  private func arrange() {
    things = []
    sections = []
    var top = 0.0
    func add(_ kind: String, _ text: String, _ section: Int, _ row: Int, _ height: Double) {
      let path = TableIndexPath(section: section, row: row)
      things.append(Thing(kind: kind, text: text, path: path, top: top, height: height))
      top += height
    }
    for (number, section) in source.snapshot.sections.enumerated() {
      if number > 0, table.style == .grouped { top += table.sectionSpacing }
      let sectionTop = top
      if let header = section.header {
        add("header", header, number, -1, table.sectionHeaderHeight)
      }
      let header = section.header.flatMap { _ in things.last }
      for (row, model) in section.enumerated() {
        add("LineCell", model.name, number, row, height(of: model))
      }
      if let footer = section.footer {
        add("footer", footer, number, -2, table.sectionFooterHeight)
      }
      if let header { sections.append((header, sectionTop, top)) }
    }
    contentHeight = top
  }

  /// Scrolls, resizes, reloads or changes heights.
  func takeStep(using generator: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<11, using: &generator) {
    case 10:
      chooseHeights(using: &generator)
      visibleBefore = [:]
      return "other heights"
    case 0:
      table.reloadData()
      visibleBefore = [:]
      // Nobody knows which row is which.
      measured = [:]
      return "reload"
    case 1, 2:
      resize(using: &generator)
      return "resize to \(table.frame)"
    default:
      scroll(using: &generator)
      return "scroll to \(offset)"
    }
  }

  private func resize(using generator: inout SeededGenerator) {
    let width = Double.random(in: 1...100, using: &generator).rounded()
    // What has no height in one width may have one in another.
    if width != table.frame.width { measured = measured.filter { $0.value > 0 } }
    table.frame.size = LayoutSize(
      width: width, height: [0, 1, 16, 33.25, 60, 1_000].randomElement(using: &generator) ?? 0)
  }

  private func scroll(using generator: inout SeededGenerator) {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1:
      offset =
        [-5, .infinity, -.infinity, contentHeight, 1e300].randomElement(using: &generator) ?? 0
    case 2...4:
      offset += Double(Int.random(in: -40...40, using: &generator)) / 4
    default:
      offset = Double(Int.random(in: 0...Int(contentHeight * 4), using: &generator)) / 4
    }
    isHeldAtEnd = false
    table.contentOffset = offset
    offset = table.contentOffset
  }

  /// A sentence on the first thing that is wrong, or nil.
  func fault() -> String? {
    // What the list draws: a text for each thing on show.
    let drawn = Set(table.displayList().items.map { "\($0.content) \($0.frame)" })
    if let fault = offsetFault() { return fault }
    let (top, bottom) = (offset, offset + table.frame.height)
    var visible = things.filter { max($0.top, top) < min($0.top + $0.height, bottom) }
    var seen = visible
    if let sticky = stickyHeader(), !visible.isEmpty {
      visible.removeAll { $0.kind == "header" && $0.path == sticky.path }
      let edge = sticky.top + sticky.height
      seen = visible.filter { max($0.top, edge) < min($0.top + $0.height, bottom) } + [sticky]
      visible.append(sticky)
    }
    let expected = Set(
      seen.map { thing in
        let frame = LayoutRect(
          x: 0, y: thing.top - offset, width: table.frame.width, height: thing.height)
        return "\(DisplayList.Content.text(DisplayList.Text(thing.text))) \(frame)"
      })
    if drawn != expected { return "drew \(drawn), not \(expected)" }
    let rows = visible.filter { $0.kind == "LineCell" }
    if table.indexPathsForVisibleRows != rows.map(\.path) { return "other rows are visible" }
    if table.visibleLines != rows.map(\.text) { return "the cells say \(table.visibleLines)" }
    return frameFault(of: rows) ?? countFault(of: visible, rows: rows)
  }

  /// The fault of the offset; nil for none.
  ///
  /// Where rows are measured the offset goes with what is visible, which other worlds judge; here it is
  /// taken as it is.
  private func offsetFault() -> String? {
    arrange()
    if estimate == nil {
      offset = isHeldAtEnd ? end : min(max(0, offset), end)
    } else {
      offset = min(max(0, table.contentOffset), end)
    }
    isHeldAtEnd = table.contentAnchoring == .followEnd && offset == end
    return table.contentOffset == offset
      ? nil : "the offset is \(table.contentOffset), not \(offset)"
  }

  /// The header that is held at the top, where it is held.
  private func stickyHeader() -> Thing? {
    guard table.style == .plain,
      let section = sections.first(where: { $0.top <= offset && offset < $0.bottom }),
      section.header.height > 0
    else { return nil }
    let top = max(section.top, min(offset, section.bottom - section.header.height))
    guard top > section.top else { return nil }
    return Thing(
      kind: "header", text: section.header.text, path: section.header.path, top: top,
      height: section.header.height)
  }

  private func frameFault(of rows: [Thing]) -> String? {
    for row in rows {
      let frame = table.cellForRow(at: row.path)?.frame
      let expected = LayoutRect(x: 0, y: row.top, width: table.frame.width, height: row.height)
      if frame != expected { return "\(row.path) is at \(String(describing: frame))" }
      if table.rectForRow(at: row.path) != expected { return "\(row.path) has another rect" }
      if heights[row.text] != row.height { return "\(row.path) is \(row.height) high" }
    }
    return nil
  }

  private func countFault(of visible: [Thing], rows: [Thing]) -> String? {
    let now = Dictionary(grouping: visible, by: \.kind).mapValues { Set($0.map(\.path)) }
    let before = visibleBefore
    visibleBefore = now
    configuredExpected += (now["LineCell"] ?? []).subtracting(before["LineCell"] ?? []).count
    // A row may be configured to find out that it is elsewhere.
    if estimate != nil { configuredExpected = max(configured, configuredExpected) }
    if configured != configuredExpected {
      return "configured \(configured), not \(configuredExpected)"
    }
    for kind in ["header", "LineCell", "footer"] {
      let needed = now[kind] ?? []
      // Rows that may stay are on show while one more is measured.
      let most = estimate == nil ? needed.count : needed.union(before[kind] ?? []).count + 1
      mostVisible[kind] = max(mostVisible[kind] ?? 0, most)
      let created = table.reuseQueue.statistics(forIdentifier: kind).created
      if created > mostVisible[kind] ?? 0 { return "created \(created) of \(kind)" }
    }
    if onDisplay != Dictionary(uniqueKeysWithValues: rows.map { ($0.path, $0.text) }) {
      return "on display are \(onDisplay)"
    }
    return displayFaults.first
  }
}
