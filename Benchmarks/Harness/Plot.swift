import Tables

/// A picture of all figures as bars, drawn by the library that is measured: a table of cells.
struct Plot {
  private static let width = 880.0

  private let table = TableView()
  private let source: CommonDataSource<BarCell, Bar>

  init(_ measurements: [Measurement]) {
    source = CommonDataSource(
      sections: measurements.enumerated().map { number, measurement in
        TableSection(
          id: SectionID(number),
          header: "\(measurement.suite.name): \(measurement.suite.summary)",
          footer: " ", Bar.all(of: measurement))
      }, configure: { cell, bar in cell.show(bar) })
  }

  /// The picture, high enough for every row.
  var svg: String {
    table.dataSource = source
    table.frame.size = LayoutSize(width: Self.width, height: table.contentHeight)
    return SVGRenderer(title: "Benchmarks: \(Machine.description)").render(table.displayList())
  }
}

/// A figure with the length of its bar.
private struct Bar {
  let name: String
  let value: String
  /// The part of the longest bar of the suite.
  let length: Double
  let isControl: Bool

  static func all(of measurement: Measurement) -> [Bar] {
    let longest = measurement.figures.map(\.median).max() ?? 0
    return measurement.figures.map { figure in
      Bar(
        name: figure.name,
        value: "\(Report.number(figure.median)) \(measurement.suite.unit)",
        length: longest > 0 ? max(0, figure.median / longest) : 0,
        isControl: figure.name == measurement.suite.control)
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
    let (left, right) = (304.0, 128.0)
    let end = left + max(1, length * (bounds.width - left - right))
    name.frame = LayoutRect(x: 16, y: 0, width: left - 24, height: bounds.height)
    bar.frame = LayoutRect(x: left, y: 2, width: end - left, height: bounds.height - 4)
    value.frame = LayoutRect(x: end + 8, y: 0, width: right - 8, height: bounds.height)
  }
}
