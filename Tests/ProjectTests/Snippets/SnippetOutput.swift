import Foundation

/// The output of a snippet.
///
/// Snippets print from functions and from local types, which cannot take an output as an argument:
/// the output belongs to the task.
nonisolated final class SnippetOutput {
  @TaskLocal private static var current: SnippetOutput?

  private let lock = NSLock()
  private var text = ""

  /// Runs a snippet and returns what it printed, line by line.
  static func lines(of snippet: SnippetProgram) async throws -> [String] {
    let output = SnippetOutput()
    try await $current.withValue(output) { try await snippet() }
    let text = output.lock.withLock { output.text }
    return text.isEmpty ? [] : text.withoutLastLineEnd.numberedLines.map(\.text)
  }

  /// Runs what other snippets go on from, without what it prints.
  static func discarding<Result>(_ snippet: () throws -> Result) rethrows -> Result {
    try $current.withValue(SnippetOutput()) { try snippet() }
  }

  /// Adds to the output of the snippet that is running.
  ///
  /// - Precondition: It is called from the task that runs a snippet.
  static func print(_ text: String) {
    guard let current else {
      fatalError(
        "nothing runs a snippet here, so there is nowhere to print \(text.debugDescription)")
    }
    current.lock.withLock { current.text += text }
  }
}

/// A snippet may hand its output to another task; the lock guards the one variable.
extension SnippetOutput: @unchecked Sendable {}

nonisolated extension String {
  fileprivate var withoutLastLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
