import CommandLines
import Foundation

/// A line on the terminal that says what is being measured, where there is a terminal.
struct Progress {
  private let isShown = isatty(STDERR_FILENO) == 1

  /// Replaces the line.
  func show(_ text: String) {
    guard isShown else { return }
    StandardStreams.complain("\r\u{1B}[K\(text)")
  }

  /// Takes the line away, before something is printed where it stands.
  func clear() { show("") }
}
