import Tables

/// A list on its walk: it takes steps, and is looked at after each.
final class WalkWorld {
  let list: ListUnderTest
  /// The place where rows are shown in new cells: one for each data source that the table gets.
  private(set) var stage: AuditStage?
  let options: WalkOptions
  /// The looks of the cells that were displayed in this step, as they were when that began.
  private(set) var displayed: [ObjectIdentifier: CellLook] = [:]
  /// The looks that rows have got by being displayed, as those of unread rows.
  var excused: [ObjectIdentifier: (shown: CellLook, new: CellLook)] = [:]
  /// True if this step selected or deselected rows.
  private(set) var selects = false
  /// The ids of the rows that were selected before this step.
  private(set) var selected: [String] = []
  /// The diagnostics that are known.
  var diagnostics: Set<TableDiagnostic> = []
  /// The announcements of the list in this step.
  private var announced: [String] = []
  /// True if a control could be reached in a cell.
  private(set) var hasControls = false

  var table: TableView { list.table }

  init(_ list: ListUnderTest, _ options: WalkOptions) {
    (self.list, self.options) = (list, options)
    let table = list.table
    let next = table.observer
    table.observer = { [weak self] event in
      self?.note(event)
      next?(event)
    }
    if let size = table.chain.last?.frame.size, size.width <= 0 || size.height <= 0 {
      resize(LayoutSize(width: 320, height: 160))
    }
    settle()
    selected = selectedIDs
  }

  // MARK: Steps

  /// The name of the action of a step; nil if it is none.
  func actionName(of step: WalkStep) -> String? {
    if case .action(let number) = step { action(number).name } else { nil }
  }

  private func action(_ number: Int) -> ListUnderTest.Action {
    list.actions[number % list.actions.count]
  }

  /// Takes a step.
  ///
  /// - Returns: The step in words, with what it announced.
  func take(_ step: WalkStep) -> String {
    (displayed, selects, selected, announced) = ([:], false, selectedIDs, [])
    let words = perform(step)
    if isTracing { write("walk: \(words)") }
    if announced.isEmpty, actionName(of: step) != nil { announced = ["nothing"] }
    return announced.isEmpty
      ? words : "\(words), which announces \(announced.joined(separator: ", "))"
  }

  private func perform(_ step: WalkStep) -> String {
    switch step {
    case .action(let number):
      action(number).perform()
      return "“\(action(number).name)”"
    case .scroll(let eighths):
      table.scroll(by: table.bounds.height * Double(eighths) / 8)
      return "scroll by \(eighths)/8 of the height"
    case .resize(let size):
      resize(size)
      return "resize to \(Int(size.width)) × \(Int(size.height))"
    case .tapRow(let number):
      guard let row = visibleRow(number) else { return "tap no row" }
      tap(row)
      return "tap row \(row)"
    case .tapControl(let number, let rowNumber):
      guard let row = visibleRow(rowNumber), let cell = table.cellForRow(at: row),
        case let controls = cell.reachableControls, !controls.isEmpty
      else { return "tap no control" }
      hasControls = true
      let control = controls[number % controls.count]
      // A table that reuses nothing lets go of cells at once.
      withExtendedLifetime(cell) { _ = control.handleTap(at: control.bounds.origin) }
      return "tap control \(number % controls.count) (\(type(of: control))) of row \(row)"
    case .press(let key):
      _ = table.handleKey(key)
      return "press \(key)"
    }
  }

  private func visibleRow(_ number: Int) -> TableIndexPath? {
    let rows = table.indexPathsForVisibleRows
    return rows.isEmpty ? nil : rows[number % rows.count]
  }

  /// Taps the middle of what can be seen of a row.
  private func tap(_ row: TableIndexPath) {
    let rect = table.rectForRow(at: row).intersection(table.bounds)
    _ = table.handleTap(
      at: LayoutPoint(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2))
  }

  /// Resizes the outermost view around the table, and all between that fill it.
  private func resize(_ size: LayoutSize) {
    let chain = table.chain
    let old = chain.last?.frame.size
    for view in chain where view.frame.size == old { view.frame.size = size }
    chain.last?.layoutIfNeeded()
  }

  /// Lays everything out.
  func settle() {
    if stage?.source !== table.dataSource {
      stage = table.dataSource.map {
        AuditStage($0, width: table.bounds.width, queue: table.reuseQueue, for: "walk")
      }
    }
    table.chain.last?.layoutIfNeeded()
    _ = table.visibleCells
    guard options.reusesNothing else { return }
    table.reuseQueue.trim()
    for identifier in table.reuseQueue.registeredIdentifiers {
      try? table.reuseQueue.setLimit(0, forIdentifier: identifier)
    }
  }

  private func note(_ event: TableEvent) {
    switch event {
    case .select, .deselect: selects = true
    case .change(let updates):
      announced.append("\(updates)".split(separator: "\n").joined(separator: " "))
    case .load: announced.append("reloadData()")
    case .display(let cell, let row, _), .reconfigure(let cell, let row):
      guard options.comparison == .eachStepSinceDisplay else { return }
      displayed[ObjectIdentifier(cell)] = newLook(of: row, like: cell)?.look
    case .endDisplay(let cell, _): excused[ObjectIdentifier(cell)] = nil
    case .refuse, .prefetch, .cancelPrefetching: break
    }
  }
}

extension View {
  /// This view and those around it, outwards.
  fileprivate var chain: [View] {
    var chain = [self]
    while let next = chain.last?.superview { chain.append(next) }
    return chain
  }
}
