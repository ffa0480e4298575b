/// The look of sections in a table.
public enum TableStyle: Hashable, Sendable {
  /// One list. The header of the top section sticks at the top of the viewport, until the end of
  /// its section pushes it out.
  case plain
  /// Groups with ``TableView/sectionSpacing`` points between them. Headers scroll with their rows.
  case grouped
}
