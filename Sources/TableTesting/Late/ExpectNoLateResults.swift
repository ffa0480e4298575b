public import Tables

/// Runs the configure closures of a data source, with all that they load, and fails where a result
/// reaches a cell that shows another row by then.
///
/// ```swift
/// @Test @MainActor func pictures() async {
///   await expectNoLateResults(in: AlbumController(loader: QuickLoader()).rows)
/// }
/// ```
///
/// It also fails where nothing arrives within the time, because it then found out nothing; see
/// ``LateResultCheck``.
///
/// - `source`: The data source. It is not changed.
/// - `time`: The time within which results are expected: the check takes as long.
/// - `width`: The width of the cells, in points.
public func expectNoLateResults(
  in source: any TableDataSource, within time: Duration = .milliseconds(100), width: Double = 320,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, isolation: isolated (any Actor)? = #isolation
) async {
  let findings = await LateResultCheck(within: time, width: width).findings(in: source)
  let lines = findings.results.map(\.description) + [findings.obstacle].compactMap(\.self)
  guard !lines.isEmpty else { return }
  reportFailure(
    lines.joined(separator: "\n"),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}
