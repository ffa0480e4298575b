public import HeadlessViews
public import TableModels

extension TableView {
  /// The index paths of the rows that the viewport shows, from the top.
  ///
  /// - Complexity: O(*v*) in the number of visible rows, and a layout pass if one is due.
  public final var indexPathsForVisibleRows: [TableIndexPath] {
    settledItems.compactMap { $0.isRow ? $0.position.indexPath : nil }
  }

  /// The cells of the rows that the viewport shows, from the top.
  ///
  /// - Complexity: O(*v*) in the number of visible rows, and a layout pass if one is due.
  public final var visibleCells: [TableViewCell] {
    settledItems.compactMap(\.cell)
  }

  /// The cell that shows a row, or nil if the viewport does not show it or there is no such row.
  ///
  /// - Complexity: O(log *v*) in the number of visible rows, and a layout pass if one is due.
  public final func cellForRow(at indexPath: TableIndexPath) -> TableViewCell? {
    settleLayout()
    return stage.cell(at: indexPath)
  }

  /// The row that a cell shows, or nil for a cell that the viewport does not show.
  ///
  /// - Complexity: O(*v*) in the number of visible rows, and a layout pass if one is due.
  public final func indexPath(for cell: TableViewCell) -> TableIndexPath? {
    settledItems.first { $0.isRow && $0.view === cell }?.position.indexPath
  }

  /// The view that shows the header of a section, or nil if the viewport does not show it or there is
  /// none.
  ///
  /// - Complexity: O(*v*) in the number of visible rows, and a layout pass if one is due.
  public final func headerView(forSection section: Int) -> TableReusableView? {
    let items = settledItems
    if let stuck = stage.stuckHeader, stuck.position.section == section { return stuck.view }
    return items.first { $0.position == .header(ofSection: section) }?.view
  }

  /// The view that shows the footer of a section, or nil if the viewport does not show it or there is
  /// none.
  ///
  /// - Complexity: O(*v*) in the number of visible rows, and a layout pass if one is due.
  public final func footerView(forSection section: Int) -> TableReusableView? {
    settledItems.first { !$0.isRow && $0.position.section == section && $0.position.item >= 0 }?
      .view
  }

  /// The shown items, after a layout pass if one is due; during a pass, the items so far.
  final var settledItems: [ShownItem] {
    settleLayout()
    return stage.items
  }

  private func settleLayout() {
    guard answer(to: .layout) == .now else { return }
    noteEndedDataSource()
    layoutIfNeeded()
  }
}

extension TableView {
  /// The number of sections, as last loaded.
  public final var numberOfSections: Int {
    loadWhatIsThere()
    return content.geometry.sections.count
  }

  /// The number of rows of a section, as last loaded.
  ///
  /// - Precondition: The section exists.
  public final func numberOfRows(inSection section: Int) -> Int {
    guard section >= 0, section < numberOfSections else {
      trapSectionOutOfBounds(section, count: numberOfSections)
    }
    return content.geometry.sections[section].rows.count
  }

  /// Returns true if the table has a row at `indexPath`, visible or not, as last loaded.
  public final func contains(_ indexPath: TableIndexPath) -> Bool {
    indexPath.section >= 0 && indexPath.section < numberOfSections && indexPath.row >= 0
      && indexPath.row < content.geometry.sections[indexPath.section].rows.count
  }

  /// The rectangle of a row in the content, in points from its top; its width is the table's.
  ///
  /// - Precondition: The row exists. To find out, ask ``contains(_:)``.
  public final func rectForRow(at indexPath: TableIndexPath) -> LayoutRect {
    checkRow(indexPath)
    let (top, height) = content.geometry.extent(of: .row(indexPath))
    return LayoutRect(x: 0, y: top.points, width: bounds.width, height: height.points)
  }

  /// Traps if a row does not exist.
  final func checkRow(_ indexPath: TableIndexPath) {
    let count = numberOfRows(inSection: indexPath.section)
    guard indexPath.row >= 0, indexPath.row < count else {
      trapRowOutOfBounds(indexPath, count: count)
    }
  }
}
