import Synchronization
import Testing

/// The failures that a snippet reports, as its output.
nonisolated final class ReportedFailures: Sendable {
  private let texts = Mutex<[String]>([])

  /// A program that runs a snippet, whose expectations may fail, and prints what they report.
  static func printing(
    _ snippet: @escaping @Sendable () async throws -> Void
  ) -> SnippetProgram {
    {
      let failures = ReportedFailures()
      try await withKnownIssue(isIntermittent: true) {
        try await snippet()
      } matching: { issue in
        failures.texts.withLock { texts in
          texts += issue.comments.map(\.rawValue)
          texts += issue.error.map { ["Caught error: \($0)"] } ?? []
        }
        return true
      }
      for text in failures.texts.withLock({ $0 }) { SnippetOutput.print(text + "\n") }
    }
  }
}
