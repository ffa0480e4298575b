public import HeadlessViews
import TableModels
import TableSources

extension ColumnLayout {
  /// Returns a table of values as text: titles, and a line for each row, header and footer.
  ///
  /// ```swift
  /// let layout = ColumnLayout([.init("planet"), .init("moons", alignment: .right)])
  /// print(layout.text(of: planets), terminator: "")
  /// // planet  moons
  /// // ──────  ─────
  /// // Earth       1
  /// // Mars        2
  /// ```
  ///
  /// - Parameters:
  ///   - source: The rows, in ``/TableViews/ColumnsCell``s; other cells draw themselves. Every row
  ///     is one line high, whatever its height in a table.
  ///   - width: The width of the text in terminal columns; nil for as wide as the values and the
  ///     titles of the sections are.
  ///   - renderer: The renderer that measures and draws the text.
  /// - Returns: The text, each line ended by a newline, no line wider than `width` or than 1,000,000
  ///   columns.
  /// - Complexity: O(*n*) in the number of rows, each of which is shown twice: once to be measured,
  ///   once to be drawn.
  public func text(
    of source: some TableViewDataSource, width: Int? = nil,
    renderer: PlainTextRenderer = PlainTextRenderer()
  ) -> String {
    var areAllInColumns = true
    let columns = fitted(
      to: source, width: width, renderer: renderer, whenInOtherCell: { areAllInColumns = false })
    let lineHeight = TextPage.lineHeight(near: renderer.characterMetrics.lineHeight)
    let metrics = CharacterMetrics(columnWidth: columns.columnWidth, lineHeight: lineHeight)
    var renderer = renderer
    renderer.characterMetrics = metrics
    let natural = max(columns.total, sectionTitleWidth(in: source, metrics: renderer.textMetrics))
    var room = width.map { min(max(0, $0), Self.greatestTotal) } ?? natural
    // Beyond the columns and the titles there are only blanks.
    if areAllInColumns, renderer.trimsTrailingBlanks { room = min(room, natural) }
    let pointWidth = metrics.size(columns: room, lines: 1).width
    var text = ""
    if self.columns.contains(where: { !$0.title.isEmpty }) {
      let titles = ColumnTitles(columns)
      titles.frame.size = LayoutSize(width: pointWidth, height: 2 * lineHeight)
      text += renderer.render(titles)
    }
    let page = TextPage(
      of: source, in: columns, width: pointWidth, lines: TextPage.lines(ofColumns: room),
      lineHeight: lineHeight)
    page.appendRows(to: &text, with: renderer)
    return text
  }

  /// Returns the columns with the widths that the rows of a data source need.
  ///
  /// - Parameters:
  ///   - source: The rows, in ``/TableViews/ColumnsCell``s; rows in other cells are not measured.
  ///   - width: The total width in terminal columns; nil for as wide as the values are.
  ///   - renderer: The renderer that measures text, and knows the width of a column in points.
  /// - Complexity: O(*n*) in the number of rows, each of which is shown once.
  public func fitted(
    to source: some TableViewDataSource, width: Int? = nil,
    renderer: PlainTextRenderer = PlainTextRenderer()
  ) -> ColumnWidths {
    fitted(to: source, width: width, renderer: renderer, whenInOtherCell: {})
  }

  private func fitted(
    to source: some TableViewDataSource, width: Int?, renderer: PlainTextRenderer,
    whenInOtherCell noteOther: () -> Void
  ) -> ColumnWidths {
    let queue = ReuseQueue()
    let metrics = renderer.textMetrics
    var needed = titleWidths(metrics: metrics)
    for section in 0..<source.countedSections {
      for row in 0..<source.countedRows(inSection: section) {
        var slot = RowSlot(from: queue)
        let indexPath = TableIndexPath(section: section, row: row)
        slot.indexPath = indexPath
        source.show(&slot, at: indexPath)
        guard let cell = slot.take() as? TableReusableView else { continue }
        if let cell = cell as? ColumnsCell {
          widen(&needed, for: cell.values, metrics: metrics)
        } else {
          noteOther()
        }
        queue.enqueue(cell, ticket: slot.ticket)
      }
    }
    let widths = fitted(needed, in: width)
    return ColumnWidths(
      layout: self, widths: widths, columnWidth: renderer.characterMetrics.columnWidth)
  }

  /// The width of the widest header or footer.
  private func sectionTitleWidth(
    in source: some TableViewDataSource, metrics: TextMetrics
  ) -> Int {
    (0..<source.numberOfSections).reduce(0) { widest, section in
      let traits = source.traits(ofSection: section)
      return [traits.header, traits.footer]
        .compactMap(\.self).map(metrics.columns(of:)).reduce(widest, max)
    }
  }
}
