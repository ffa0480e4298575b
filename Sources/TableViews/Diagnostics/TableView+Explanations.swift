import HeadlessViews

extension TableView {
  /// The unrecorded facts about the last layout: reasons why rows draw nothing, and methods that
  /// nobody calls.
  final var explanations: [TableDiagnostic] {
    // During a pass nothing is final.
    guard answer(to: .layout) == .now else { return [] }
    return missingDataSource + blankRows.reasons + methodsNotCalled
  }

  /// Empty where the log says that the data source was there and ended.
  private var missingDataSource: [TableDiagnostic] {
    dataSource == nil && !log.all.contains(.dataSourceDeallocated) ? [.noDataSource] : []
  }

  private var blankRows: BlankRows {
    let cells = stage.items.compactMap(\.cell)
    let blank = cells.compactMap(BlankRows.Cell.init)
    return BlankRows(
      rows: content.geometry.rowCount,
      contentHeight: content.geometry.height.points, size: bounds.size,
      blankCells: blank.count == cells.count ? blank : [])
  }

  private var methodsNotCalled: [TableDiagnostic] {
    // Without rows there is no index path to call the methods with.
    guard content.geometry.sections.first?.rows.count ?? 0 > 0 else { return [] }
    let isBoth = dataSource === (delegate as AnyObject?)
    return (dataSource?.writtenMethods() ?? [])
      + (isBoth ? [] : delegate?.writtenMethods() ?? [])
  }
}
