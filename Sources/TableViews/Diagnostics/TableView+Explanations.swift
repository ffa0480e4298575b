import HeadlessViews

extension TableView {
  /// What is to be said of the table as it was last laid out, which nothing has recorded: why rows draw
  /// nothing, and which methods nobody calls.
  final var explanations: [TableDiagnostic] {
    // In a pass nothing is as it will be.
    guard answer(to: .layout) == .now else { return [] }
    return blankRows.reasons + methodsNotCalled
  }

  private var blankRows: BlankRows {
    let cells = stage.items.compactMap(\.cell)
    let blank = cells.compactMap(BlankRows.Cell.init)
    return BlankRows(
      rows: content.geometry.sections.reduce(0) { $0 + $1.rows.count },
      contentHeight: content.geometry.height.points, size: bounds.size,
      blankCells: blank.count == cells.count ? blank : [])
  }

  private var methodsNotCalled: [TableDiagnostic] {
    // Before there are rows, the methods could be asked about nothing.
    guard content.geometry.sections.first?.rows.count ?? 0 > 0 else { return [] }
    let isBoth = dataSource === (delegate as AnyObject?)
    return (dataSource?.writtenMethods() ?? [])
      + (isBoth ? [] : delegate?.writtenMethods() ?? [])
  }
}
