import Synchronization
import Testing

/// The failures that a snippet reports, as its output.
nonisolated final class ReportedFailures: Sendable {
  private let texts = Mutex<[String]>([])

  /// A program that runs a snippet, whose expectations may fail, and prints what they report.
  ///
  /// - Parameter runs: The number of times that it runs at most, until something is reported. What
  ///   depends on time may not happen while other tests keep the main actor.
  static func printing(
    _ snippet: @escaping @Sendable () async throws -> Void, runs: Int = 1
  ) -> SnippetProgram {
    {
      let failures = ReportedFailures()
      for _ in 0..<runs where failures.texts.withLock({ $0.isEmpty }) {
        try await withKnownIssue(isIntermittent: true) {
          try await snippet()
        } matching: { issue in
          failures.texts.withLock { texts in
            texts += issue.comments.map(\.rawValue)
            texts += issue.error.map { ["Caught error: \($0)"] } ?? []
          }
          return true
        }
      }
      for text in failures.texts.withLock({ $0 }) { SnippetOutput.print(text + "\n") }
    }
  }
}
