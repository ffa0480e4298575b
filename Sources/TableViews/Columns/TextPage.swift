import HeadlessViews
import TableModels
import TableSources

/// A table that is printed page by page, so that a long one never has more than a page of cells.
final class TextPage: TableViewDelegate {
  private let table = TableView()
  private let columns: ColumnWidths
  // The table holds it weakly.
  private let rows: LineRows

  /// Creates a page of a data source's rows.
  ///
  /// - Parameters:
  ///   - source: The rows to print.
  ///   - columns: The columns of the rows.
  ///   - width: The width of a page, in points.
  ///   - lines: The number of lines of a page.
  ///   - lineHeight: The height of a line, in points, as returned by ``lineHeight(near:)``.
  init(
    of source: any TableViewDataSource, in columns: ColumnWidths, width: Double, lines: Int,
    lineHeight: Double
  ) {
    self.columns = columns
    rows = LineRows(of: source)
    table.frame.size = LayoutSize(width: width, height: Double(lines) * lineHeight)
    // On paper a header stands only at the beginning of its section.
    table.style = .grouped
    table.sectionSpacing = 0
    table.rowHeight = lineHeight
    table.sectionHeaderHeight = lineHeight
    table.sectionFooterHeight = lineHeight
    table.delegate = self
    table.dataSource = rows
  }

  /// The number of lines of a page with a number of columns: fewer for a wide one, so that it takes
  /// little memory.
  static func lines(ofColumns columns: Int) -> Int { max(1, min(500, (1 << 20) / max(1, columns))) }

  /// The nearest height that a table does not round, so that rows and lines of text stay together
  /// in any number.
  static func lineHeight(near height: Double) -> Double {
    max(.one, LayoutUnit(height: height, of: "A line")).points
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath
  ) {
    (cell as? ColumnsCell)?.columns = columns
  }

  /// Prints all rows, headers and footers, a line each.
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
    // The last rows leave the screen too, and their listeners are told.
    table.dataSource = nil
    table.layoutIfNeeded()
  }
}

/// Another data source's rows, each one line high.
private final class LineRows: TableViewDataSource {
  private let source: any TableViewDataSource

  init(of source: any TableViewDataSource) {
    self.source = source
  }

  var numberOfSections: Int { source.numberOfSections }

  func numberOfRows(inSection section: Int) -> Int { source.numberOfRows(inSection: section) }

  func show(_ slot: inout RowSlot, at indexPath: TableIndexPath) {
    source.show(&slot, at: indexPath)
  }

  func traits(ofSection section: Int) -> SectionTraits {
    var traits = source.traits(ofSection: section)
    traits.rowHeights = .standard
    traits.headerView?.height = .standard
    traits.footerView?.height = .standard
    return traits
  }

  var displayObserver: (any DisplayObserver)? { source.displayObserver }
}
