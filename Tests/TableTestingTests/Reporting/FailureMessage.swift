import Synchronization
import Testing

/// Returns the text of the one failure that a body reports; an issue without one.
func failureMessage(of body: () throws -> Void) rethrows -> String {
  let messages = Messages()
  try withKnownIssue {
    try body()
  } matching: { issue in
    messages.append(issue.comments.map(\.rawValue).joined(separator: "\n"))
    return true
  }
  #expect(messages.all.count == 1)
  return messages.all.first ?? ""
}

private final class Messages: Sendable {
  private let list = Mutex<[String]>([])
  var all: [String] { list.withLock { $0 } }
  func append(_ message: String) { list.withLock { $0.append(message) } }
}
