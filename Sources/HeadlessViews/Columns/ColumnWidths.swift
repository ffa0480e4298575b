/// The columns of a table of values with their widths: all that a view needs to draw a row.
public struct ColumnWidths: Hashable, Sendable {
  /// The columns.
  public let layout: ColumnLayout
  /// The width of each, in terminal columns.
  public let widths: [Int]
  /// The width of a terminal column, in points.
  public let columnWidth: Double

  /// Columns with their widths.
  ///
  /// - Precondition: There is a width for each column, none is negative, and with their gaps they are
  ///   at most 1,000,000,000 columns; `columnWidth` is finite and greater than 0.
  public init(layout: ColumnLayout, widths: [Int], columnWidth: Double = 8) {
    guard widths.count == layout.columns.count else {
      fatalError("\(widths.count) widths were given for \(layout.columns.count) columns")
    }
    guard columnWidth > 0, columnWidth.isFinite else {
      fatalError(
        "A terminal column cannot be \(columnWidth) points wide; it is finite and greater than 0")
    }
    var room = Self.greatestTotal + layout.gap
    for (width, column) in zip(widths, layout.columns) {
      guard width >= 0, width <= room - layout.gap else {
        fatalError(
          "The column \"\(column.title)\" cannot be \(width) wide; no width is negative, and all with "
            + "their gaps are at most \(Self.greatestTotal)")
      }
      room -= width + layout.gap
    }
    self.layout = layout
    self.widths = widths
    self.columnWidth = columnWidth
  }

  private static let greatestTotal = 1_000_000_000

  /// The width of all columns and gaps, in terminal columns.
  public var total: Int {
    widths.reduce(0, +) + layout.gap * max(0, widths.count - 1)
  }

  /// The frame of a column in a row of the given height, in points, behind some terminal columns.
  func frame(ofColumn column: Int, behind before: Int, height: Double) -> LayoutRect {
    LayoutRect(
      x: Double(before) * columnWidth, y: 0, width: Double(widths[column]) * columnWidth,
      height: height)
  }

  /// Draws a row: each value in its column, cut with `…` if it is too wide.
  ///
  /// If the columns are wider than the row, the last column that begins in the row takes its own
  /// value and all after it, so that a `…` says that there are more.
  ///
  /// - Complexity: O(*c*) in the number of columns.
  package func draw(
    _ values: [String], style: TextStyle = .plain, size: LayoutSize,
    in context: inout DrawingContext
  ) {
    let cut =
      size.width + 0.01 * columnWidth < Double(total) * columnWidth
      ? lastBeginning(in: size.width) : nil
    var before = 0
    for column in 0..<min(widths.count, values.count) {
      let value = values[column]
      var frame = frame(ofColumn: column, behind: before, height: size.height)
      before += widths[column] + layout.gap
      var text = DisplayList.Text(
        value, alignment: layout.columns[column].alignment, style: style)
      if column == cut {
        frame.size.width = size.width - frame.minX
        text.string = values[column..<min(values.count, widths.count)]
          .joined(separator: String(repeating: " ", count: layout.gap))
      }
      if !text.string.isEmpty { context.draw(.text(text), in: frame) }
      if column == cut { return }
    }
  }

  /// The last column that begins within a width in points.
  private func lastBeginning(in width: Double) -> Int? {
    var (last, before): (Int?, Int) = (nil, 0)
    for column in widths.indices where Double(before) * columnWidth + columnWidth <= width {
      last = column
      before += widths[column] + layout.gap
    }
    return last
  }
}
