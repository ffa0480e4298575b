import HeadlessViews
import TableModels
import TableSources

extension TableView {
  /// Reads the data source again, as if it were new: ends the display of all rows now, and shows
  /// them again in the next layout pass.
  ///
  /// During a layout pass the reload ends the pass: no more rows are shown until the next one.
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
    content = LoadedContent(dataSource: dataSource)
    if let dataSource { load(dataSource) }
    cancelPrefetchingAfterReload(of: loaded)
    followMarkedRowsThroughReload(isSameSource: loaded === dataSource)
    isInPass = false
    loaded?.releaseChanges()
    dataSource?.releaseChanges()
  }

  private func load(_ dataSource: any TableViewDataSource) {
    let count = dataSource.numberOfSections
    guard count >= 0 else {
      fatalError("The data source says that it has \(count) sections; the least is 0")
    }
    content = load(dataSource, sections: count) { rowGeometry(ofSection: $0, in: dataSource) }
  }

  /// A table that lost its data source shows nothing, and says why.
  final func noteEndedDataSource() {
    guard expectsDataSource, dataSource == nil else { return }
    recordedDiagnostics.append(.dataSourceDeallocated)
    expectsDataSource = false
    setNeedsReload()
  }

  /// What there is to know of a data source.
  ///
  /// - Parameter rows: Where the rows of a section are.
  final func load(
    _ dataSource: any TableViewDataSource, sections count: Int,
    rows: (_ section: Int) -> RowGeometry
  ) -> LoadedContent {
    var loaded = LoadedContent(dataSource: dataSource)
    loaded.titles = (0..<count).map { section in
      LoadedContent.Titles(
        header: dataSource.titleForHeader(inSection: section),
        footer: dataSource.titleForFooter(inSection: section))
    }
    loaded.geometry = TableGeometry(
      sections: (0..<count).map { section in
        let titles = loaded.titles[section]
        return TableGeometry.Section(
          header: titles.header == nil ? .zero : height(ofHeader: section),
          rows: rows(section),
          footer: titles.footer == nil ? .zero : height(ofFooter: section))
      })
    return loaded
  }

  private func height(ofHeader section: Int) -> LayoutUnit {
    LayoutUnit(height: sectionHeaderHeight, of: "The header of section \(section)")
  }

  private func height(ofFooter section: Int) -> LayoutUnit {
    LayoutUnit(height: sectionFooterHeight, of: "The footer of section \(section)")
  }

  final func rowGeometry(
    ofSection section: Int, in dataSource: any TableViewDataSource
  ) -> RowGeometry {
    let count = dataSource.numberOfRows(inSection: section)
    guard count >= 0 else {
      fatalError("The data source says that section \(section) has \(count) rows; the least is 0")
    }
    switch dataSource.rowHeights(inSection: section) {
    case .standard:
      let height = LayoutUnit(height: rowHeight, of: "A row")
      return .uniform(count: count, height: height)
    case .fixed(let height):
      return .uniform(
        count: count, height: LayoutUnit(height: height, of: "A row of section \(section)"))
    case .each(let height):
      return RowGeometry(
        heights: (0..<count).lazy.map { row in
          LayoutUnit(
            height: height(row), of: "The row \(TableIndexPath(section: section, row: row))")
        })
    }
  }
}
