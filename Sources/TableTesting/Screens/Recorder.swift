import Foundation
import Synchronization

/// The writer of found texts into sources and files.
final class Recorder: Sendable {
  static let shared = Recorder()

  /// True if the environment asks for recording, by `TABLES_RECORD=1`.
  static let isOn = !["", "0"].contains(ProcessInfo.processInfo.environment["TABLES_RECORD"] ?? "")

  private let state = Mutex(State())

  private struct State {
    /// The texts that were found in this run, by the calls and files that expect them.
    var found: [String: String] = [:]
    var sources: [String: EditedSource] = [:]
  }

  /// Notes the text that was found for a call or a file; throws if it was another one before.
  func note(_ text: String, for target: String) throws {
    let first = state.withLock { state in
      if state.found[target] == nil { state.found[target] = text }
      return state.found[target]
    }
    guard first == text else {
      throw RecordingRefusal(
        "another text was found for \(target) before in the same run, as in a loop; give each text "
          + "a literal or a file of its own")
    }
  }

  /// Replaces the literal of a call in a source file.
  ///
  /// - Parameters:
  ///   - text: The text to write.
  ///   - expected: The value of the literal, as built.
  ///   - path: The source file.
  ///   - line: The line of the call, as built.
  ///   - column: The column of the call in bytes.
  func record(
    _ text: String, insteadOf expected: String, inFileAt path: String, line: Int, column: Int
  ) throws {
    try state.withLock { state in
      let present = try String(contentsOfFile: path, encoding: .utf8)
      var source = state.sources[path] ?? EditedSource(present)
      guard source.text == present else {
        throw RecordingRefusal("\(path) was changed by somebody else meanwhile; run the test again")
      }
      try source.replaceLiteral(ofCallAt: line, column: column, value: expected, by: text)
      try write(source.text, toFileAt: path)
      state.sources[path] = source
    }
  }

  /// Writes a text into a file, and makes its folder if there is none.
  func record(_ text: String, inFileAt path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write(text + "\n", toFileAt: path)
  }

  /// Writes a file in one step, so that it is never half written.
  private func write(_ text: String, toFileAt path: String) throws {
    // Behind a link is what is to be replaced, not the link.
    let url = URL(filePath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path())
    // A step that replaces the file would need no permission of it.
    if let mode = attributes?[.posixPermissions] as? Int, mode & 0o200 == 0 {
      throw RecordingRefusal("\(path) is read-only")
    }
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}

/// A reason why a found text was not written down; nothing was changed then.
struct RecordingRefusal: LocalizedError, Equatable {
  let errorDescription: String?

  init(_ reason: String) { errorDescription = reason }
}
