package import Tables

/// A picture of figures as bars, on one page, drawn by the library that is measured: tables of cells.
package struct Plot {
  /// The height of a page for each point of its width, as of a sheet of A4.
  private static let pageShape = 1.4142
  private static let columnWidth = 880.0
  private static let rowHeight = TableView().rowHeight

  private let title: String
  private let page: View
  // The tables hold them weakly.
  private let sources: [CommonDataSource<BarCell, Bar>]

  /// Lays out all figures in as few columns as fit on a page.
  package init(_ suites: [MeasuredSuite], machine: Machine) {
    title = "Benchmarks: \(machine.description)"
    sources = Self.columns(of: suites).map { column in
      CommonDataSource(
        sections: column.enumerated().map { number, measured in
          TableSection(
            id: SectionID(number), header: "\(measured.suite.name): \(measured.suite.summary)",
            footer: " ", Bar.all(of: measured))
        }, configure: { cell, bar in cell.show(bar) })
    }
    page = View()
    for (number, source) in sources.enumerated() {
      let table = TableView()
      table.dataSource = source
      table.frame = LayoutRect(
        x: Double(number) * Self.columnWidth, y: 0, width: Self.columnWidth - 16,
        height: table.contentHeight)
      page.addSubview(table)
    }
    page.frame.size = LayoutSize(
      width: Double(sources.count) * Self.columnWidth,
      height: page.subviews.map(\.frame.maxY).max() ?? 0)
  }

  /// The size of the picture, in points.
  package var size: LayoutSize { page.frame.size }

  /// The picture, high enough for every row.
  package var svg: String { SVGRenderer(title: title).render(page) }

  /// The suites in their order, in as few columns as fit on a page, all about as high.
  private static func columns(of suites: [MeasuredSuite]) -> [[MeasuredSuite]] {
    var (count, height) = (1, 0.0)
    var found = columns(of: suites, height: height)
    while found.count > count {
      height += rowHeight
      if height > Double(count) * columnWidth * pageShape { (count, height) = (count + 1, 0) }
      found = columns(of: suites, height: height)
    }
    return found
  }

  /// The suites in columns that are no higher than a height, unless a suite is alone.
  private static func columns(of suites: [MeasuredSuite], height: Double) -> [[MeasuredSuite]] {
    var columns: [[MeasuredSuite]] = []
    var room = 0.0
    for suite in suites {
      // With a header and a footer.
      let needed = Double(suite.figures.count + 2) * rowHeight
      if columns.isEmpty || needed > room {
        columns.append([])
        room = height
      }
      columns[columns.count - 1].append(suite)
      room -= needed
    }
    return columns
  }
}

/// A figure with the length of its bar.
private struct Bar {
  let name: String
  let value: String
  /// The part of the longest bar of the suite.
  let length: Double
  let isControl: Bool

  static func all(of measured: MeasuredSuite) -> [Bar] {
    let longest = measured.figures.map(\.median).max() ?? 0
    return measured.figures.map { figure in
      let isControl = figure.name == measured.suite.control
      return Bar(
        name: figure.name,
        value: "\(Report.number(figure.median)) \(measured.suite.unit)"
          + (isControl ? "" : "  × \(figure.ratio)"),
        length: longest > 0 ? max(0, figure.median / longest) : 0,
        isControl: isControl)
    }
  }
}

/// A row of the picture: a name, a bar, and the value behind it.
private final class BarCell: TableViewCell {
  private let name = Label()
  private let bar = View()
  private let value = Label()
  private var length = 0.0

  required init() {
    super.init()
    for view in [name, bar, value] { addSubview(view) }
  }

  func show(_ shown: Bar) {
    name.text = shown.name
    value.text = shown.value
    bar.background = shown.isControl ? .gray : .blue
    length = shown.length
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let (left, right) = (304.0, 296.0)
    let end = left + max(1, length * (bounds.width - left - right))
    name.frame = LayoutRect(x: 16, y: 0, width: left - 24, height: bounds.height)
    bar.frame = LayoutRect(x: left, y: 2, width: end - left, height: bounds.height - 4)
    value.frame = LayoutRect(x: end + 8, y: 0, width: right - 8, height: bounds.height)
  }
}
