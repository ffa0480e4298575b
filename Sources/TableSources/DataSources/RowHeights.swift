/// How high the rows of a section are, in points.
///
/// A protocol witness answers for a row number, ``CommonDataSource`` for a model.
public enum RowHeights<Row> {
  /// As high as the host's rows are by default: `table.rowHeight`.
  case standard
  /// All of one height, which costs no memory for any number of rows.
  case fixed(Double)
  /// Each of its own height. The closure is asked once for each row, when the host loads or is told to
  /// ask again.
  case each((_ row: Row) -> Double)
  /// As high as its cell says once the row has come on screen, by `sizeThatFits`; until then as high
  /// as the estimate.
  case measured(estimate: Double)
}
