/// How the sections of a table are told apart.
public enum TableStyle: Hashable, Sendable {
  /// One list. The header of the section at the top of the viewport sticks there, until the end of
  /// its section pushes it out.
  case plain
  /// Groups with room between them, ``TableView/sectionSpacing`` points. Headers scroll with their rows.
  case grouped
}
