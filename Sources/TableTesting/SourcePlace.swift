/// The place in a test's source that an expectation stands at, where its failure is reported.
struct SourcePlace: Sendable {
  let fileID: String
  let filePath: String
  /// The line of the call, counted from 1.
  let line: Int
  /// The column of the call in bytes, counted from 1.
  let column: Int
}
