import HeadlessViews
import TableModels
import TableSources

extension TableView {
  /// Reads the data source again, as if it were new: ends the display of all rows now, and shows
  /// them again in the next layout pass.
  ///
  /// Rows are then shown as new ones are: which idle cell a row gets is not promised. To have rows keep
  /// their cells, apply a snapshot to a `CommonDataSource`, or announce what has changed.
  ///
  /// During a layout pass the reload ends the pass: no more rows are shown until the next one.
  ///
  /// The offset stays as it is. Where rows are measured and their models have identity, the first
  /// visible row stays where it is instead.
  ///
  /// - Complexity: O(*s*) in the number of sections, O(*n*) in the number of rows where they have
  ///   heights of their own.
  public final func reloadData() {
    setNeedsReload()
    // The rows that are not shown yet may not be there any more.
    if isInPass { passIsStale = true } else { loadIfNeeded() }
  }

  final func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// Loads if the data source has ended, too.
  final func loadWhatIsThere() {
    noteEndedDataSource()
    loadIfNeeded()
  }

  final func loadIfNeeded() {
    if needsReload { load() }
  }

  private func load() {
    needsReload = false
    isOutOfStep = false
    let loaded = content.dataSource
    loaded?.holdChanges()
    isInPass = true
    hideItems { _ in true }
    // Everything is read anew, with what was announced until now.
    waitingBatches = []
    let dataSource = dataSource
    dataSource?.holdChanges()
    if loaded !== dataSource || dataSource == nil {
      loaded?.detach(host)
      isChanging = false
    }
    let held = heldBeyondReload
    if loaded !== dataSource || remembered.width != bounds.width {
      remembered = RememberedRows(width: bounds.width)
    }
    anchor = anchorBeyondReload
    hasBeenSeen = false
    content = LoadedContent(dataSource: dataSource)
    witnessed = WitnessedRows(of: dataSource)
    if let dataSource { load(dataSource) }
    hold(held, isSameSource: loaded === dataSource)
    if !content.isMeasured { remembered.first = nil }
    cancelPrefetchingAfterReload(of: loaded)
    followMarkedRowsThroughReload(isSameSource: loaded === dataSource)
    isInPass = false
    loaded?.releaseChanges()
    dataSource?.releaseChanges()
  }

  private func load(_ dataSource: any TableViewDataSource) {
    content = load(dataSource, sections: dataSource.countedSections) {
      rows(ofSection: $0, in: dataSource)
    }
  }

  /// A table that lost its data source shows nothing, and says why.
  final func noteEndedDataSource() {
    guard expectsDataSource, dataSource == nil else { return }
    log.append(.dataSourceDeallocated)
    expectsDataSource = false
    setNeedsReload()
  }

  /// What there is to know of a data source.
  ///
  /// - Parameter rows: The rows of a section.
  final func load(
    _ dataSource: any TableViewDataSource, sections count: Int,
    rows: (_ section: Int) -> LoadedContent.Rows
  ) -> LoadedContent {
    let titles = (0..<count).map { section in
      LoadedContent.Titles(
        header: dataSource.titleForHeader(inSection: section),
        footer: dataSource.titleForFooter(inSection: section))
    }
    let rows = (0..<count).map(rows)
    TableLimits.check(rows.lazy.map(\.geometry.count))
    let sections = (0..<count).map { section in
      TableGeometry.Section(
        header: titles[section].header == nil ? .zero : height(ofHeader: section),
        rows: rows[section].geometry,
        footer: titles[section].footer == nil ? .zero : height(ofFooter: section))
    }
    let spacing =
      style == .grouped
      ? LayoutUnit(height: sectionSpacing, of: "The room between two sections") : .zero
    if let refusal = TableLimits.refusal(of: sections, spacing: spacing) { fatalError(refusal) }
    return LoadedContent(
      dataSource: dataSource, titles: titles,
      geometry: TableGeometry(sections: sections, spacing: spacing), measured: rows.map(\.measured))
  }

  private func height(ofHeader section: Int) -> LayoutUnit {
    LayoutUnit(height: sectionHeaderHeight, of: "The header of section \(section)")
  }

  private func height(ofFooter section: Int) -> LayoutUnit {
    LayoutUnit(height: sectionFooterHeight, of: "The footer of section \(section)")
  }

  /// The rows of a section, of which nothing is known yet.
  final func rows(
    ofSection section: Int, in dataSource: any TableViewDataSource
  ) -> LoadedContent.Rows {
    let count = dataSource.countedRows(inSection: section)
    let heights = dataSource.rowHeights(inSection: section)
    TableLimits.check(heights, ofRows: count, inSection: section)
    switch heights {
    case .standard:
      let height = LayoutUnit(height: rowHeight, of: "A row")
      return LoadedContent.Rows(geometry: .uniform(count: count, height: height))
    case .fixed(let height):
      let height = LayoutUnit(height: height, of: "A row of section \(section)")
      return LoadedContent.Rows(geometry: .uniform(count: count, height: height))
    case .each(let height):
      let heights = (0..<count).lazy.map { row in
        LayoutUnit(
          height: height(row), of: "The row \(TableIndexPath(section: section, row: row))")
      }
      return LoadedContent.Rows(geometry: RowGeometry(heights: heights))
    case .measured(let estimate):
      return remembered.rows(
        ofSection: section, count: count,
        estimate: estimatedHeight(estimate, ofSection: section), in: dataSource)
    }
  }

  /// An estimate, which must not be 0: a row without a height is never shown, and so never measured.
  final func estimatedHeight(_ estimate: Double, ofSection section: Int) -> LayoutUnit {
    let height = LayoutUnit(height: estimate, of: "A row of section \(section), by its estimate,")
    guard height > .zero else {
      fatalError(
        "The rows of section \(section) cannot be estimated at \(estimate) points: without a height "
          + "they are never shown and so never measured; estimate more than 1/128 point")
    }
    return height
  }
}
