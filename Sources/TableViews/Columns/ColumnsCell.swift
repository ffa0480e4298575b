public import HeadlessViews

/// A row of a table of values.
///
/// ```swift
/// let planets = CommonDataSource<ColumnsCell, Planet>(all) { cell, planet in
///   cell.values = [planet.name, "\(planet.moons)"]
/// }
/// print(ColumnLayout([.init("planet"), .init("moons", alignment: .right)]).text(of: planets))
/// ```
public final class ColumnsCell: TableViewCell {
  /// The values, from the left. Fewer than there are columns leave the last ones blank.
  public var values: [String] = []

  /// The columns, with their widths; nil before a layout: then the values follow each other with
  /// two blanks between.
  public var columns: ColumnWidths?

  /// Forgets the values.
  public override func prepareForReuse() {
    values = []
  }

  /// Draws each value in its column.
  public override func draw(in context: inout DrawingContext) {
    if let columns {
      columns.draw(values, size: bounds.size, in: &context)
    } else {
      context.draw(.text(DisplayList.Text(values.joined(separator: "  "))), in: bounds)
    }
  }
}
