import Foundation

/// The comparison of a found text with the one that a test expects, in a literal or in a file.
struct TextExpectation {
  /// The word for what is compared, as in "The screen is not as expected".
  let noun: String
  let found: String
  let place: SourcePlace
  /// True if found texts replace the expected ones.
  let isRecording: Bool

  init(
    noun: String, found: String, place: SourcePlace, isRecording: Bool = Recorder.isOn
  ) {
    (self.noun, self.found, self.place) = (noun, found.withoutBlankEnd, place)
    self.isRecording = isRecording
  }

  /// Compares with a text that stands in the call, after the label `is`.
  func check(literal text: String) {
    let call = Recorder.Call("\(place.filePath)", line: place.line, column: place.column)
    check(text, in: "the literal", at: call) { () throws(RecordingRefusal) in
      try Recorder.shared.record(found, insteadOf: text, at: call)
    }
  }

  /// Compares with the text of a file in the folder `__Screens__` beside a test.
  func check(fileNamed name: String, besides testPath: String) {
    do throws(RecordingRefusal) {
      let file = try ScreenFile(named: name, besides: testPath)
      let text = try file.text()
      guard text != nil || isRecording else { throw .missing(file.path) }
      check(text ?? "", in: file.path, isMissing: text == nil, at: Recorder.Call(file)) {
        () throws(RecordingRefusal) in
        try Recorder.shared.record(found, into: file)
      }
    } catch {
      fail(
        "The \(noun) cannot be compared: \(error)\n\(TextComparison(expected: "", found: found))")
    }
  }

  private func check(
    _ text: String, in target: String, isMissing: Bool = false, at call: Recorder.Call,
    record: () throws(RecordingRefusal) -> Void
  ) {
    let comparison = TextComparison(expected: text.withoutBlankEnd, found: found)
    guard !comparison.isEqual || isMissing else {
      if isRecording { Recorder.shared.keep(found, at: call) }
      return
    }
    guard isRecording else {
      return fail(
        "The \(noun) is not as expected\(comparison.firstPlace):\n\(comparison)\n"
          + "TABLES_RECORD=1 swift test records what was found.")
    }
    do throws(RecordingRefusal) {
      try record()
      fail("The \(noun) was recorded in \(target); look at it, and run the test again:\n\(found)")
    } catch {
      fail("The \(noun) could not be recorded: \(error)\n\(comparison)")
    }
  }

  private func fail(_ message: String) { reportFailure(message, at: place) }
}
