import TableModels

/// The rows that a section which provides its models was asked for, in order.
///
/// Unchecked because each test has its own and stays on one thread.
final class AskedRows: @unchecked Sendable {
  private(set) var rows: [Int] = []

  /// A section that provides ten times the number of each row, and writes down who is asked for.
  func section(id: SectionID = 0, count: Int) -> TableSection<Int> {
    TableSection(id: id, count: count) { row in
      self.rows.append(row)
      return row * 10
    }
  }
}
