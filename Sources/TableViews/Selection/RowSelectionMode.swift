/// The number of rows that a person can select in a table.
public enum RowSelectionMode: Hashable, Sendable, CaseIterable {
  /// Nothing: taps are left to the views around the table. Code can still select one row.
  case none
  /// One row at a time.
  case single
  /// Any number of rows; a tap on a selected row deselects it.
  case multiple
}
