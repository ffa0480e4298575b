public import Tables

/// Runs the configure closures of a data source many times, side effects included, and fails where it
/// answers what no host can use; changes nothing.
///
/// ```swift
/// @Test func answers() { expectContract(of: FeedController(.morning).rows) }
/// ```
///
/// Counts, titles, ids and content asked twice have to agree, ids have to be unique and found again,
/// identifiers to stand for one class, heights to fit; see ``ContractCheck``.
///
/// - `source`: The data source.
/// - `width`: The width of the cells, in points.
/// - `ignoring`: The paths of properties that may be other ones each time, from the cell.
public func expectContract(
  of source: any TableDataSource, width: Double = 320, ignoring: Set<String> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) {
  let violations = ContractCheck(width: width, ignoring: ignoring).violations(of: source)
  guard !violations.isEmpty else { return }
  reportFailure(
    violations.map(\.description).joined(separator: "\n"),
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Changes lists at random, by the actions that they name, and fails where a change was not announced,
/// was announced wrongly, or leaves something wrong on the screen.
///
/// ```swift
/// @Test func edits() {
///   expectContract {
///     let feed = FeedController(.morning)
///     return ListUnderTest(
///       table: feed.table, owner: feed, actions: [.init("like the first") { feed.like(0) }])
///   }
/// }
/// ```
///
/// The failure is a script of the fewest steps, with the seed that leads there again; see
/// ``RandomWalk``.
///
/// - `steps`: The number of steps of each walk.
/// - `seeds`: The seeds: each gives the same steps always.
/// - `ignoring`: The paths of properties that may differ from those of a new cell: `"line.text"`.
/// - `make`: Makes the list anew, the same each time.
/// - Precondition: At least one step.
public func expectContract(
  steps: Int = 60, seeds: ClosedRange<UInt64> = 1...10, ignoring: Set<String> = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column, of make: @escaping () -> ListUnderTest
) {
  let walk = RandomWalk(steps: steps, seeds: seeds, ignoring: ignoring)
  guard let failure = walk.failure(of: make) else { return }
  reportFailure(
    failure.description,
    at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}
