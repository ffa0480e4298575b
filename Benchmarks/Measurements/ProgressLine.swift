import CommandLines
import Foundation

/// A line on the terminal that names the present measurement, if there is a terminal.
package struct ProgressLine {
  private let isShown = isatty(STDERR_FILENO) == 1

  package init() {}

  /// Replaces the line.
  package func show(_ text: String) {
    guard isShown else { return }
    StandardStreams.complain("\r\u{1B}[K\(text)")
  }

  /// Removes the line, before something is printed there.
  package func clear() { show("") }
}
