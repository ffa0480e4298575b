public import Tables

/// A value that reached a cell after the row that wanted it had left the screen.
public struct LateResult: Hashable, Sendable {
  /// The class of the cell.
  public var cell: String
  /// The path of the property from the cell.
  public var property: String
  /// The value that came late, in words.
  public var value: String
  /// The value that the cell's row shows in a cell of its own, in words.
  public var expected: String
  /// The row that wanted the value.
  public var donor: TableIndexPath
  /// The row that the cell shows by then.
  public var receiver: TableIndexPath
}

extension LateResult: CustomStringConvertible {
  /// A sentence that names the property, the two rows and the way out.
  public var description: String {
    "\(cell).\(property) became \(value) after row \(donor) had left the screen, in the cell that now shows "
      + "row \(receiver), which wants \(expected). The result came late: take a lease in the configure "
      + "closure and load by lease.task, or ask whether the cell still shows the same id."
  }
}
