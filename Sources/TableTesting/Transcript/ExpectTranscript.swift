/// Expects a table to have done what a transcript says; reports and records as
/// ``expectScreen(_:is:fileID:filePath:line:column:)`` does.
///
/// ```swift
/// expectTranscript(
///   transcript,
///   is: """
///     select       [0, 1]
///     reconfigure  [0, 1]  LineCell#2  ✓ Bob
///     """)
/// ```
public func expectTranscript(
  _ transcript: TableTranscript, is text: String, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  TextExpectation("transcript", found: transcript.text, at: place).check(literal: text)
}
