public import Tables

/// Runs the configure closures of a data source many times, side effects included, and fails where a row
/// leaves something behind in its cell.
///
/// ```swift
/// @Test func cells() { expectNoReuseLeaks(in: FeedController(.morning).rows) }
/// ```
///
/// Each failure names the property, the row it comes from and the row that shows it; see ``ReuseAudit``.
/// `TABLES_TRACE=1 swift test` prints each row before it is shown, to find a closure that traps.
///
/// - `source`: The data source. It is not changed.
/// - `width`: The width of the cells, in points.
/// - `ignoring`: The paths of properties that may differ, from the cell: `"line.text"`.
public func expectNoReuseLeaks(
  in source: any TableDataSource, width: Double = 320, ignoring: Set<String> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  report(
    ReuseAudit(width: width, ignoring: ignoring).findings(in: source),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Does the same for the data source of a table, also for rows that it dequeues by hand.
///
/// - `table`: The table, whose idle cells are released.
/// - `ignoring`: The paths of properties that may differ, from the cell: `"line.text"`.
public func expectNoReuseLeaks(
  on table: TableView, ignoring: Set<String> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  report(
    ReuseAudit(ignoring: ignoring).findings(on: table),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

private func report(_ findings: ReuseAudit.Findings, at place: SourcePlace) {
  let lines = findings.leaks.map(\.description) + findings.obstacles
  if let note = findings.note, lines.isEmpty { write("Reuse audit: \(note)") }
  guard !lines.isEmpty else { return }
  reportFailure((lines + [findings.note].compactMap(\.self)).joined(separator: "\n"), at: place)
}
