/// The titles of the columns of a table of values, with a line below each.
public final class ColumnTitles: View {
  /// The columns, with their widths.
  public let columns: ColumnWidths

  /// A view of the titles.
  ///
  /// - Parameters:
  ///   - columns: The columns, with their widths.
  ///   - frame: The frame in the superview, in points; the lower half is for the lines.
  public init(_ columns: ColumnWidths, frame: LayoutRect = .zero) {
    self.columns = columns
    super.init(frame: frame)
  }

  /// Draws the titles over the upper half, and lines along the top of the lower half.
  public override func draw(in context: inout DrawingContext) {
    let height = bounds.height / 2
    columns.draw(
      columns.layout.columns.map(\.title), style: .bold,
      size: LayoutSize(width: bounds.width, height: height), in: &context)
    var before = 0
    for column in columns.widths.indices {
      let title = columns.frame(ofColumn: column, behind: before, height: height)
      before += columns.widths[column] + columns.layout.gap
      context.draw(.horizontalRule, in: title.offsetBy(dx: 0, dy: height))
    }
  }
}
