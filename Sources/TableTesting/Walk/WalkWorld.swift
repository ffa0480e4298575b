import Tables

/// A list on its walk: it takes steps, and is looked at after each.
final class WalkWorld {
  private let list: ListUnderTest
  private var table: TableView { list.table }
  private let stage: AuditStage?
  private let options: WalkOptions
  /// The looks of the cells that were displayed in this step, as they were when that began.
  private var displayed: [ObjectIdentifier: CellLook] = [:]
  /// The looks that rows have got by being displayed, as those of unread rows.
  private var excused: [ObjectIdentifier: (shown: CellLook, new: CellLook)] = [:]
  private var selects = false
  private var selected: [String] = []
  private var diagnostics: Set<TableDiagnostic> = []
  /// True if a control could be reached in a cell.
  private(set) var hasControls = false

  init(_ list: ListUnderTest, _ options: WalkOptions) {
    (self.list, self.options) = (list, options)
    let table = list.table
    stage = table.dataSource.map {
      AuditStage($0, width: table.bounds.width, queue: table.reuseQueue, for: "walk")
    }
    let next = table.observer
    table.observer = { [weak self] event in
      self?.note(event)
      next?(event)
    }
    let root = list.table.chain.last ?? list.table
    if root.frame.size.width <= 0 || root.frame.size.height <= 0 {
      resize(LayoutSize(width: 320, height: 160))
    }
    settle()
    if options.reusesNothing { forgetCells() }
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
  /// - Returns: The step in words.
  func take(_ step: WalkStep) -> String {
    (displayed, selects, selected) = ([:], false, selectedIDs)
    let words = perform(step)
    if isTracing { write("walk: \(words)") }
    return words
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
      _ = control.handleTap(at: control.bounds.origin)
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

  /// Taps the middle of what can be seen of a row, where no control is.
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

  private func settle() {
    (table.chain.last ?? table).layoutIfNeeded()
    _ = table.visibleCells
  }

  private func forgetCells() {
    table.reuseQueue.trim()
    for identifier in table.reuseQueue.registeredIdentifiers {
      try? table.reuseQueue.setLimit(0, forIdentifier: identifier)
    }
  }

  private func note(_ event: TableEvent) {
    switch event {
    case .select, .deselect: selects = true
    case .display(let cell, let row, _), .reconfigure(let cell, let row):
      guard options.excusesDisplays else { return }
      displayed[ObjectIdentifier(cell)] = newLook(of: row, like: cell)?.look
    case .endDisplay(let cell, _): excused[ObjectIdentifier(cell)] = nil
    case .load, .change, .refuse, .prefetch, .cancelPrefetching: break
    }
  }

  // MARK: Looking

  /// The first thing that is wrong after a step; nil if all is well.
  func violation() -> ContractViolation? {
    guard let source = table.dataSource else {
      return .diagnostic(table.diagnostics.last ?? .noDataSource)
    }
    let counts = (0..<source.numberOfSections).map { source.numberOfRows(inSection: $0) }
    // Refused batches first: they are the reason for counts that differ.
    if let diagnostic = newDiagnostic() { return .diagnostic(diagnostic) }
    let told = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    guard counts == told else { return .unannounced(source: counts, table: told) }
    if counts.reduce(0, +) <= 1_000,
      let duplicate = duplicateID(in: RowSample(of: source, limit: 1_000).rows, of: source)
    {
      return duplicate
    }
    settle()
    if options.reusesNothing { forgetCells() }
    let now = selectedIDs
    if !selects, now != selected { return .selectionMoves(before: selected, after: now) }
    return table.indexPathsForVisibleRows.lazy.compactMap(staleContent).first
  }

  private func newDiagnostic() -> TableDiagnostic? {
    table.diagnostics.first { diagnostic in
      switch diagnostic {
      case .noRoom, .rowsWithoutHeight, .cellWithoutSubviews, .subviewsWithoutFrame, .omitted: false
      case .noDataSource, .dataSourceDeallocated, .invalidWaitingUpdate, .refusedUpdate,
        .portability,
        .duplicateID, .methodNotCalled:
        diagnostics.insert(diagnostic).inserted
      }
    }
  }

  /// The ids of the selected rows; empty where rows have none.
  private var selectedIDs: [String] {
    guard let source = table.dataSource else { return [] }
    return table.indexPathsForSelectedRows.filter(isThere).compactMap { source.identity(at: $0) }
      .map { "\($0.id)" }.sorted()
  }

  private func isThere(_ row: TableIndexPath) -> Bool {
    guard let source = table.dataSource, row.section < source.numberOfSections else { return false }
    return row.row < source.numberOfRows(inSection: row.section)
  }

  private func staleContent(_ row: TableIndexPath) -> ContractViolation? {
    guard let cell = table.cellForRow(at: row), let new = newLook(of: row, like: cell) else {
      return nil
    }
    let id = ObjectIdentifier(cell)
    let shown = CellLook(ofShown: cell)
    guard shown != new.look else { return nil }
    if let excuse = excused[id], excuse == (shown, new.look) { return nil }
    if displayed[id] == shown {
      excused[id] = (shown, new.look)
      return nil
    }
    // Content that is another one each time says nothing.
    guard newLook(of: row, like: cell)?.look == new.look else { return nil }
    let (kept, fresh) = (CellProperties(of: cell), CellProperties(of: new.cell))
    let path = kept.differences(from: fresh).first
    return .staleContent(
      row: row, cell: "\(type(of: cell))", property: path,
      shown: path.map { kept[$0] ?? "nothing" } ?? shown.quoted,
      new: path.map { fresh[$0] ?? "nothing" } ?? new.look.quoted)
  }

  /// The look of a row in a new cell of the same size and state as the one that shows it.
  private func newLook(of row: TableIndexPath, like cell: TableViewCell) -> (
    cell: View, look: CellLook
  )? {
    guard let stage else { return nil }
    let state = AuditedState(isSelected: cell.isSelected, isFocused: cell.isFocused)
    guard let new = stage.show(row, in: nil, state), let view = new.object as? View else {
      return nil
    }
    view.frame.size = cell.frame.size
    let look = CellLook(ofShown: view)
    if new.kind == nil { stage.leave(new) }
    return (view, look)
  }

  /// What the visible rows show, for a comparison with another world.
  var page: [WalkRow] {
    table.indexPathsForVisibleRows.compactMap { row in
      table.cellForRow(at: row).map {
        WalkRow(row: row, cell: "\(type(of: $0))", look: CellLook(ofShown: $0))
      }
    }
  }

  /// Everything that an action may change, of so many rows as can be asked at each step.
  var everything: WalkState {
    let rows = table.dataSource.map { RowSample(of: $0, limit: 200).rows } ?? []
    return WalkState(
      rows: rows, ids: rows.map { table.dataSource?.identity(at: $0) },
      looks: rows.map { stage?.newLook(of: $0) }, page: page, offset: table.contentOffset,
      selected: table.indexPathsForSelectedRows, focused: table.focusedRow)
  }
}

/// Everything that a step may change.
struct WalkState: Equatable {
  let rows: [TableIndexPath]
  let ids: [RowIdentity?]
  let looks: [CellLook?]
  let page: [WalkRow]
  let offset: Double
  let selected: [TableIndexPath]
  let focused: TableIndexPath?
}

/// What a visible row shows.
struct WalkRow: Equatable {
  let row: TableIndexPath
  let cell: String
  let look: CellLook
}

/// The ways to walk.
struct WalkOptions {
  /// True if no cell is used twice.
  var reusesNothing = false
  /// True if a row may change by being displayed, as unread messages do.
  var excusesDisplays = false
}

extension View {
  /// This view and those around it, outwards.
  fileprivate var chain: [View] {
    var chain = [self]
    while let next = chain.last?.superview { chain.append(next) }
    return chain
  }
}
