import Tables

/// A table whose user code, whenever it runs, may ask anything of the table and its data source.
final class ReentrantWorld {
  /// The steps that the world takes by itself, for user code to react to.
  enum Step: CaseIterable {
    case load, scrollDown, scrollToEnd, insertFirst, removeLast, removeSection, replaceFirst
    case replaceAll, tapFirst, pressDown, reload, setOtherSource
  }

  let table = TableView(frame: LayoutRect(x: 0, y: 0, width: 80, height: 64))
  private(set) var source: (any WorldSource)!
  /// The faults so far, in words.
  private(set) var faults: [String] = []
  /// Those that have been made.
  private(set) var made: [Reaction] = []
  private var waiting: [Reaction] = []
  private let kind: (WorldHeights, isHandWritten: Bool)
  private var others: [any WorldSource] = []
  private var displayed: Set<ObjectIdentifier> = []
  private var nextID = 1_000
  private var otherHost: OtherHost?

  init(_ heights: WorldHeights, isHandWritten: Bool) {
    kind = (heights, isHandWritten)
    source = makeSource()
    table.delegate = self
    table.prefetchDistance = 3
    table.observer = { [unowned self] _ in react(.observed) }
    let showHeader = table.showHeader
    table.showHeader = { [unowned self] title, slot in
      showHeader(title, &slot)
      react(.showHeader)
    }
    if let announcing = source as? AnnouncingWorldSource {
      let host = OtherHost(self)
      announcing.source.changeFeed?.attach(host)
      otherHost = host
    }
  }

  private func makeSource() -> any WorldSource {
    nextID += 1_000
    let content = [TableSection<WorldRow>].world(sections: 3, rows: 8, firstID: nextID)
    return kind.isHandWritten
      ? HandWrittenWorldSource(content, kind.0, world: self)
      : AnnouncingWorldSource(content, kind.0, world: self)
  }

  func note(_ fault: String) { faults.append(fault) }

  /// Takes a step, at whose moments user code makes requests, one after the other.
  func take(_ step: Step, reacting reactions: [Reaction] = []) {
    waiting = reactions.reversed()
    made = []
    switch step {
    case .load: perform(.setSameSource)
    case .scrollDown: table.contentOffset = 40
    case .scrollToEnd: perform(.scrollToEnd)
    case .insertFirst: perform(.insertFirst)
    case .removeLast: perform(.removeLast)
    case .removeSection: perform(.removeSection)
    case .replaceFirst: perform(.replaceFirst)
    case .replaceAll: perform(.replaceAll)
    case .tapFirst: perform(.tapFirst)
    case .pressDown: perform(.pressDown)
    case .reload: perform(.reload)
    case .setOtherSource: perform(.setOtherSource)
    }
    for _ in 0..<4 { table.layoutIfNeeded() }
    waiting = []
    check(after: step)
  }

  func react(_ moment: ReentrantMoment) {
    guard let next = waiting.last, next.moment == moment else { return }
    waiting.removeLast()
    made.append(next)
    perform(next.request)
  }

  private func perform(_ request: ReentrantRequest) {
    switch request {
    case .insertFirst, .removeFirst, .removeLast, .moveLastToFront, .replaceFirst, .insertSection,
      .removeSection, .applyShorter, .replaceAll:
      nextID += 1
      source.perform(request, newID: nextID, in: table)
    case .reload: table.reloadData()
    case .scrollToTop: table.contentOffset = 0
    case .scrollDown: table.contentOffset = 24
    case .scrollToEnd: table.contentOffset = .infinity
    case .scrollBy: table.scroll(by: 30)
    case .scrollToLastRow:
      if let last = lastRowOfTable { table.scrollToRow(at: last, at: .top) }
    case .tapFirst:
      if let first = table.indexPathsForVisibleRows.first {
        let frame = table.rectForRow(at: first)
        _ = table.handleTap(at: LayoutPoint(x: 1, y: max(frame.minY, frame.maxY - 1)))
      }
    case .selectLast: if let last = lastRowOfTable { table.selectRow(at: last) }
    case .pressDown: _ = table.handleKey(.down)
    case .setSameSource: table.dataSource = source.tableSource
    case .dropAndSetSource:
      table.dataSource = nil
      table.dataSource = source.tableSource
    case .setOtherSource:
      others.append(source)
      source = makeSource()
      table.dataSource = source.tableSource
    case .resize: table.frame.size = LayoutSize(width: 70, height: 90)
    case .changeStyle: table.style = table.style == .plain ? .grouped : .plain
    case .layOut: table.layoutIfNeeded()
    case .draw: _ = PlainTextRenderer().render(table)
    case .ask: ask()
    }
  }

  private func ask() {
    _ = (table.visibleCells, table.contentHeight, table.contentOffset, table.diagnostics)
    for place in table.indexPathsForVisibleRows {
      _ = (table.cellForRow(at: place), table.contains(place))
      if table.contains(place) { _ = table.rectForRow(at: place) }
    }
  }

  /// As the table sees it, which may be behind its data source.
  private var lastRowOfTable: TableIndexPath? {
    for section in (0..<table.numberOfSections).reversed() {
      let count = table.numberOfRows(inSection: section)
      if count > 0 { return TableIndexPath(section: section, row: count - 1) }
    }
    return nil
  }
}

// MARK: What must hold

extension ReentrantWorld {
  private func check(after step: Step) {
    let content = source.content
    if content.map(\.count) != (0..<table.numberOfSections).map(table.numberOfRows(inSection:)) {
      note("the table has other counts than its data source")
    }
    for place in table.indexPathsForVisibleRows {
      let shown = (table.cellForRow(at: place) as? WorldCell)?.row
      let isThere =
        content.indices.contains(place.section)
        && content[place.section].indices.contains(place.row)
      let right = isThere ? content[place.section][place.row] : nil
      if shown != right {
        note("\(place) shows \(shown?.text ?? "nothing"), not \(right?.text ?? "nothing")")
      }
    }
    checkPlaces()
    if displayed != Set(table.visibleCells.map(ObjectIdentifier.init)) {
      note(
        "\(displayed.count) displays have begun and not ended, \(table.visibleCells.count) cells are on show"
      )
    }
    if let last = made.last?.request, made.count == 1, last.isScroll {
      checkScroll(last, after: step)
    }
    checkLaterScroll()
  }

  /// Rows stand below one another, and fill the viewport.
  private func checkPlaces() {
    let frames = table.indexPathsForVisibleRows.map(table.rectForRow(at:))
    for (upper, lower) in zip(frames, frames.dropFirst()) where upper.maxY > lower.minY {
      note("rows overlap")
    }
    let viewport = table.bounds
    if viewport.minY != table.contentOffset { note("the viewport is not where the table says") }
    for cell in table.visibleCells
    where cell.frame.maxY <= viewport.minY || cell.frame.minY >= viewport.maxY {
      note("a cell is outside of the viewport")
    }
  }

  /// A person's scroll is obeyed where nothing has changed the content since.
  private func checkScroll(_ request: ReentrantRequest, after step: Step) {
    guard step == .scrollDown || step == .scrollToEnd else { return }
    let end = max(0, table.contentHeight - table.bounds.height)
    let right: Double? =
      switch request {
      case .scrollToTop: 0
      case .scrollDown: min(24, end)
      case .scrollToEnd: end
      default: nil
      }
    if let right, table.contentOffset != right, kind.0 != .measured {
      note("a scroll to \(right) was lost: \(table.contentOffset)")
    }
  }

  /// Nothing that was asked before moves the viewport after a person has scrolled.
  private func checkLaterScroll() {
    table.contentOffset = 0
    table.layoutIfNeeded()
    if table.contentOffset != 0 { note("a later scroll to 0 became \(table.contentOffset)") }
    guard kind.0 != .measured else { return }
    table.contentOffset = 32
    table.layoutIfNeeded()
    let right = min(32, max(0, table.contentHeight - table.bounds.height))
    if table.contentOffset != right { note("a later scroll to 32 became \(table.contentOffset)") }
  }
}

extension ReentrantWorld: TableViewDelegate {
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath
  ) {
    if !displayed.insert(ObjectIdentifier(cell)).inserted { note("a display began twice") }
    react(.willDisplay)
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: TableIndexPath
  ) {
    if displayed.remove(ObjectIdentifier(cell)) == nil { note("a display ended twice") }
    react(.didEndDisplaying)
  }

  func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: TableIndexPath
  ) -> TableIndexPath? {
    react(.willSelect)
    return table.contains(indexPath) ? indexPath : nil
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
    react(.didSelect)
  }

  func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: TableIndexPath
  ) -> TableIndexPath? {
    react(.willDeselect)
    return table.contains(indexPath) ? indexPath : nil
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: TableIndexPath) {
    react(.didDeselect)
  }
}

/// Another host of the same data source.
private final class OtherHost: TableDataSourceHost {
  private unowned let world: ReentrantWorld

  init(_ world: ReentrantWorld) { self.world = world }

  func dataSourceWillChange(_ feed: ChangeFeed, by change: TableChange) {
    world.react(.otherHostWillChange)
  }

  func dataSourceDidChange(_ feed: ChangeFeed, by change: TableChange) {
    world.react(.otherHostDidChange)
  }
}
