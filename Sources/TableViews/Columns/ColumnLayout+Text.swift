public import HeadlessViews
import TableModels
import TableSources

extension ColumnLayout {
  /// A table of values as text: titles, and a line for each row, header and footer.
  ///
  /// - Parameters:
  ///   - source: What to show, in ``ColumnsCell``s; rows in other cells are drawn as they draw
  ///     themselves, one line high.
  ///   - width: The width of the text in terminal columns; nil for as wide as the values are.
  ///   - renderer: How text is measured and drawn.
  /// - Returns: The text, each line ended by a newline, no line wider than `width`.
  /// - Complexity: O(*n*) in the number of rows, each of which is shown twice: once to be measured,
  ///   once to be drawn.
  public func text(
    of source: some TableViewDataSource, width: Int? = nil,
    renderer: PlainTextRenderer = PlainTextRenderer()
  ) -> String {
    let columns = fitted(to: source, width: width, renderer: renderer)
    let metrics = renderer.characterMetrics
    let pointWidth = Double(max(0, width ?? columns.total)) * metrics.columnWidth
    var text = ""
    if self.columns.contains(where: { !$0.title.isEmpty }) {
      let titles = ColumnTitles(columns)
      titles.frame.size = LayoutSize(width: pointWidth, height: 2 * metrics.lineHeight)
      text += renderer.render(titles)
    }
    let page = TextPage(columns: columns, width: pointWidth, lineHeight: metrics.lineHeight)
    page.table.dataSource = source
    page.appendRows(to: &text, with: renderer)
    return text
  }

  /// The columns with the widths that the rows of a data source need.
  ///
  /// - Parameters:
  ///   - source: What is shown, in ``ColumnsCell``s; rows in other cells are not measured.
  ///   - width: The total width in terminal columns; nil for as wide as the values are.
  ///   - renderer: How text is measured, and how wide a column is in points.
  /// - Complexity: O(*n*) in the number of rows, each of which is shown once.
  public func fitted(
    to source: some TableViewDataSource, width: Int? = nil,
    renderer: PlainTextRenderer = PlainTextRenderer()
  ) -> ColumnWidths {
    let queue = ReuseQueue()
    let rows = (0..<source.numberOfSections).lazy.flatMap { section in
      (0..<source.numberOfRows(inSection: section)).lazy.map { row -> [String] in
        var slot = RowSlot(from: queue)
        source.show(&slot, at: TableIndexPath(section: section, row: row))
        guard let cell = slot.take() as? TableReusableView else { return [] }
        defer { queue.enqueue(cell, ticket: slot.ticket) }
        return (cell as? ColumnsCell)?.values ?? []
      }
    }
    return ColumnWidths(
      layout: self, widths: widths(fitting: rows, in: width, metrics: renderer.textMetrics),
      columnWidth: renderer.characterMetrics.columnWidth)
  }
}

/// A table that is printed page by page, so that a long one never has more than a page of cells.
private final class TextPage: TableViewDelegate {
  let table = TableView()
  private let columns: ColumnWidths
  private static let linesOfPage = 500.0

  init(columns: ColumnWidths, width: Double, lineHeight: Double) {
    self.columns = columns
    table.frame.size = LayoutSize(width: width, height: Self.linesOfPage * lineHeight)
    table.rowHeight = lineHeight
    table.sectionHeaderHeight = lineHeight
    table.sectionFooterHeight = lineHeight
    table.delegate = self
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath
  ) {
    guard let cell = cell as? ColumnsCell, cell.columns == nil else { return }
    cell.columns = columns
  }

  func appendRows(to text: inout String, with renderer: PlainTextRenderer) {
    let page = table.bounds.height
    let end = table.contentHeight
    var top = 0.0
    while top < end {
      table.frame.size.height = min(page, end - top)
      table.contentOffset = top
      text += renderer.render(table)
      top += page
    }
  }
}
