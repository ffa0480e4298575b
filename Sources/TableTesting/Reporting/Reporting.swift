import Testing

/// Records the failure of an expectation in the test that runs: the one door for all of them.
///
/// Each of the two libraries loses what is recorded in it while a test of the other runs, and the test
/// then passes. So Swift Testing is asked first, which knows its own test; then XCTest. A failure
/// outside of both, as in a detached task, ends the process with its text.
func reportFailure(_ message: String, at place: SourcePlace) {
  if Test.current != nil {
    Issue.record(Comment(rawValue: message), sourceLocation: SourceLocation(place))
  } else if !recordInXCTest(message, at: place) {
    fatalError(
      "An expectation failed, and no test could be told of it: it was met in a detached task, or "
        + "after the test had ended. Await the task in the test.\n\(place): \(message)")
  }
}

extension SourceLocation {
  fileprivate init(_ place: SourcePlace) {
    self.init(
      fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: place.line,
      column: place.column)
  }
}
