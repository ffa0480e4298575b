import Foundation

/// A line on the terminal that says what is being measured, where there is a terminal.
struct Progress {
  private let isShown = isatty(STDERR_FILENO) == 1

  /// Replaces the line.
  func show(_ text: String) {
    guard isShown else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8))
  }

  /// Takes the line away, before something is printed where it stands.
  func clear() { show("") }
}
