import Foundation
import Synchronization

/// The writer of found texts into sources and files; it knows what this run has written.
final class Recorder: Sendable {
  static let shared = Recorder()

  /// True if the environment asks for recording, by `TABLES_RECORD=1`.
  static let isOn = !["", "0"].contains(ProcessInfo.processInfo.environment["TABLES_RECORD"] ?? "")

  private let state = Mutex(State())

  /// Replaces the literal after the label `is` of a call.
  ///
  /// - Parameters:
  ///   - text: The text to write.
  ///   - expected: The value of the literal, as built.
  ///   - call: The call, as built.
  func record(
    _ text: String, insteadOf expected: String, at call: Call
  ) throws(RecordingRefusal) {
    try withState { state throws(RecordingRefusal) in
      guard try state.isNew(text, for: call, called: "the literal") else { return }
      let lines = (state.shifts[call.path] ?? []).reduce(0) {
        $0 + ($1.line < call.line ? $1.lines : 0)
      }
      let source = SwiftSource(try readText(atPath: call.path))
      guard let opening = source.opening(line: call.line + lines, column: call.column) else {
        throw .changed(call.path, line: call.line)
      }
      guard let literal = source.literal(labelled: "is", inCallAt: opening) else {
        throw .noLiteral(call.path, line: call.line)
      }
      guard let value = literal.value else { throw .interpolation(call.path, line: call.line) }
      guard value == expected else { throw .changed(call.path, line: call.line) }
      let recorded = source.replacing(literal, by: text)
      try writeText(recorded.text, toPath: call.path)
      let end = source.line(of: literal.bytes.lowerBound) - lines
      state.shifts[call.path, default: []].append((end, recorded.addedLines))
      state.written[call] = text
    }
  }

  /// Writes a text into a file.
  func record(_ text: String, into file: ScreenFile) throws(RecordingRefusal) {
    try withState { state throws(RecordingRefusal) in
      guard try state.isNew(text, for: Call(file), called: file.path) else { return }
      try writeText(text + "\n", toPath: file.path)
      state.written[Call(file)] = text
    }
  }

  /// Notes that a call has the right text already.
  func keep(_ text: String, at call: Call) {
    state.withLock { $0.written[call] = text }
  }

  /// The place of a call in a file as it was built; line and column are 0 for the whole of a file.
  struct Call: Hashable {
    var path: String
    var line = 0
    var column = 0

    init(_ file: ScreenFile) { path = file.path }

    init(_ path: String, line: Int, column: Int) {
      (self.path, self.line, self.column) = (path, line, column)
    }
  }

  private func withState(
    _ body: (inout State) throws(RecordingRefusal) -> Void
  ) throws(RecordingRefusal) {
    try state.withLock { state in
      Result { () throws(RecordingRefusal) in try body(&state) }
    }.get()
  }

  private struct State {
    /// The texts that this run has written or found right, by their calls.
    var written: [Call: String] = [:]
    /// The lines that recordings added to a file, each after a line of the file as it was built.
    var shifts: [String: [(line: Int, lines: Int)]] = [:]

    /// Returns false if the text has been written there before.
    func isNew(
      _ text: String, for call: Call, called target: String
    ) throws(RecordingRefusal) -> Bool {
      guard let other = written[call] else { return true }
      guard other == text else { throw .twice(target) }
      return false
    }
  }
}
