import Foundation

/// The comparison of a found text with the one that a test expects, in a literal or in a file.
struct TextExpectation {
  /// The word for what is compared, as in "The screen is not as expected".
  let noun: String
  let found: String
  let place: SourcePlace
  /// The further lines of a failure, each after a line end.
  let notes: () -> String
  /// True if found texts replace the expected ones.
  let isRecording: Bool

  init(
    _ noun: String, found: String, at place: SourcePlace,
    notes: @escaping @autoclosure () -> String = "", isRecording: Bool = Recorder.isOn
  ) {
    (self.noun, self.found, self.place) = (noun, found.withoutBlankEnd, place)
    (self.notes, self.isRecording) = (notes, isRecording)
  }

  /// Compares with a text that stands in the call, after the label `is`.
  func check(literal text: String) {
    let path = "\(place.filePath)"
    check(text, in: "the literal at \(path):\(place.line):\(place.column)") {
      try Recorder.shared.record(
        found, insteadOf: text, inFileAt: path, line: place.line, column: place.column)
    }
  }

  /// Compares with the text of a file in the folder `__Screens__` beside a test.
  func check(fileNamed name: String, besides testPath: String) {
    guard !name.isEmpty, !name.contains("/") else {
      return fail("A screen's file is named by a word without /, not by \"\(name)\".")
    }
    let path = URL(filePath: testPath).deletingLastPathComponent()
      .appending(path: "__Screens__/\(name).txt").path(percentEncoded: false)
    do {
      let isThere = FileManager.default.fileExists(atPath: path)
      let text =
        isThere || !isRecording ? try String(contentsOfFile: path, encoding: .utf8) : nil
      check(text, in: path) { try Recorder.shared.record(found, inFileAt: path) }
    } catch {
      let comparison = TextComparison(expected: "", found: found)
      fail(
        "The \(noun) cannot be compared with \(path): \(error.localizedDescription)\n\(comparison)\n"
          + "TABLES_RECORD=1 swift test writes the file if there is none.")
    }
  }

  /// Compares with a text, or writes the found one where it is.
  private func check(_ text: String?, in target: String, record: () throws -> Void) {
    let comparison = TextComparison(expected: text?.withoutBlankEnd ?? "", found: found)
    let isEqual = text != nil && comparison.isEqual
    guard isRecording else {
      if !isEqual {
        fail(
          "The \(noun) is not as expected:\n\(comparison)\n"
            + "TABLES_RECORD=1 swift test records what was found.")
      }
      return
    }
    do {
      try Recorder.shared.note(found, for: target)
      if isEqual { return }
      try record()
      fail("The \(noun) was recorded in \(target); look at it, and run the test again:\n\(found)")
    } catch {
      fail("The \(noun) could not be recorded: \(error.localizedDescription).\n\(comparison)")
    }
  }

  private func fail(_ message: String) { reportFailure(message + notes(), at: place) }
}
