/// The heights of the rows of a section, in points.
///
/// A data source written by hand answers for a row number, ``CommonDataSource`` for a model.
public enum RowHeights<Row> {
  /// The host's own height: `table.rowHeight`.
  case standard
  /// One height for all, which costs no memory for any number of rows.
  case fixed(Double)
  /// A height for each row. The closure is called once for each row when the host loads, and again
  /// when it measures anew.
  case each((_ row: Row) -> Double)
  /// The height that the cell's `sizeThatFits` gives once the row has come on screen; until then
  /// the estimate.
  case measured(estimate: Double)
}
