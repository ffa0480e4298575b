import Tables

extension WalkWorld {
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
    let now = selectedIDs
    if !selects, now != selected { return .selectionMoves(before: selected, after: now) }
    switch options.comparison {
    case .eachStep, .eachStepSinceDisplay:
      return table.indexPathsForVisibleRows.lazy.compactMap(staleContent).first
    case .atEnd, .never: return nil
    }
  }

  private func newDiagnostic() -> TableDiagnostic? {
    table.diagnostics.first { diagnostic in
      switch diagnostic {
      case .noRoom, .rowsWithoutHeight, .cellWithoutSubviews, .subviewsWithoutFrame, .omitted: false
      case .noDataSource, .dataSourceDeallocated, .invalidWaitingUpdate, .refusedUpdate,
        .portability, .duplicateID, .methodNotCalled:
        diagnostics.insert(diagnostic).inserted
      }
    }
  }

  /// The ids of the selected rows; empty where rows have none.
  var selectedIDs: [String] {
    guard let source = table.dataSource else { return [] }
    return table.indexPathsForSelectedRows.filter(isThere).compactMap { source.identity(at: $0) }
      .map { "\($0.id)" }.sorted()
  }

  private func isThere(_ row: TableIndexPath) -> Bool {
    guard let source = table.dataSource, row.section < source.numberOfSections else { return false }
    return row.row < source.numberOfRows(inSection: row.section)
  }

  // MARK: New cells, after each step

  private func staleContent(_ row: TableIndexPath) -> ContractViolation? {
    guard let cell = table.cellForRow(at: row), let new = newLook(of: row, like: cell) else {
      return nil
    }
    let shown = CellLook(ofShown: cell)
    guard shown != new.look else { return nil }
    let id = ObjectIdentifier(cell)
    if let excuse = excused[id], excuse == (shown, new.look) { return nil }
    if displayed[id] == shown {
      excused[id] = (shown, new.look)
      return nil
    }
    // Content that is another one each time says nothing.
    guard newLook(of: row, like: cell)?.look == new.look else { return nil }
    return ShownView(.row(row), cell).violation(after: ShownView(.row(row), new.cell), options)
  }

  /// The look of a row in a new cell of the same size and state as the one that shows it.
  func newLook(of row: TableIndexPath, like cell: TableViewCell) -> (cell: View, look: CellLook)? {
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

  // MARK: A reload, at the end

  /// The first thing that looks otherwise once the table is reloaded with new cells.
  func violationAfterReload() -> ContractViolation? {
    let before = shownViews
    reload()
    let after = shownViews
    reload()
    // Content that is another one each time says nothing.
    let again = shownViews
    for (place, old) in before.sorted(by: { $0.key < $1.key }) {
      guard let new = after[place], new.look != old.look, again[place]?.look == new.look else {
        continue
      }
      // Content of rows has been compared since their display; their heights have not.
      if options.comparison == .eachStepSinceDisplay, place.isRow, new.size == old.size { continue }
      if let violation = old.violation(after: new, options) { return violation }
    }
    return nil
  }

  /// Lets all rows leave, and shows them in new cells.
  private func reload() {
    let (frame, offset) = (table.frame, table.contentOffset)
    table.frame.size.height = 0
    table.reloadData()
    table.layoutIfNeeded()
    table.reuseQueue.trim()
    table.frame = frame
    table.contentOffset = offset
    settle()
  }

  private var shownViews: [ShownView.Place: ShownView] {
    var views: [ShownView.Place: ShownView] = [:]
    func add(_ place: ShownView.Place, _ view: View?) {
      views[place] = view.map { ShownView(place, $0) }
    }
    let rows = table.indexPathsForVisibleRows
    for row in rows { add(.row(row), table.cellForRow(at: row)) }
    for section in Set(rows.map(\.section)) {
      add(.header(section), table.headerView(forSection: section))
      add(.footer(section), table.footerView(forSection: section))
    }
    return views
  }

  // MARK: Comparing worlds

  /// The visible rows with their looks.
  var page: [WalkRow] {
    table.indexPathsForVisibleRows.compactMap { row in
      table.cellForRow(at: row).map {
        WalkRow(row: row, cell: "\(type(of: $0))", look: CellLook(ofShown: $0))
      }
    }
  }

  /// Everything that a step may change, of so many rows as can be asked each time.
  var everything: WalkState {
    let rows = table.dataSource.map { RowSample(of: $0, limit: 200).rows } ?? []
    return WalkState(
      rows: rows, ids: rows.map { table.dataSource?.identity(at: $0) },
      looks: rows.map { isThere($0) ? stage?.newLook(of: $0) : nil }, page: page,
      offset: table.contentOffset,
      selected: table.indexPathsForSelectedRows, focused: table.focusedRow)
  }
}

/// A visible row, with what it shows.
struct WalkRow: Equatable {
  let row: TableIndexPath
  let cell: String
  let look: CellLook
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
